/// The configuration of a control: plain data with a default for every field.
///
/// Anything can be written into a configuration; it is checked when a control is made of it. The
/// table of ``fields`` lets programs read, write and check it without knowing its type.
///
///     var configuration = FatSlider.Configuration()
///     let index = FatSlider.Configuration.fields.firstIndex { $0.name == "trackThickness" }!
///     try configuration.set(field: index, to: .number(6))
///     configuration.trackThickness  // 6
public protocol ControlConfiguration: Sendable, Hashable {
  /// The default configuration.
  init()

  /// The fields, in the order in which they are written.
  static var fields: [ConfigurationField] { get }

  /// The value of a field by its place in ``fields``.
  ///
  /// A value of another kind than the field's is not stored.
  subscript(field: Int) -> FieldValue { get set }
}

extension ControlConfiguration {
  /// Refuses the first field that has a value it cannot have, whatever the other fields are.
  ///
  /// - Throws: ``ConfigurationError``, the same one each time.
  public func checkFields() throws(ConfigurationError) {
    for (index, field) in Self.fields.enumerated() { try field.check(self[index]) }
  }

  /// Sets a field by its place in ``fields`` to a value that comes from outside.
  ///
  /// What the type of the field cannot even hold, such as half a bar, is refused here; the rest when
  /// a control is made.
  ///
  /// - Throws: ``ConfigurationError`` where the field cannot have that value.
  public mutating func set(
    field index: Int, to value: FieldValue
  ) throws(ConfigurationError) {
    try Self.fields[index].check(value)
    self[index] = value
  }
}

/// The configuration of a control that has nothing to configure.
public struct NoConfiguration: ControlConfiguration {
  /// The only one there is.
  public init() {}

  /// No fields.
  public static let fields: [ConfigurationField] = []

  /// There is no field to read or write.
  public subscript(field: Int) -> FieldValue {
    get { .none }
    set {}
  }
}
