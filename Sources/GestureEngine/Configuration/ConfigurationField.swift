/// A field of a control's configuration, described for programs that read, write or generate it.
///
///     let field = StepSlider.Configuration.fields[3]  // "stops", at least one integer
///     try field.check(.integers([]))  // throws: stops is none; it must be at least one integer
public struct ConfigurationField: Sendable {
  /// The meaning of a field's value, which decides how the value is written and scaled.
  public enum Kind: Sendable {
    /// A number of points, at most ``DeclaredLengths/greatestSetting``.
    case length(FieldRequirement)
    /// Any other number.
    case number(FieldRequirement)
    /// Yes or no.
    case flag
    /// One of these names.
    case choice([String])
    /// A lower and an upper bound.
    case range
    /// A list of at least this many integers.
    case integers(atLeast: Int)
    /// The curve of fine scrubbing.
    case curve
  }

  /// The name, in Swift and in `.drag` text.
  public let name: String
  /// The meaning of the value.
  public let kind: Kind
  /// Whether the value may be `none`.
  public let isOptional: Bool

  /// A field with the given name and meaning.
  ///
  /// - Parameters:
  ///   - name: The name of the Swift property.
  ///   - kind: The meaning of the value.
  ///   - isOptional: Whether the value may be `none`.
  public init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }

  /// Refuses a value that this field cannot have, whatever the other fields are.
  ///
  ///     try field.check(.flag(true))  // throws: stops is true; it must be a list of integers
  ///
  /// - Throws: ``ConfigurationError`` for this field, also if the value is of another kind than the field's.
  public func check(_ value: FieldValue) throws(ConfigurationError) {
    switch (kind, value) {
    case (.length(let requirement), .number(let number)):
      try requirement.check(number, field: name)
      try FieldRequirement.length.check(number, field: name)
    case (.number(let requirement), .number(let number)):
      try requirement.check(number, field: name)
    case (.range, .range):
      try value.checkBounds(field: name)
    case (.choice(let names), .choice(let index)):
      guard names.indices.contains(index) else {
        throw ConfigurationError(field: name, value: value, allowed: kind.description)
      }
    case (.integers(let least), .integers(let integers)):
      guard integers.count >= least else {
        throw ConfigurationError(
          field: name, value: value,
          allowed: least == 1 ? "at least one integer" : "at least \(least) integers")
      }
    case (.curve, .curve(let curve)):
      try curve.check(field: name)
    case (.flag, .flag): return
    case (.length, _), (.number, _), (.flag, _), (.choice, _), (.range, _), (.integers, _),
      (.curve, _):
      guard isOptional, case .none = value else {
        throw ConfigurationError(field: name, value: value, allowed: kind.description)
      }
    }
  }
}

extension ConfigurationField.Kind {
  /// The values of the kind, as the end of a sentence that begins "it must be".
  fileprivate var description: String {
    switch self {
    case .length(let requirement), .number(let requirement): requirement.description
    case .flag: "true or false"
    case .choice(let names): names.joined(separator: ", ")
    case .range: "a lower and an upper bound"
    case .integers: "a list of integers"
    case .curve: "a curve"
    }
  }
}
