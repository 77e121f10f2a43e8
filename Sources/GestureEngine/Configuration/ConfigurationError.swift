/// A configuration that makes no sense, refused when a control is made of it.
///
///     try FatSlider(.init(trackThickness: -4))
///     // trackThickness is -4.0; it has to be a finite number of at least 0
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the field.
  public let field: String
  /// What the field was.
  public let value: FieldValue
  /// What it may be, as the end of a sentence.
  public let allowed: String

  /// Refuses `value` for `field`.
  public init(field: String, value: FieldValue, allowed: String) {
    self.field = field
    self.value = value
    self.allowed = allowed
  }

  /// One line that names the field, what it was and what it may be.
  public var description: String { "\(field) is \(value.description); it has to be \(allowed)" }
}
