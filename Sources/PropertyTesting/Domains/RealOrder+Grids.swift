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

  /// The power of two below which the simple numbers of a wide range are, and the greatest number of their
  /// digits after the point.
  private static let (simpleExponent, simpleDigits) = (10, 10)

  /// Whether integers are exact only near zero.
  static func isWide(_ range: ClosedRange<Double>, _ format: RealFormat) -> Bool {
    max(abs(range.lowerBound), abs(range.upperBound)) > format.exactLimit
  }

  /// The magnitude up to which integers come before fractions.
  static func wholeLimit(in range: ClosedRange<Double>, format: RealFormat) -> Double {
    let simple = Double(sign: .plus, exponent: simpleExponent, significand: 1)
    return isWide(range, format) ? min(simple, format.exactLimit) : format.exactLimit
  }

  /// Makes the grids of a wide range: simple fractions such as 0.5 and 1.125, larger integers, and numbers
  /// coarser than 1.
  ///
  /// Words with few bits are frequent, so few numbers may come before the fractions.
  ///
  /// - Parameters:
  ///   - range: The range of the numbers.
  ///   - format: The format of the numbers.
  ///   - next: The first free word, which moves past the words of the grids.
  /// - Returns: The grids of fractions, from coarse to fine, and then the others; none without a point in the
  ///   range.
  static func wideGrids(
    in range: ClosedRange<Double>, format: RealFormat, from next: inout UInt64
  ) -> [Grid] {
    var grids: [Grid] = []
    func add(_ digits: Int, isOdd: Bool, limit: Double) {
      let step = Double(sign: .plus, exponent: -digits, significand: 1)
      guard let order = Zigzag<UInt64>(steps: step, odd: isOdd, in: range, limit: limit) else {
        return
      }
      grids.append(
        Grid(firstWord: next, step: step, isOdd: isOdd, order: order, digits: digits))
      next += order.bound
    }
    for digits in 1...simpleDigits {
      let most = Double(sign: .plus, exponent: simpleExponent + digits, significand: 1)
      add(digits, isOdd: true, limit: min(most, format.exactLimit * 2))
    }
    if wholeLimit(in: range, format: format) < format.exactLimit {
      add(0, isOdd: false, limit: format.exactLimit)
    }
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    let digits = Int(format.exactLimit.exponent) - Int(largest.exponent) - 1
    add(digits, isOdd: false, limit: format.exactLimit)
    return grids
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
