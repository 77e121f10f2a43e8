/// A rational number, computed without rounding: slow and obvious, to compare the engine's numbers with.
struct Rational: Comparable {
  private let isNegative: Bool
  private let numerator: Natural
  /// The denominator, above 0; the quotient is not reduced.
  private let denominator: Natural
  /// The exponent of the power of two by which the quotient is multiplied.
  private let exponent: Int

  static let (zero, one) = (Rational(0), Rational(1))

  private init(
    _ isNegative: Bool, _ numerator: Natural, over denominator: Natural = Natural(1),
    exponent: Int = 0
  ) {
    self.isNegative = isNegative
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
  }

  /// Creates exactly the given finite number.
  init(_ number: Double) {
    let isSubnormal = number.exponentBitPattern == 0
    let digits = UInt(number.significandBitPattern) + (isSubnormal ? 0 : 1 << 52)
    // Shorter digits make all operations faster.
    let zeros = digits == 0 ? 0 : digits.trailingZeroBitCount
    self.init(
      number < 0, Natural(digits >> zeros),
      exponent: Int(number.exponentBitPattern) - (isSubnormal ? 1074 : 1075) + zeros)
  }

  /// Creates a whole number.
  init(_ number: Int) { self.init(number < 0, Natural(number.magnitude)) }

  /// Creates the number that the shortest decimal digits of a finite number denote.
  init(decimal number: Double) {
    let parts = "\(number.magnitude)".split(separator: "e")
    let places = parts[0].split(separator: ".")
    let fraction = places.count > 1 ? places[1].count : 0
    let tens = (parts.count > 1 ? Int(parts[1])! : 0) - fraction
    var fives = Natural(1)
    for _ in 0..<abs(tens) { fives = fives * Natural(5) }
    let digits = Natural(UInt(places.joined())!)
    self.init(
      number < 0, tens > 0 ? digits * fives : digits, over: tens < 0 ? fives : Natural(1),
      exponent: tens)
  }

  static func + (a: Rational, b: Rational) -> Rational {
    let exponent = Swift.min(a.exponent, b.exponent)
    let left = (a.numerator * b.denominator) << (a.exponent - exponent)
    let right = (b.numerator * a.denominator) << (b.exponent - exponent)
    let denominator = a.denominator * b.denominator
    if a.isNegative == b.isNegative {
      return Rational(a.isNegative, left + right, over: denominator, exponent: exponent)
    }
    return left < right
      ? Rational(b.isNegative, right - left, over: denominator, exponent: exponent)
      : Rational(a.isNegative, left - right, over: denominator, exponent: exponent)
  }

  static prefix func - (a: Rational) -> Rational {
    Rational(!a.isNegative, a.numerator, over: a.denominator, exponent: a.exponent)
  }

  static func - (a: Rational, b: Rational) -> Rational { a + -b }

  static func * (a: Rational, b: Rational) -> Rational {
    Rational(
      a.isNegative != b.isNegative, a.numerator * b.numerator,
      over: a.denominator * b.denominator, exponent: a.exponent + b.exponent)
  }

  /// Returns the quotient of a number and another that is not 0.
  static func / (a: Rational, b: Rational) -> Rational {
    Rational(
      a.isNegative != b.isNegative, a.numerator * b.denominator,
      over: a.denominator * b.numerator, exponent: a.exponent - b.exponent)
  }

  static func < (a: Rational, b: Rational) -> Bool {
    let difference = b - a
    return !difference.isNegative && !difference.numerator.isZero
  }

  static func == (a: Rational, b: Rational) -> Bool { (a - b).numerator.isZero }

  var magnitude: Rational {
    Rational(false, numerator, over: denominator, exponent: exponent)
  }

  func clamped(_ low: Rational, _ high: Rational) -> Rational {
    Swift.min(Swift.max(low, self), high)
  }

  /// The nearest whole number, the lower one on a tie; the number must be in 0...2⁶⁰.
  var nearestWhole: Rational {
    let (one, half) = (Rational(1), Rational(0.5))
    var whole = Rational(Int(roughly))
    while whole + half < self { whole = whole + one }
    while whole - half >= self { whole = whole - one }
    return whole
  }

  /// The number, to about 15 digits.
  var roughly: Double {
    let (above, below) = (numerator.rough, denominator.rough)
    let power = above.exponent - below.exponent + exponent
    let size = Double(
      sign: .plus, exponent: power, significand: above.significand / below.significand)
    return isNegative ? -size : size
  }
}
