// lower · (upper / lower)^t, measured from the nearer end so that no intermediate overflows and the
// rounding of t · ln(upper / lower) counts for half of the way at most.
extension Scale {
  /// The part of the way from the nearer end at which `value` lies.
  @usableFromInline func exponentialPart(of value: Double, isLow: Bool) -> Double {
    let distance =
      isLow
      ? Scale.logarithm(of: value, over: range.lowerBound)
      : Scale.logarithm(of: range.upperBound, over: value)
    return distance / extent
  }

  /// bound · e^exponent, in two steps where the power alone is no number of full precision.
  @usableFromInline static func product(_ bound: Double, exponent: Double) -> Double {
    let root = Elementary.exponential(exponent / 2)
    let power = root * root
    // Rounded once: the product of a subnormal bound and a root has few digits.
    return power.isNormal ? bound * power : bound * root * root
  }

  /// ln(a / b) for a ≥ b > 0, where the quotient overflows too.
  static func logarithm(of a: Double, over b: Double) -> Double {
    let ratio = a / b
    return ratio.isFinite
      ? Elementary.logarithm(ratio) : Elementary.logarithm(a) - Elementary.logarithm(b)
  }
}
