/// The way from a fraction of the track to a value in a range, and back.
///
///     fraction      0.0       0.25       0.5       0.75       1.0
///     linear        0.5       2.875      5.25      7.625      10      equal distances add
///     exponential   0.5       1.057      2.236     4.729      10      equal distances multiply
///
/// An exponential scale is how a camera zooms: each centimetre of the way from 0.5× to 10× doubles
/// as much as the one before it.
///
///     let zoom = try Scale(0.5...10, .exponential)
///     zoom.value(at: 0.5)    // 2.23606797749979, the geometric mean
///     zoom.fraction(of: 10)  // 1
///
/// Both ways are exact at the ends, never leave their range, and never turn back. There and back is
/// at most 2 ulp of the larger bound away, 4 (1 + ln(upper / lower)) ulp where it is exponential: each
/// half is measured from its own end, so that no more than half of the span is ever rounded.
public struct Scale: Sendable, Hashable {
  /// How the value grows along the track.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Equal distances add equal amounts.
    case linear
    /// Equal distances multiply by equal factors.
    case exponential
  }

  /// The values at fraction 0 and fraction 1.
  public let range: ClosedRange<Double>
  /// How the value grows.
  public let kind: Kind

  /// The value at fraction 0.5, where the two halves meet.
  @usableFromInline let middle: Double
  /// Linear: the span, times `unit`; exponential: ln(upper / lower).
  @usableFromInline let extent: Double
  /// A power of two that keeps a linear span from overflowing.
  @usableFromInline let unit: Double
  /// 1 / `unit`, exactly: a product is faster than a quotient.
  @usableFromInline let inverseUnit: Double
  /// The bounds times `unit`, and plus zero.
  @usableFromInline let (lower, upper): (Double, Double)

  /// A scale over a range.
  ///
  /// - Parameters:
  ///   - range: The bounds, both finite; above 0 where the scale is exponential.
  ///   - kind: How the value grows.
  /// - Throws: ``ConfigurationError`` for the field `range`.
  public init(_ range: ClosedRange<Double>, _ kind: Kind = .linear) throws(ConfigurationError) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower.isFinite, upper.isFinite else {
      throw ConfigurationError(
        field: "range", value: .range(lower, upper), allowed: "two finite numbers")
    }
    guard kind == .linear || lower > 0 else {
      throw ConfigurationError(
        field: "range", value: .range(lower, upper),
        allowed: "above 0 where the scale is exponential")
    }
    self.init(unchecked: range, kind)
  }

  /// A scale over a range that is known to be good.
  init(unchecked range: ClosedRange<Double>, _ kind: Kind) {
    self.range = range
    self.kind = kind
    unit = (range.upperBound - range.lowerBound).isFinite ? 1 : 0.5
    inverseUnit = 1 / unit
    // Neither is minus zero, so that no sum with them is.
    (lower, upper) = (range.lowerBound * unit + 0, range.upperBound * unit + 0)
    switch kind {
    case .linear:
      extent = upper - lower
      middle = Swift.min(range.lowerBound + extent / 2 / unit, range.upperBound) + 0
    case .exponential:
      extent = Scale.logarithm(of: range.upperBound, over: range.lowerBound)
      middle = Swift.min(
        Scale.product(range.lowerBound, halfExponent: extent / 4), range.upperBound)
    }
  }

  /// The value at a fraction of the track.
  ///
  ///     try Scale(0...35).value(at: 0.5)  // 17.5
  ///     try Scale(0...35).value(at: 7)    // 35, the nearest end
  ///
  /// - Parameter fraction: 0...1; anything else is clamped, NaN to 0.
  /// - Returns: A value in ``range``, never minus zero.
  @inlinable public func value(at fraction: Double) -> Double {
    value(inside: fraction > 0 ? Swift.min(fraction, 1) : 0)
  }

  /// ``value(at:)`` for a fraction that is known to be 0...1.
  @inlinable func value(inside fraction: Double) -> Double {
    switch kind {
    case .linear:
      fraction <= 0.5
        ? lowHalf((lower + fraction * extent) * inverseUnit)
        : highHalf((upper - (1 - fraction) * extent) * inverseUnit)
    case .exponential:
      exponentialValue(inside: fraction)
    }
  }

  /// Whether ``plainValue(inside:)`` is right: the scale is linear, and its span is a number.
  var isPlain: Bool { kind == .linear && unit == 1 }

  /// ``value(inside:)`` of a scale that ``isPlain``, in fewer operations: rounding keeps an order, so
  /// the lower half stays at or below the middle, and only the upper one, which starts from the
  /// other end, has to be kept above it.
  @inline(__always) func plainValue(inside fraction: Double) -> Double {
    if fraction <= 0.5 { return lower + fraction * extent }
    let high = upper - (1 - fraction) * extent
    return high > middle ? high : middle
  }

  // The halves round towards each other, so each is kept on its side of the middle.

  @inlinable @inline(__always) func lowHalf(_ value: Double) -> Double {
    let low = value < middle ? value : middle
    return (low > range.lowerBound ? low : range.lowerBound) + 0
  }

  @inlinable @inline(__always) func highHalf(_ value: Double) -> Double {
    let high = value < range.upperBound ? value : range.upperBound
    return (high > middle ? high : middle) + 0
  }

  /// The fraction of the track at which a value lies, the inverse of ``value(at:)``.
  ///
  ///     try Scale(0...35).fraction(of: 17.5)  // 0.5
  ///     try Scale(5...5).fraction(of: 5)      // 0, the range is one value
  ///
  /// - Parameter value: Any number; outside of the range it is clamped, NaN to the lower bound.
  /// - Returns: 0...1, never minus zero.
  @inlinable public func fraction(of value: Double) -> Double {
    guard value > range.lowerBound, extent > 0 else { return 0 }
    guard value < range.upperBound else { return 1 }
    let isLow = value <= middle
    let part =
      switch kind {
      case .linear:
        isLow
          ? (value * unit - lower) / extent
          : (upper - value * unit) / extent
      case .exponential: exponentialPart(of: value, isLow: isLow)
      }
    let half = Swift.min(part, 0.5)
    return isLow ? half : 1 - half
  }
}
