/// What a field of a configuration is set to, whatever its type.
public enum FieldValue: Sendable, Hashable, CustomStringConvertible {
  /// Nothing: the default of an optional field.
  case none
  /// A number, in the unit of its field.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// One of the names that the field lists, by its place in that list.
  case choice(Int)
  /// A lower and an upper bound.
  case range(Double, Double)
  /// A list of integers.
  case integers([Int])

  /// The value as a person would write it; a choice as its place in the list of its field.
  public var description: String {
    switch self {
    case .none: "none"
    case .number(let number): number.description
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let index): "choice \(index)"
    case .range(let lower, let upper): lower.description + "..." + upper.description
    case .integers(let integers):
      integers.isEmpty ? "none" : integers.map { $0.description }.joined(separator: ",")
    }
  }

  /// Whether both are the same bits, so that NaN equals NaN and 0 does not equal −0.
  public static func == (a: FieldValue, b: FieldValue) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.number(let a), .number(let b)): a.isIdentical(to: b)
    case (.flag(let a), .flag(let b)): a == b
    case (.choice(let a), .choice(let b)): a == b
    case (.range(let a, let c), .range(let b, let d)): a.isIdentical(to: b) && c.isIdentical(to: d)
    case (.integers(let a), .integers(let b)): a == b
    case (.none, _), (.number, _), (.flag, _), (.choice, _), (.range, _), (.integers, _): false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .none: hasher.combine(0)
    case .number(let number): hasher.combine(number.isNaN ? 1 : number.bitPattern)
    case .flag(let flag): hasher.combine(flag)
    case .choice(let index): hasher.combine(index)
    case .range(let lower, let upper):
      hasher.combine(lower.isNaN ? 1 : lower.bitPattern)
      hasher.combine(upper.isNaN ? 1 : upper.bitPattern)
    case .integers(let integers): hasher.combine(integers)
    }
  }
}

extension Double {
  /// Whether `other` is the same number in the same bits; all NaNs are one.
  ///
  ///     (0.0).isIdentical(to: -0.0)          // false
  ///     Double.nan.isIdentical(to: -.nan)    // true
  @inlinable public func isIdentical(to other: Double) -> Bool {
    bitPattern == other.bitPattern || (isNaN && other.isNaN)
  }
}
