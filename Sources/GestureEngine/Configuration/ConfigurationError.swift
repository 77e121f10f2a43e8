/// An error that says which field of a configuration is refused, and what the field may be.
///
///     try FatSlider(.init(trackThickness: -4))
///     // trackThickness is -4.0; it must be a finite number of at least 0
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the field.
  public let field: String
  /// The value of the field.
  public let value: FieldValue
  /// The values that the field may have, as the end of a sentence.
  public let allowed: String

  /// Refuses `value` for `field`.
  public init(field: String, value: FieldValue, allowed: String) {
    self.field = field
    self.value = value
    self.allowed = allowed
  }

  /// One line that names the field, its value, and the values that it may have.
  public var description: String { "\(field) is \(value.description); it must be \(allowed)" }
}
