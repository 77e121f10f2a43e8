/// The configuration of a control: plain data with a default for every field.
///
/// Any value can be written into a configuration; a control checks the configuration that it is made
/// of. The table of ``fields`` lets programs read, write and check a configuration without knowing its
/// type.
///
///     var configuration = FatSlider.Configuration()
///     let index = FatSlider.Configuration.fields.firstIndex { $0.name == "trackThickness" }!
///     try configuration.set(field: index, to: .number(6))
///     configuration.trackThickness  // 6
public protocol ControlConfiguration: Sendable, Hashable {
  /// The default configuration.
  init()

  /// The fields and the Swift properties that store them, in the order in which they are written.
  static var properties: [ConfigurationProperty<Self>] { get }
}

extension ControlConfiguration {
  /// The fields, in the order in which they are written.
  public static var fields: [ConfigurationField] { properties.map { $0.field } }

  /// The value of a field by its index in ``fields``.
  ///
  /// A value of another kind than the field's is not stored.
  public subscript(field: Int) -> FieldValue {
    get { Self.properties[field].value(in: self) }
    set { Self.properties[field].store(newValue, in: &self) }
  }

  /// Refuses the first field that has a value it cannot have, whatever the other fields are.
  ///
  /// - Throws: ``ConfigurationError``, the same error each time.
  public func checkFields() throws(ConfigurationError) {
    for property in Self.properties { try property.field.check(property.value(in: self)) }
  }

  /// Sets a field by its index in ``fields`` to a value that comes from outside the program.
  ///
  /// A value that the field's type cannot hold, such as half a bar, is refused here. A value that it can
  /// hold is checked again when a control is made.
  ///
  /// - Throws: ``ConfigurationError`` where the field cannot have that value.
  public mutating func set(
    field index: Int, to value: FieldValue
  ) throws(ConfigurationError) {
    try Self.properties[index].field.check(value)
    self[index] = value
  }
}

/// The configuration of a control that has no fields.
public struct NoConfiguration: ControlConfiguration {
  /// The only configuration without fields.
  public init() {}

  /// No fields.
  public static let properties: [ConfigurationProperty<NoConfiguration>] = []
}
