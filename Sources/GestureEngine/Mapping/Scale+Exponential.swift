// lower · (upper / lower)^t, measured from the nearer end so that no intermediate overflows and the
// rounding of t · ln(upper / lower) counts for half of the way at most.
extension Scale {
  /// ``value(inside:)`` of an exponential scale.
  @inlinable @inline(__always) func exponentialValue(inside fraction: Double) -> Double {
    fraction <= 0.5
      ? lowHalf(Scale.product(range.lowerBound, halfExponent: fraction * (extent / 2)))
      : highHalf(Scale.product(range.upperBound, halfExponent: (fraction - 1) * (extent / 2)))
  }

  /// The part of the way from the nearer end at which `value` lies.
  @usableFromInline func exponentialPart(of value: Double, isLow: Bool) -> Double {
    let distance =
      isLow
      ? Scale.logarithm(of: value, over: range.lowerBound)
      : Scale.logarithm(of: range.upperBound, over: value)
    return distance / extent
  }

  /// bound · e^(2 · half), in two steps where the power alone is no number of full precision.
  @inlinable @inline(__always) static func product(_ bound: Double, halfExponent half: Double)
    -> Double
  {
    let root = Elementary.exponential(half)
    let power = root * root
    // Rounded once: the product of a subnormal bound and a root has few digits.
    return _fastPath(half.magnitude < 350) || power.isNormal
      ? bound * power : bound * root * root
  }

  /// ln(a / b) for a ≥ b > 0, where the quotient overflows too.
  static func logarithm(of a: Double, over b: Double) -> Double {
    let ratio = a / b
    return ratio.isFinite
      ? Elementary.logarithm(ratio) : Elementary.logarithm(a) - Elementary.logarithm(b)
  }
}
