/// A mapping from fractions of a track to values in a range, and back.
///
///     fraction      0.0       0.25       0.5       0.75       1.0
///     linear        0.5       2.875      5.25      7.625      10      equal distances add
///     exponential   0.5       1.057      2.236     4.729      10      equal distances multiply
///
/// A camera zooms on an exponential scale: each centimetre of the track from 0.5× to 10× multiplies
/// the zoom by the same factor.
///
///     let zoom = try Scale(0.5...10, .exponential)
///     zoom.value(at: 0.5)    // 2.23606797749979, the geometric mean
///     zoom.fraction(of: 10)  // 1
///
/// Both directions are exact at the ends, never leave their range, and never decrease. A value that is
/// mapped to its fraction and back is off by at most 2.5 ulp of the larger bound, or
/// 4 (1 + ln(upper / lower)) ulp on an exponential scale: each half is measured from its own end, so
/// that no more than half of the width is rounded. On a linear scale the fraction itself is off by up to
/// 1 ulp, because it is as coarse as 1, and the distance from the end is rounded three times by half an
/// ulp: as a difference, as a quotient and as a product.
public struct Scale: Sendable, Hashable {
  /// The way in which the value grows along the track.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Equal distances add equal amounts.
    case linear
    /// Equal distances multiply by equal factors.
    case exponential
  }

  /// The values at fraction 0 and fraction 1.
  public let range: ClosedRange<Double>
  /// The way in which the value grows.
  public let kind: Kind

  /// The value at fraction 0.5, where the two halves meet.
  @usableFromInline let middle: Double
  /// Linear: the width of the range; exponential: ln(upper / lower).
  @usableFromInline let extent: Double
  /// The bounds, with 0 for minus zero, so that no sum with them is minus zero.
  @usableFromInline let (lower, upper): (Double, Double)

  /// A scale over a range.
  ///
  /// - Parameters:
  ///   - range: The bounds, both finite and with a finite difference; above 0 where the scale is
  ///     exponential.
  ///   - kind: The way in which the value grows.
  /// - Throws: ``ConfigurationError`` for the field `range`.
  public init(_ range: ClosedRange<Double>, _ kind: Kind = .linear) throws(ConfigurationError) {
    try FieldValue(range).checkBounds(field: "range")
    guard kind == .linear || range.lowerBound > 0 else {
      throw ConfigurationError(
        field: "range", value: FieldValue(range), allowed: "above 0 where the scale is exponential")
    }
    self.init(unchecked: range, kind)
  }

  /// A scale over a range that is already checked.
  init(unchecked range: ClosedRange<Double>, _ kind: Kind) {
    self.range = range
    self.kind = kind
    (lower, upper) = (range.lowerBound + 0, range.upperBound + 0)
    switch kind {
    case .linear:
      extent = upper - lower
      middle = lower + extent / 2
    case .exponential:
      extent = Scale.logarithm(of: range.upperBound, over: range.lowerBound)
      middle = Swift.min(
        Scale.product(range.lowerBound, halfExponent: extent / 4), range.upperBound)
    }
  }

  /// Returns the value at a fraction of the track.
  ///
  ///     try Scale(0...35).value(at: 0.5)  // 17.5
  ///     try Scale(0...35).value(at: 7)    // 35, the nearest end
  ///
  /// - Parameter fraction: 0...1; anything else is clamped, NaN to 0.
  /// - Returns: A value in ``range``, never minus zero.
  @inlinable public func value(at fraction: Double) -> Double {
    value(inside: fraction > 0 ? Swift.min(fraction, 1) : 0)
  }

  /// Returns ``value(at:)`` for a fraction in 0...1.
  @inlinable @inline(__always) func value(inside fraction: Double) -> Double {
    kind == .linear ? linearValue(inside: fraction) : exponentialValue(inside: fraction)
  }

  /// Returns ``value(inside:)`` of a linear scale.
  ///
  /// Rounding keeps the order of numbers, so the lower half never passes the middle. The upper half
  /// starts from the other end, and is kept above the middle.
  @inlinable @inline(__always) func linearValue(inside fraction: Double) -> Double {
    if fraction <= 0.5 { return lower + fraction * extent }
    let high = upper - (1 - fraction) * extent
    return high > middle ? high : middle
  }

  // The halves of an exponential scale round towards each other, so each is kept on its side. Their bounds
  // are positive, so the result is never minus zero.

  @inlinable @inline(__always) func lowHalf(_ value: Double) -> Double {
    let low = value < middle ? value : middle
    return low > range.lowerBound ? low : range.lowerBound
  }

  @inlinable @inline(__always) func highHalf(_ value: Double) -> Double {
    let high = value < range.upperBound ? value : range.upperBound
    return high > middle ? high : middle
  }

  /// Returns the fraction of the track at which a value lies: the inverse of ``value(at:)``.
  ///
  ///     try Scale(0...35).fraction(of: 17.5)  // 0.5
  ///     try Scale(5...5).fraction(of: 5)      // 0, the range is one value
  ///
  /// - Parameter value: Any number; outside the range it is clamped, NaN to the lower bound.
  /// - Returns: 0...1, never minus zero.
  @inlinable public func fraction(of value: Double) -> Double {
    guard value > range.lowerBound, extent > 0 else { return 0 }
    guard value < range.upperBound else { return 1 }
    let isLow = value <= middle
    let part =
      switch kind {
      case .linear:
        isLow
          ? (value - lower) / extent
          : (upper - value) / extent
      case .exponential: exponentialPart(of: value, isLow: isLow)
      }
    let half = Swift.min(part, 0.5)
    return isLow ? half : 1 - half
  }
}

// MARK: - Exponential scales

// The value is lower · (upper / lower)^t, measured from the nearer end, so that no intermediate
// overflows and the rounding error of t · ln(upper / lower) counts for at most half of the track.
extension Scale {
  /// Returns ``value(inside:)`` of an exponential scale.
  @inlinable @inline(__always) func exponentialValue(inside fraction: Double) -> Double {
    fraction <= 0.5
      ? lowHalf(Scale.product(range.lowerBound, halfExponent: fraction * (extent / 2)))
      : highHalf(Scale.product(range.upperBound, halfExponent: (fraction - 1) * (extent / 2)))
  }

  /// Returns the distance of `value` from the nearer end, as a fraction of the track.
  @usableFromInline func exponentialPart(of value: Double, isLow: Bool) -> Double {
    let distance =
      isLow
      ? Scale.logarithm(of: value, over: range.lowerBound)
      : Scale.logarithm(of: range.upperBound, over: value)
    return distance / extent
  }

  /// Returns bound · e^(2 · half), in two steps if the power alone overflows or underflows.
  @inlinable @inline(__always) static func product(_ bound: Double, halfExponent half: Double)
    -> Double
  {
    let root = Elementary.exponential(half)
    let power = root * root
    // Round once: the product of a subnormal bound and a root has few digits.
    return _fastPath(half.magnitude < 350) || power.isNormal
      ? bound * power : bound * root * root
  }

  /// Returns ln(a / b) for a ≥ b > 0, even if the quotient overflows.
  static func logarithm(of a: Double, over b: Double) -> Double {
    let ratio = a / b
    return ratio.isFinite
      ? Elementary.logarithm(ratio) : Elementary.logarithm(a) - Elementary.logarithm(b)
  }
}
