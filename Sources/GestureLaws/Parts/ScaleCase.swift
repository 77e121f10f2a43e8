import GestureEngine

/// A test case of a scale: two fractions and a value.
package struct ScaleCase: Sendable, Hashable {
  /// The scale.
  package let scale: Scale
  /// A fraction; any number.
  package let fraction: Double
  /// Another fraction; any number.
  package let other: Double
  /// A value; any number.
  package let value: Double

  /// Creates a test case.
  package init(_ scale: Scale, fraction: Double, other: Double, value: Double) {
    self.scale = scale
    self.fraction = fraction
    self.other = other
    self.value = value
  }

  /// Returns the greatest rounding error of a value that is mapped to its fraction and back.
  func tolerance(of value: Double) -> Double {
    let range = scale.range
    switch scale.kind {
    case .linear:
      return 2.5 * range.largestMagnitude.ulp
    case .exponential:
      // ln(upper / lower) is at most this number of binary places, times ln 2.
      let places = Double(range.upperBound.exponent - range.lowerBound.exponent + 1)
      return 4 * (1 + places * 0.6931471805599454) * value.ulp
    }
  }
}

extension Law where Subject == ScaleCase {
  /// The laws of scales.
  package static var scale: [Law] { [.legal, .ends, .monotone, .thereAndBack, .equalRatios] }

  /// A value outside its range draws the thumb off the track.
  package static var legal: Law {
    Law("A2", "clamping", "every value lies in its range, every fraction in 0...1") { test in
      let value = test.scale.value(at: test.fraction)
      let fraction = test.scale.fraction(of: test.value)
      let isMinus =
        (value == 0 && value.sign == .minus) || (fraction == 0 && fraction.sign == .minus)
      return test.scale.range.contains(value) && (0...1).contains(fraction) && !isMinus
        ? nil
        : Breach("the value is \(value) in \(test.scale.range), the fraction is \(fraction)")
    }
  }

  /// An end that cannot be reached is the oldest bug of sliders.
  package static var ends: Law {
    Law("B1", "end points", "fractions 0 and 1 are exactly the bounds, both ways") { test in
      let (scale, range) = (test.scale, test.scale.range)
      guard scale.value(at: 0) == range.lowerBound, scale.value(at: 1) == range.upperBound,
        scale.fraction(of: range.lowerBound) == 0
      else {
        return Breach(
          "fractions 0 and 1 have the values \(scale.value(at: 0)) and \(scale.value(at: 1)), "
            + "the range is \(range)")
      }
      let end = scale.fraction(of: range.upperBound)
      return end == (range.lowerBound < range.upperBound ? 1 : 0)
        ? nil : Breach("the upper bound lies at fraction \(end)")
    }
  }

  /// A finger that moves on towards the end must never see the value fall.
  package static var monotone: Law {
    Law("B2", "monotonicity", "a larger fraction never has a smaller value") { test in
      let (low, high) =
        test.fraction < test.other ? (test.fraction, test.other) : (test.other, test.fraction)
      let (first, second) = (test.scale.value(at: low), test.scale.value(at: high))
      guard low.isNaN || high.isNaN || first <= second else {
        return Breach("fraction \(low) has the value \(first), \(high) only \(second)")
      }
      let back = (test.scale.fraction(of: first), test.scale.fraction(of: second))
      return low.isNaN || high.isNaN || back.0 <= back.1
        ? nil : Breach("value \(first) has the fraction \(back.0), \(second) only \(back.1)")
    }
  }

  /// A value that is not drawn where it was dragged to creeps with every touch.
  package static var thereAndBack: Law {
    Law(
      "B3", "round trip", "mapping to the other side and back changes nothing but rounding",
      unless: {
        let range = $0.scale.range
        return range.lowerBound < range.upperBound ? nil : "its range is a single value"
      }
    ) { test in
      let scale = test.scale
      let place = test.fraction > 0 ? Swift.min(1, test.fraction) : 0
      let there = scale.value(at: place)
      let back = scale.fraction(of: there)
      let tolerance =
        Scale.tolerance(ofFractionsIn: scale.range)
        + Scale.coarseness(at: there, of: scale.kind, in: scale.range)
      guard (back - place).magnitude <= tolerance else {
        return Breach("fraction \(place) comes back as \(back)")
      }
      let value = Swift.min(Swift.max(scale.range.lowerBound, test.value), scale.range.upperBound)
      let again = scale.value(at: scale.fraction(of: value))
      return (again - value).magnitude <= test.tolerance(of: value)
        ? nil : Breach("value \(value) comes back as \(again)")
    }
  }

  /// A zoom must feel the same at both ends.
  ///
  /// Four values, each within 1e-12 of the formula, make two ratios within 4e-12 of each other.
  package static var equalRatios: Law {
    Law(
      "B8", "exponential", "equal distances multiply the value by equal factors",
      unless: { $0.scale.kind == .exponential ? nil : "its scale is not exponential" }
    ) { test in
      guard (0...1).contains(test.fraction), (0...1).contains(test.other) else { return nil }
      let first = test.scale.value(at: test.fraction)
      let middle = test.scale.value(at: test.fraction / 2 + test.other / 2)
      let last = test.scale.value(at: test.other)
      let (up, on) = (middle / first, last / middle)
      // Subnormal numbers have fewer digits than the law requires.
      guard Swift.min(first, last) > 1e-290, up.isFinite, on.isFinite, up > 1e-290, on > 1e-290
      else { return nil }
      let span = Swift.max(up, on) * 4e-12
      let slack = Swift.max(up, on) * 4 * Double.ulpOfOne
      return (up - on).magnitude <= span + slack
        ? nil
        : Breach(
          "the first half multiplies \(first) by \(up) to \(middle), the second by \(on) to \(last)"
        )
    }
  }
}
