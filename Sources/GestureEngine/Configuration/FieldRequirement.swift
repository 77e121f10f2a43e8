/// The numbers that a field may have, which a control checks and its error describes.
///
///     FieldRequirement.open(0, 1).isMet(by: 0)  // false
///     FieldRequirement.open(0, 1).description   // "a number above 0.0 and below 1.0"
public enum FieldRequirement: Sendable, Hashable {
  /// Any finite number.
  case finite
  /// A finite number of at least 0.
  case nonNegative
  /// A finite number above 0.
  case positive
  /// A number between two others, which it may not equal.
  case open(Double, Double)
  /// A number from the first to the second.
  case closed(Double, Double)
  /// A whole number from the first to the second.
  case integer(Int, Int)

  /// The lengths that any configuration may have, in either direction.
  static var length: FieldRequirement {
    .closed(-DeclaredLengths.greatestSetting, DeclaredLengths.greatestSetting)
  }

  /// The numbers in a range.
  static func inside(_ range: ClosedRange<Double>) -> FieldRequirement {
    .closed(range.lowerBound, range.upperBound)
  }

  /// Returns whether `number` meets the requirement.
  public func isMet(by number: Double) -> Bool {
    guard number.isFinite else { return false }
    switch self {
    case .finite: return true
    case .nonNegative: return number >= 0
    case .positive: return number > 0
    case .open(let lower, let upper): return number > lower && number < upper
    case .closed(let lower, let upper): return number >= lower && number <= upper
    case .integer(let lower, let upper):
      return number == number.rounded() && number >= Double(lower) && number <= Double(upper)
    }
  }

  /// The requirement as the end of a sentence that begins "it must be".
  public var description: String {
    switch self {
    case .finite: "a finite number"
    case .nonNegative: "a finite number of at least 0"
    case .positive: "a finite number above 0"
    case .open(let lower, let upper): "a number above \(lower) and below \(upper)"
    case .closed(let lower, let upper): "a number from \(lower) to \(upper)"
    case .integer(let lower, let upper): "a whole number from \(lower) to \(upper)"
    }
  }

  /// Refuses a number that does not meet the requirement; `nil` meets any.
  ///
  /// - Throws: ``ConfigurationError`` for `field`.
  func check(_ number: Double?, field: String) throws(ConfigurationError) {
    guard let number, !isMet(by: number) else { return }
    throw ConfigurationError(field: field, value: .number(number), allowed: description)
  }
}
