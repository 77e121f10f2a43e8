import GestureEngine

extension Double {
  /// Returns the distance that rounding may put between two equal lengths.
  ///
  /// - Parameters:
  ///   - part: The relative error that rounding may cause.
  ///   - length: The length, in points.
  /// - Returns: The distance, in points; at least 8 times the smallest positive number, for lengths
  ///   whose relative error would underflow.
  static func slack(_ part: Double, of length: Double) -> Double {
    part * length + 8 * .leastNonzeroMagnitude
  }
}

extension Double {
  /// Returns the end of a sentence about two numbers that should be equal: the words that tell a rounding
  /// error apart from a wrong number, or nothing.
  ///
  ///     0.30000000000000004.apart(from: 0.3)  // " (a rounding error of 5.6e-17)"
  ///     0.4.apart(from: 0.3)                  // ""
  ///
  /// - Parameter expected: The expected number.
  /// - Returns: The words, where the numbers differ by less than a billionth.
  func apart(from expected: Double) -> String {
    let difference = (self - expected).magnitude
    guard difference > 0, difference.isFinite,
      difference <= 1e-9 * Swift.max(magnitude, expected.magnitude)
    else {
      return ""
    }
    return " (a rounding error of \(difference.short))"
  }

  /// The number with two digits, as a power of ten: 5.6e-17.
  private var short: String {
    // Powers of ten by products, because Embedded Swift has no `log10`.
    var (digits, exponent) = (self, 0)
    while digits < 1, digits > 0 { (digits, exponent) = (digits * 10, exponent - 1) }
    while digits >= 10 { (digits, exponent) = (digits / 10, exponent + 1) }
    return "\((digits * 10).rounded() / 10)e\(exponent)"
  }
}

extension Scale {
  /// Returns the greatest rounding error of a fraction that is mapped to a value and back: 4 ulp of 1,
  /// and the spacing of the numbers in the range.
  static func tolerance(ofFractionsIn range: ClosedRange<Double>) -> Double {
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let span = range.upperBound - range.lowerBound
    guard span > 0 else { return .infinity }
    return 4 * Double.ulpOfOne * (1 + largest / span) + 2 * Double.leastNonzeroMagnitude / span
  }

  /// Returns the rounding error of a fraction on an exponential scale at a subnormal value; 0 at any
  /// other value.
  static func coarseness(
    at value: Double, of kind: Scale.Kind, in range: ClosedRange<Double>
  ) -> Double {
    guard kind == .exponential, value.isSubnormal else { return 0 }
    // ln(upper / lower) is at least (upper - lower) / upper.
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return value.ulp / value * (upper / (upper - lower))
  }
}

extension ControlTraits {
  /// Whether the range has so few numbers that rounding moves a value by a visible distance.
  var isCoarse: Bool {
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let width = range.upperBound - range.lowerBound
    return width > 0 && (width <= 1e9 * largest.ulp || width < 1e-300)
  }
}
