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

extension ClosedRange<Double> {
  /// The distance between the bounds.
  var span: Double { upperBound - lowerBound }

  /// Returns whether the range is longer than a part of its larger bound, so that it has many numbers.
  func isLonger(than part: Double) -> Bool { span > part * largestMagnitude && span > 1e-300 }

  /// Whether rounding moves a number in the range by less than a visible distance.
  var isFine: Bool { span > 1e9 * largestMagnitude.ulp }
}

extension Scale {
  /// Returns the greatest rounding error of a fraction that is mapped to a value and back: 4 ulp of 1,
  /// and the spacing of the numbers in the range.
  static func tolerance(ofFractionsIn range: ClosedRange<Double>) -> Double {
    let largest = range.largestMagnitude
    let span = range.span
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
  /// Whether the range has enough numbers to tell a hundredth of it from rounding errors.
  var hasHundredths: Bool {
    let largest = range.largestMagnitude
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > largest * 1e-6 && span > 1e-300
  }

  /// Whether the range has so few numbers that rounding moves a value by a visible distance.
  var isCoarse: Bool { range.span > 0 && !(range.isFine && range.span >= 1e-300) }
}
