/// One field of a control's configuration, described for programs: texts, generators, editors.
///
///     let field = StepSlider.Configuration.fields[3]  // "stops", at least one integer
///     try field.check(.integers([]))  // throws: stops is none; it has to be at least one integer
public struct ConfigurationField: Sendable {
  /// What the value of a field means, and so how it is written and what a law may do to it.
  public enum Kind: Sendable {
    /// A number of points, which grows when everything grows.
    case length(FieldRequirement)
    /// Any other number.
    case number(FieldRequirement)
    /// Yes or no.
    case flag
    /// One of these names.
    case choice([String])
    /// A lower and an upper bound.
    case range
    /// A list of at least so many integers.
    case integers(atLeast: Int)
  }

  /// The name, as in Swift and in `.drag` text.
  public let name: String
  /// What its value means.
  public let kind: Kind
  /// Whether it may be `none`.
  public let isOptional: Bool

  /// Describes a field.
  ///
  /// - Parameters:
  ///   - name: The name of the Swift property.
  ///   - kind: What its value means.
  ///   - isOptional: Whether it may be `none`.
  public init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }

  /// Refuses a value that this field cannot have, whatever the others are.
  ///
  /// - Throws: ``ConfigurationError`` for this field.
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
        throw ConfigurationError(
          field: name, value: value, allowed: names.joined(separator: ", "))
      }
    case (.integers(let least), .integers(let integers)):
      guard integers.count >= least else {
        throw ConfigurationError(
          field: name, value: value,
          allowed: least == 1 ? "at least one integer" : "at least \(least) integers")
      }
    case (.length, _), (.number, _), (.flag, _), (.choice, _), (.range, _), (.integers, _):
      return
    }
  }
}
