/// A set of integers of which most neighbors of a member are not members.
///
/// A search that lowers a member by halves and by single steps soon ends at a member that is not the
/// simplest, so these sets show whether a shrinker can take other steps.
enum SparseSet: String, CaseIterable, Sendable {
  case oddAbove1000 = "odd and above 1000"
  case negativeOdd = "negative and odd"
  case evenBelowMinus1000 = "even and below -1000"
  case lowByteFull = "low byte 0xff"
  case negativeMultipleOf10 = "negative multiple of 10"
  case squareAbove100 = "square above 100"
  case fourBits = "more than three bits set"
  case shiftedNegative = "negative that a shift rounds"
  case digitSeven = "decimal digit 7"
  case coprime = "coprime to 210"

  /// Whether the set contains `number`.
  func contains<Number: FixedWidthInteger>(_ number: Number) -> Bool {
    switch self {
    case .oddAbove1000: number % 2 != 0 && Int128(clamping: number) > 1000
    case .negativeOdd: number < 0 && number % 2 != 0
    case .evenBelowMinus1000: number % 2 == 0 && Int128(clamping: number) < -1000
    case .lowByteFull: UInt8(truncatingIfNeeded: number) == 0xff
    case .negativeMultipleOf10: number < 0 && number % 10 == 0
    case .squareAbove100: number > 100 && Self.isSquare(UInt64(clamping: number))
    case .fourBits: number.nonzeroBitCount > 3
    // A shift rounds down and a division towards zero, as a shift of sign and magnitude does.
    case .shiftedNegative: number < -1 && number >> 1 != number / 2
    case .digitSeven: "\(number)".contains("7")
    case .coprime: number.magnitude > 1 && Self.isCoprime(number.magnitude)
    }
  }

  /// Returns the simplest member of a type, or `nil` if the type has no member.
  func simplest<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    switch self {
    case .oddAbove1000: Number(exactly: 1001)
    case .negativeOdd: Number(exactly: -1)
    case .evenBelowMinus1000: Number(exactly: -1002)
    case .lowByteFull, .fourBits:
      Number.isSigned ? Number(exactly: -1) : self == .fourBits ? 15 : Number(exactly: 255)
    case .negativeMultipleOf10: Number(exactly: -10)
    case .squareAbove100: 121
    case .shiftedNegative: Number(exactly: -3)
    case .digitSeven: 7
    case .coprime: 11
    }
  }

  private static func isSquare(_ number: UInt64) -> Bool {
    let root = UInt64(Double(number).squareRoot())
    return [root, root + 1].contains { $0.multipliedFullWidth(by: $0) == (0, number) }
  }

  private static func isCoprime(_ number: some UnsignedInteger) -> Bool {
    [2, 3, 5, 7].allSatisfy { number % $0 != 0 }
  }
}
