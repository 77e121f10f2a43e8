import GestureEngine

/// A field of a configuration and its value.
public struct Setting: Sendable, Hashable {
  /// The index of the field in ``ControlKind/fields``.
  public var field: Int
  /// The value of the field.
  public var value: FieldValue

  /// Creates a setting of the field at the given index.
  public init(field: Int, value: FieldValue) {
    self.field = field
    self.value = value
  }
}
