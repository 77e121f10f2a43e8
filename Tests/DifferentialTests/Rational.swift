import BigInt

/// A number without rounding: what the engine's numbers are compared to, slow and obvious.
struct Rational: Comparable {
  let numerator: BigInt
  /// Above 0; not reduced.
  let denominator: BigInt

  init(_ numerator: BigInt, over denominator: BigInt = 1) {
    self.numerator = denominator < 0 ? -numerator : numerator
    self.denominator = denominator < 0 ? -denominator : denominator
  }

  /// Exactly the given finite number.
  init(_ number: Double) {
    guard number != 0 else {
      self.init(BigInt(0), over: 1)
      return
    }
    let digits = BigInt(Int64(number.significand * 0x1p52)) * (number < 0 ? -1 : 1)
    let places = Int(number.exponent) - 52
    self.init(
      places > 0 ? digits << places : digits, over: places < 0 ? BigInt(1) << -places : 1)
  }

  /// The number that the shortest decimal digits of a finite number spell.
  init(decimal number: Double) {
    let parts = "\(number.magnitude)".split(separator: "e")
    let places = parts[0].split(separator: ".")
    let digits = places.joined()
    let fraction = places.count > 1 ? places[1].count : 0
    let exponent = (parts.count > 1 ? Int(parts[1])! : 0) - fraction
    let power = BigInt(10).power(abs(exponent))
    let whole = BigInt(digits)! * (number < 0 ? -1 : 1)
    self.init(exponent > 0 ? whole * power : whole, over: exponent < 0 ? power : 1)
  }

  static func + (a: Rational, b: Rational) -> Rational {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func - (a: Rational, b: Rational) -> Rational {
    a + Rational(-b.numerator, over: b.denominator)
  }

  static func * (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  static func / (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }

  static func < (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  static func == (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator == b.numerator * a.denominator
  }

  var magnitude: Rational { numerator < 0 ? Rational(-numerator, over: denominator) : self }

  func clamped(_ low: Rational, _ high: Rational) -> Rational {
    Swift.min(Swift.max(low, self), high)
  }

  /// The nearest whole number, the lower one on a tie.
  var nearestWhole: BigInt {
    let (quotient, rest) = (2 * numerator - denominator).quotientAndRemainder(
      dividingBy: 2 * denominator)
    return rest > 0 ? quotient + 1 : quotient
  }

  /// The number to about 12 digits, for people; above a million it is infinite.
  var roughly: Double {
    let scaled = (numerator << 40) / denominator
    return scaled.magnitude > BigUInt(1) << 62 ? .infinity : Double(Int64(scaled)) / 0x1p40
  }
}
