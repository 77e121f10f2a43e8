import GestureEngine

/// One field of a configuration and what it is set to.
public struct Setting: Sendable, Hashable {
  /// The place of the field in ``ControlKind/fields``.
  public var field: Int
  /// What it is set to.
  public var value: FieldValue

  /// Sets the field at the given place.
  public init(field: Int, value: FieldValue) {
    self.field = field
    self.value = value
  }
}
