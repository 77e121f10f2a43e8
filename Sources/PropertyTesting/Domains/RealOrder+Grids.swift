extension RealOrder {
  /// The greatest number of points of the finest grid.
  private static let mostPoints = 0x1p51

  /// Makes the grids of halves, quarters and so on, until a grid is fine enough or no longer exact.
  ///
  /// - Parameters:
  ///   - range: The range of the numbers.
  ///   - format: The format of the numbers.
  ///   - next: The first free word, which moves past the words of the grids.
  /// - Returns: The grids from coarse to fine.
  static func fineGrids(
    in range: ClosedRange<Double>, format: RealFormat, from next: inout UInt64
  ) -> [Grid] {
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    guard largest > 0 else { return [] }
    var grids: [Grid] = []
    for digits in max(1, -Int(largest.exponent))...format.mostDigits {
      let step = Double(sign: .plus, exponent: -digits, significand: 1)
      guard largest / step <= format.exactLimit * 4,
        (range.upperBound / 2 - range.lowerBound / 2) / step <= mostPoints
      else { break }
      if let order = Zigzag<UInt64>(steps: step, odd: true, in: range, limit: format.exactLimit * 2)
      {
        grids.append(
          Grid(firstWord: next, step: step, isOdd: true, order: order, digits: digits))
        next += order.bound
      }
      if digits == format.mostDigits { break }
    }
    return grids
  }

  /// Makes a grid coarser than 1 for a range in which integers are exact only near zero.
  ///
  /// - Parameters:
  ///   - range: The range of the numbers.
  ///   - format: The format of the numbers.
  ///   - next: The first free word, which moves past the words of the grid.
  /// - Returns: The grid, empty if it has no point in the range; `nil` if the range is not so wide.
  static func coarseGrid(
    in range: ClosedRange<Double>, format: RealFormat, from next: inout UInt64
  ) -> [Grid]? {
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    guard largest > format.exactLimit else { return nil }
    let digits = Int(format.exactLimit.exponent) - Int(largest.exponent) - 1
    let step = Double(sign: .plus, exponent: -digits, significand: 1)
    guard let order = Zigzag<UInt64>(steps: step, odd: false, in: range, limit: format.exactLimit)
    else { return [] }
    defer { next += order.bound }
    return [Grid(firstWord: next, step: step, isOdd: false, order: order, digits: digits)]
  }

  /// Returns the numbers in `range` at which the behavior of arithmetic changes.
  static func specials(in range: ClosedRange<Double>, format: RealFormat) -> [Double] {
    let up = { (x: Double) in format.real(at: min(format.ordinal(of: x), .max - 1) + 1) }
    let down = { (x: Double) in format.real(at: format.ordinal(of: x) - 1) }
    let candidates = [
      -0.0, down(1), up(1), format.leastNormal, -format.leastNormal, format.least, -format.least,
      up(range.lowerBound), down(range.upperBound), range.lowerBound, range.upperBound,
    ]
    var specials: [Double] = []
    for value in candidates where range.contains(value) {
      if !specials.contains(where: { $0.bitPattern == value.bitPattern }) {
        specials.append(value)
      }
    }
    return specials
  }
}

extension Zigzag where Pattern == UInt64 {
  /// Creates the order of the numbers k whose point lies in `range`.
  ///
  /// - Parameters:
  ///   - step: The distance between points, a power of two.
  ///   - odd: Whether the points are (1 − 2k) × `step` instead of k × `step`.
  ///   - range: The range of the points.
  ///   - limit: The greatest magnitude of a point, in steps.
  init?(steps step: Double, odd: Bool, in range: ClosedRange<Double>, limit: Double) {
    // The quotients are exact because `step` is a power of two, with two exceptions: those beyond the
    // limit, and those that underflow to 0, which may not be in the range.
    var low = max((range.lowerBound / step).rounded(.up), -limit)
    var high = min((range.upperBound / step).rounded(.down), limit)
    if low == 0, range.lowerBound > 0 { low = 1 }
    if high == 0, range.upperBound < 0 { high = -1 }
    if odd {
      (low, high) = (((1 - high) / 2).rounded(.up), ((1 - low) / 2).rounded(.down))
    }
    guard low <= high else { return nil }
    self.init(Int64(low)...Int64(high))
  }
}
