import GestureEngine

extension Double {
  /// How far two lengths may be apart that are the same but for rounding.
  ///
  /// - Parameters:
  ///   - part: The part of the length that rounding may take.
  ///   - length: The length in points; where it is so small that its parts round to nothing, a few
  ///     of the least numbers there are.
  /// - Returns: The distance, in points.
  static func slack(_ part: Double, of length: Double) -> Double {
    part * length + 8 * .leastNonzeroMagnitude
  }
}

extension Scale {
  /// How far the fraction of a value may be from the fraction that gave it: 4 ulp of 1, and what the
  /// numbers of the range are too coarse for.
  static func tolerance(ofFractionsIn range: ClosedRange<Double>) -> Double {
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let span = range.upperBound / 2 - range.lowerBound / 2
    guard span > 0 else { return .infinity }
    return 4 * Double.ulpOfOne * (1 + largest / 2 / span) + .leastNonzeroMagnitude / span
  }

  /// How far a fraction is off where an exponential scale has few numbers to be rounded to.
  static func coarseness(
    at value: Double, of kind: Scale.Kind, in range: ClosedRange<Double>
  ) -> Double {
    guard kind == .exponential, value.isSubnormal else { return 0 }
    // The logarithm of the quotient of the bounds is at least span / upper.
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return value.ulp / value * (upper / (upper - lower))
  }
}
