/// The stops of a value, and a search for the nearest stop.
///
///     lower                                   upper
///       |---------|---------|---------|----|
///       0         1         2         3    4      index
///       0        30        60        90   100     range 0...100, step 30
///
/// Stops are anchored at the lower bound, and the upper bound is always a stop, whether or not a whole
/// number of steps fits. A stop within a billionth of a step of the upper bound *is* the upper bound.
/// Stops are canonical: a step of 0.1 gives 0.3, never 0.30000000000000004 (see ``stop(_:)``).
///
/// Stops may also divide an exponential scale, or be a list of integers.
///
/// The initialisers take a bounded number of divisions. Every other operation takes constant time,
/// however many stops there are, if neighbouring stops are different numbers, and logarithmic time in
/// a list.
public struct Snapping: Sendable, Hashable {
  /// The first and the last stop.
  public let range: ClosedRange<Double>
  /// The index of the last stop, at least 0.
  public let lastIndex: Int

  /// The formula of a stop for its index k.
  @usableFromInline enum Formula: Sendable, Hashable {
    /// (lower + k × step) / power, in whole numbers below 2⁵³: an exact product and a division.
    case decimal(lower: Double, step: Double, power: Double)
    /// lower + (k × span) / count, multiplied first.
    case division(span: Double, count: Double)
    /// lower + k × step.
    case multiple(step: Double)
    /// The value of a scale at k / count.
    case scaled(Scale, count: Double)
    /// The stop at index k of a list.
    case list(IntegerStops)
  }

  @usableFromInline let formula: Formula
  /// A power of two that scales the formula's numbers, so that no product overflows.
  @usableFromInline let unit: Double
  /// 1 / `unit`, exactly: a product is faster than a quotient.
  @usableFromInline let inverseUnit: Double
  /// The number of stops for each unit of distance from the lower bound.
  @usableFromInline let density: Double

  /// Whether neighbouring stops differ by more than their rounding errors.
  public private(set) var areDistinct = false
  /// Whether stops are so evenly spaced that the formula's inverse finds the nearest stop, except near
  /// the middle between two stops.
  @usableFromInline private(set) var areEven = false
  /// The number of stops, from the lowest on, that the formula's inverse may find.
  ///
  /// The last three do not count if the last step may be shorter than the others.
  @usableFromInline let evenCount: Int
  /// The number of parts into which the stops divide a track, if they do so evenly that the fraction of a
  /// touch gives the nearest stop, except near the middle between two stops; else NaN.
  @usableFromInline var parts = Double.nan

  init(range: ClosedRange<Double>, lastIndex: Int, formula: Formula, unit: Double) {
    self.range = range
    self.lastIndex = lastIndex
    self.formula = formula
    self.unit = unit
    inverseUnit = 1 / unit
    density =
      switch formula {
      case .decimal(_, let step, let power): power / step
      case .division(let span, let count): span > 0 ? count / span : 0
      case .multiple(let step): range.lowerBound < range.upperBound ? 1 / step : 0
      case .scaled, .list: 0
      }
    let isWhole =
      switch formula {
      case .decimal(let lower, let step, let power):
        (lower + Double(lastIndex) * step) / power == range.upperBound
      case .division: true
      case .multiple, .scaled, .list: false
      }
    evenCount = isWhole ? lastIndex + 1 : lastIndex - 2
    areDistinct = hasDistinctStops
    areEven = areDistinct && hasEvenStops
  }

  /// The number of stops, at least 1.
  @inlinable public var count: Int { lastIndex + 1 }

  /// Returns the stop with the given index.
  ///
  ///     try Snapping(range: 0...1, step: 0.1).stop(3)     // 0.3
  ///     try Snapping(range: 0...35, divisions: 35).stop(29)  // 29
  ///
  /// If the lower bound and the step are whole numbers over a power of ten, a stop is the Double nearest
  /// to the decimal number. For equal divisions it is lower + (k × width) / n, multiplied first, and
  /// otherwise lower + k × step. In a list it is the integer, rounded to a Double.
  ///
  /// - Parameter index: 0...``lastIndex``; anything else is clamped.
  /// - Returns: A value in ``range``, never minus zero. Stops do not decrease with the index.
  @inlinable @inline(__always) public func stop(_ index: Int) -> Double {
    if index <= 0 { return range.lowerBound + 0 }
    if index >= lastIndex { return range.upperBound + 0 }
    let k = Double(index)
    let raw =
      switch formula {
      case .decimal(let lower, let step, let power): (lower + k * step) / power
      case .division(let span, let count):
        (range.lowerBound * unit + k * span / count) * inverseUnit
      case .multiple(let step): (range.lowerBound * unit + k * step) * inverseUnit
      case .scaled(let scale, let count): scale.value(at: k / count)
      case .list(let stops): Double(stops[index])
      }
    // A bound that the formula is beyond may be -0.
    return Swift.min(Swift.max(range.lowerBound, raw), range.upperBound) + 0
  }

  /// Returns the nearest stop, the lower stop on a tie.
  ///
  ///     let snapping = try Snapping(range: 0...100, step: 30)
  ///     snapping.snap(44)    // 30
  ///     snapping.snap(45)    // 30, the lower stop on a tie
  ///     snapping.snap(1e9)   // 100
  ///     snapping.snap(.nan)  // 0
  ///
  /// - Parameter value: Any number; NaN snaps to the lower bound.
  /// - Returns: A stop.
  @inlinable public func snap(_ value: Double) -> Double { stop(index(nearestTo: value)) }

  /// Returns the stop to which an adjustment leads from `value`.
  ///
  ///     let snapping = try Snapping(range: 0...100, step: 10)
  ///     snapping.stop(after: 30, .increment)  // 40
  ///     snapping.stop(after: 34, .increment)  // 40
  ///     snapping.stop(after: 30, .pageDown)   // 10: a fifth of ten steps
  ///     snapping.stop(after: 30, .maximum)    // 100
  ///     snapping.stop(after: 30 - 1e-7, .increment)  // 40
  ///
  /// A value within a ten-thousandth of a step of a stop counts as the stop, because its owner may have
  /// rounded it, for example to a Float.
  ///
  /// - Parameters:
  ///   - value: Any number, not necessarily a stop.
  ///   - adjustment: The adjustment.
  /// - Returns: A stop; the bound where there are not enough stops.
  public func stop(after value: Double, _ adjustment: GestureEvent.Adjustment) -> Double {
    let steps: Int
    switch adjustment {
    case .increment, .decrement, .fineUp, .fineDown: steps = 1
    case .pageUp, .pageDown: steps = Swift.max(1, lastIndex / 5)
    case .minimum: return stop(0)
    case .maximum: return stop(lastIndex)
    }
    let index = index(nearestTo: value)
    if adjustment.isUpward {
      let start = isStop(index, above: value) ? index - 1 : lastIndexEqual(to: index)
      return stop(steps < lastIndex - start ? start + steps : lastIndex)
    }
    let start = isStop(index, below: value) ? index + 1 : index
    return stop(steps < start ? start - steps : 0)
  }

  /// Whether a stop is above a value that does not count as the stop.
  private func isStop(_ index: Int, above value: Double) -> Bool {
    let nearest = stop(index)
    let other = index == 0 ? lastIndexEqual(to: 0) + 1 : index - 1
    return nearest > value && !isRounded(value, from: nearest, beside: stop(other))
  }

  /// Whether a stop is below a value that does not count as the stop.
  private func isStop(_ index: Int, below value: Double) -> Bool {
    let nearest = stop(index)
    let next = lastIndexEqual(to: index) + 1
    return nearest < value
      && !isRounded(value, from: nearest, beside: stop(next > lastIndex ? index - 1 : next))
  }

  /// Whether a value is a stop that its owner has rounded; `other` is the stop beside it.
  private func isRounded(_ value: Double, from stop: Double, beside other: Double) -> Bool {
    // Halves, because the difference of two stops may be infinite.
    (value / 2 - stop / 2).magnitude <= (other / 2 - stop / 2).magnitude * Snapping.rounding
  }

  /// The part of a step by which an owner may round a stop.
  private static let rounding = 1e-4
}
