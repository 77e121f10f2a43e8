/// A field of a configuration and the Swift property that stores it: the one place that declares both.
///
///     static let properties: [ConfigurationProperty<Configuration>] = [
///       .length("trackThickness", .nonNegative) { $1(&$0.trackThickness) },
///       .flag("isSticky") { $1(&$0.isSticky) },
///     ]
///
/// The closure calls its second argument with the stored property of its first. Both reading and
/// writing go through it, so a field cannot be read from one property and written to another.
public struct ConfigurationProperty<Configuration>: Sendable {
  /// A function that calls its second argument with a stored property of its first.
  public typealias Access<Value> = @Sendable (inout Configuration, (inout Value) -> Void) -> Void

  /// The name and the meaning of the field.
  public let field: ConfigurationField
  private let read: @Sendable (Configuration) -> FieldValue
  private let write: @Sendable (inout Configuration, FieldValue) -> Void

  private init<Value>(
    _ field: ConfigurationField, _ access: @escaping Access<Value>,
    read: @escaping @Sendable (Value) -> FieldValue,
    write: @escaping @Sendable (FieldValue, inout Value) -> Void
  ) {
    self.init(field) { configuration in
      var (configuration, value) = (configuration, FieldValue.none)
      access(&configuration) { value = read($0) }
      return value
    } write: { configuration, value in
      access(&configuration) { write(value, &$0) }
    }
  }

  private init(
    _ field: ConfigurationField, read: @escaping @Sendable (Configuration) -> FieldValue,
    write: @escaping @Sendable (inout Configuration, FieldValue) -> Void
  ) {
    self.field = field
    self.read = read
    self.write = write
  }

  /// Returns the value of the field in `configuration`.
  public func value(in configuration: Configuration) -> FieldValue { read(configuration) }

  /// Stores `value` in `configuration`; a value of another kind than the field's is not stored.
  public func store(_ value: FieldValue, in configuration: inout Configuration) {
    write(&configuration, value)
  }

  /// Returns this field as a field of a configuration that contains this one.
  public func inside<Whole>(
    _ access: @escaping ConfigurationProperty<Whole>.Access<Configuration>
  ) -> ConfigurationProperty<Whole> {
    let (read, write) = (read, write)
    return ConfigurationProperty<Whole>(field, access, read: read) { write(&$1, $0) }
  }
}

extension ConfigurationProperty {
  /// A field that is a number of points.
  public static func length(
    _ name: String, _ requirement: FieldRequirement, _ access: @escaping Access<Double>
  ) -> ConfigurationProperty {
    .number(ConfigurationField(name, .length(requirement)), access)
  }

  /// A field that is a number, but not of points.
  public static func number(
    _ name: String, _ requirement: FieldRequirement, _ access: @escaping Access<Double>
  ) -> ConfigurationProperty {
    .number(ConfigurationField(name, .number(requirement)), access)
  }

  private static func number(
    _ field: ConfigurationField, _ access: @escaping Access<Double>
  ) -> ConfigurationProperty {
    ConfigurationProperty(field, access) {
      .number($0)
    } write: {
      if case .number(let number) = $0 { $1 = number }
    }
  }

  /// A field that is a number, but not of points, or `none`.
  public static func optionalNumber(
    _ name: String, _ requirement: FieldRequirement, _ access: @escaping Access<Double?>
  ) -> ConfigurationProperty {
    ConfigurationProperty(ConfigurationField(name, .number(requirement), isOptional: true), access)
    {
      FieldValue($0)
    } write: {
      switch $0 {
      case .number(let number): $1 = number
      case .none: $1 = nil
      case .flag, .choice, .range, .integers, .curve: break
      }
    }
  }

  /// A field that is a whole number; half an integer is not stored.
  public static func integer(
    _ name: String, _ range: ClosedRange<Int>, _ access: @escaping Access<Int>
  ) -> ConfigurationProperty {
    let requirement = FieldRequirement.integer(range.lowerBound, range.upperBound)
    return ConfigurationProperty(ConfigurationField(name, .number(requirement)), access) {
      .number(Double($0))
    } write: {
      if case .number(let number) = $0, let integer = Int(exactly: number) { $1 = integer }
    }
  }

  /// A field that is yes or no.
  public static func flag(
    _ name: String, _ access: @escaping Access<Bool>
  ) -> ConfigurationProperty {
    ConfigurationProperty(ConfigurationField(name, .flag), access) {
      .flag($0)
    } write: {
      if case .flag(let flag) = $0 { $1 = flag }
    }
  }

  /// A field that is one case of an enumeration, whose raw values are the places of `names`.
  public static func choice<Choice: RawRepresentable<UInt8> & Sendable>(
    _ name: String, _ names: [String], _ access: @escaping Access<Choice>
  ) -> ConfigurationProperty {
    ConfigurationProperty(ConfigurationField(name, .choice(names)), access) {
      FieldValue($0)
    } write: {
      guard case .choice(let index) = $0, let raw = UInt8(exactly: index),
        let choice = Choice(rawValue: raw)
      else { return }
      $1 = choice
    }
  }

  /// A field that is a lower and an upper bound; bounds in the wrong order are not stored.
  public static func range(
    _ name: String, _ access: @escaping Access<ClosedRange<Double>>
  ) -> ConfigurationProperty {
    ConfigurationProperty(ConfigurationField(name, .range), access) {
      FieldValue($0)
    } write: {
      if case .range(let lower, let upper) = $0, lower <= upper { $1 = lower...upper }
    }
  }

  /// A field that is a list of at least `least` integers.
  public static func integers(
    _ name: String, atLeast least: Int, _ access: @escaping Access<[Int]>
  ) -> ConfigurationProperty {
    ConfigurationProperty(ConfigurationField(name, .integers(atLeast: least)), access) {
      .integers($0)
    } write: {
      if case .integers(let integers) = $0 { $1 = integers }
    }
  }
}

extension ConfigurationProperty {
  /// A field that is the curve of fine scrubbing.
  public static func curve(
    _ name: String, _ access: @escaping Access<FineCurve>
  ) -> ConfigurationProperty {
    ConfigurationProperty(ConfigurationField(name, .curve), access) {
      .curve($0)
    } write: {
      if case .curve(let curve) = $0 { $1 = curve }
    }
  }
}

extension Direction {
  /// The names of the directions in a configuration, in the order of their raw values.
  public static let fieldNames = ["leftToRight", "rightToLeft", "bottomToTop", "topToBottom"]
}
