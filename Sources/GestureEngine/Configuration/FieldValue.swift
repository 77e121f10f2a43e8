/// The value of a field, whatever the field's type.
public enum FieldValue: Sendable, Hashable, CustomStringConvertible {
  /// No value: the default of an optional field.
  case none
  /// A number, in the unit of its field.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// One of the names that the field lists, by its index in that list.
  case choice(Int)
  /// A lower and an upper bound.
  case range(Double, Double)
  /// A list of integers.
  case integers([Int])
  /// The curve of fine scrubbing.
  case curve(FineCurve)

  /// The number, or no value.
  public init(_ number: Double?) { self = number.map(FieldValue.number) ?? .none }

  /// The choice whose raw value is its index in the list of names.
  public init(_ choice: some RawRepresentable<UInt8>) { self = .choice(Int(choice.rawValue)) }

  /// The bounds of a range.
  public init(_ range: ClosedRange<Double>) {
    self = .range(range.lowerBound, range.upperBound)
  }

  /// The value as a person would write it; a choice as its index in the list of its field.
  public var description: String {
    switch self {
    case .none: "none"
    case .number(let number): number.description
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let index): "choice \(index)"
    case .range(let lower, let upper): lower.description + "..." + upper.description
    case .integers(let integers):
      integers.isEmpty ? "none" : integers.map { $0.description }.joined(separator: ",")
    case .curve(let curve): curve.description
    }
  }

  /// Refuses a range whose bounds, or their difference, are not finite, and bounds in the wrong order.
  ///
  /// - Throws: ``ConfigurationError`` for `field`.
  func checkBounds(field: String) throws(ConfigurationError) {
    guard case .range(let lower, let upper) = self else { return }
    guard lower.isFinite, upper.isFinite, lower <= upper, (upper - lower).isFinite else {
      throw ConfigurationError(
        field: field, value: self,
        allowed: "two finite numbers with a finite difference, the lower one first")
    }
  }

  /// Returns whether both values have the same bits, so that NaN equals NaN and 0 does not equal −0.
  public static func == (a: FieldValue, b: FieldValue) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.number(let a), .number(let b)): a.isIdentical(to: b)
    case (.flag(let a), .flag(let b)): a == b
    case (.choice(let a), .choice(let b)): a == b
    case (.range(let a, let c), .range(let b, let d)): a.isIdentical(to: b) && c.isIdentical(to: d)
    case (.integers(let a), .integers(let b)): a == b
    case (.curve(let a), .curve(let b)): a.isIdentical(to: b)
    case (.none, _), (.number, _), (.flag, _), (.choice, _), (.range, _), (.integers, _),
      (.curve, _):
      false
    }
  }

  /// Hashes the parts that `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .none: hasher.combine(0)
    case .number(let number): hasher.combine(number.identity)
    case .flag(let flag): hasher.combine(flag)
    case .choice(let index): hasher.combine(index)
    case .range(let lower, let upper):
      hasher.combine(lower.identity)
      hasher.combine(upper.identity)
    case .integers(let integers): hasher.combine(integers)
    case .curve(let curve):
      hasher.combine(FineCurve.names.firstIndex(of: curve.name))
      for zone in curve.zones {
        hasher.combine(zone.distance.identity)
        hasher.combine(zone.speed.identity)
      }
    }
  }
}

extension Double {
  /// A number that is equal for numbers that ``isIdentical(to:)`` takes for the same, to be hashed.
  fileprivate var identity: UInt64 { isNaN ? 1 : bitPattern }

  /// Returns whether `other` is the same number in the same bits; all NaNs count as the same.
  ///
  ///     (0.0).isIdentical(to: -0.0)          // false
  ///     Double.nan.isIdentical(to: -.nan)    // true
  @inlinable public func isIdentical(to other: Double) -> Bool {
    bitPattern == other.bitPattern || (isNaN && other.isNaN)
  }
}
