/// The pairs of values that two thumbs on a track may have, with a least and a greatest distance.
///
///     range 0...1        least 0.2         greatest 0.5
///       |-----o=========o-------------|    0.2 and 0.6: admissible
///       |-----o===o-------------------|    0.2 and 0.3: too near
///       |-----o================o------|    0.2 and 0.9: too far
///
///     let distances = try ThumbDistances(range: 0...1, least: 0.2, greatest: 0.5)
///     distances.upper(nearestTo: 0.3, above: 0.2)  // 0.4
///     distances.lower(nearestTo: 0, below: 0.9)    // 0.4
///
/// With a step, both values are stops of ``Snapping``. Distances are differences of Doubles, and may miss
/// their bounds by a billionth of the step, or of the range without a step. The distance of two stops may
/// also miss them by the rounding of stops, eight ulps of the larger bound. Every operation takes constant
/// time if neighbouring stops differ, else logarithmic time.
public struct ThumbDistances: Sendable, Hashable {
  /// The least distance of the values.
  public let least: Double
  /// The greatest distance of the values; `nil` if they may be as far apart as the range allows.
  public let greatest: Double?
  /// The lower values for which there is an upper value.
  public private(set) var lowers: ClosedRange<Double>
  /// The upper values for which there is a lower value.
  public private(set) var uppers: ClosedRange<Double>
  /// The stops of both values; `nil` without a step.
  public var stops: Snapping? { isStepped ? snapping : nil }
  /// The mapping between fractions of the track and values.
  public let scale: Scale

  /// The distances with their tolerance: the values are in order, whatever it is.
  ///
  /// With a step, they reach from half a step below the least number of steps that is far enough to half a step above
  /// the greatest, so that the rounding of stops does not decide which pairs are admissible.
  private let bounds: ClosedRange<Double>
  /// The distances from the upper bound, whose step may be shorter, with their tolerance.
  private let boundsAtEnd: ClosedRange<Double>
  /// The stops, which count only if `isStepped`; an optional would be copied at each use.
  let snapping: Snapping
  let isStepped: Bool

  /// The pairs in a range whose distance has these bounds.
  ///
  /// - Parameters:
  ///   - range: The bounds of both values, finite and with a finite difference.
  ///   - step: The distance of neighbouring stops; `nil` without stops.
  ///   - least: The least distance, at least 0.
  ///   - greatest: The greatest distance, at least `least`; `nil` for any distance.
  /// - Throws: ``ConfigurationError`` for the field `range`, `step`, `leastDistance` or
  ///   `greatestDistance`. Distances that no pair has are refused.
  public init(
    range: ClosedRange<Double> = 0...1, step: Double? = nil, least: Double = 0,
    greatest: Double? = nil
  ) throws(ConfigurationError) {
    scale = try Scale(range)
    let span = range.upperBound - range.lowerBound
    if let step, step > span, span > 0 {
      throw ConfigurationError(
        field: "step", value: .number(step), allowed: "at most \(span), the width of the range")
    }
    isStepped = step != nil
    snapping = try Snapping(
      range: range, step: step ?? Swift.max(span, range.upperBound.magnitude, 1))
    try FieldRequirement.nonNegative.check(least, field: "leastDistance")
    let rounding = step == nil ? 0 : 8 * range.largestMagnitude.ulp
    let tolerance = Swift.max(1e-9 * Swift.min(step ?? span, span), rounding)
    guard least - tolerance <= span else {
      throw ConfigurationError(
        field: "leastDistance", value: .number(least),
        allowed: "at most \(span), the width of the range")
    }
    if let greatest {
      try FieldRequirement.nonNegative.check(greatest, field: "greatestDistance")
      guard greatest >= least else {
        throw ConfigurationError(
          field: "greatestDistance", value: .number(greatest),
          allowed: "at least \(least), the least distance")
      }
    }
    self.least = least
    self.greatest = greatest
    let (nearest, farthest) = (least - tolerance, (greatest ?? .infinity) + tolerance)
    boundsAtEnd = Swift.max(0, nearest)...Swift.max(0, farthest)
    if let step, step > 2 * rounding {
      let fewest = (nearest / step).rounded(.up) - 0.5
      let most = (farthest / step).rounded(.down) + 0.5
      bounds = Swift.max(0, fewest * step)...most * step
    } else {
      bounds = boundsAtEnd
    }
    (lowers, uppers) = (range, range)
    guard let (lowers, uppers) = widest else {
      throw ConfigurationError(
        field: greatest == nil ? "leastDistance" : "greatestDistance",
        value: .number(greatest ?? least),
        allowed: "a distance that two stops can have, given the other distance")
    }
    (self.lowers, self.uppers) = (lowers, uppers)
  }

  /// The bounds of both values.
  public var range: ClosedRange<Double> { scale.range }

  /// Returns whether the values are in order and their distance is admissible.
  ///
  /// - Parameters:
  ///   - lower: A legal value.
  ///   - upper: A legal value.
  /// - Returns: Whether a pair of thumbs may have these values.
  public func admits(_ lower: Double, _ upper: Double) -> Bool {
    bounds(below: upper).contains(upper - lower)
  }

  /// Returns the admissible distances of a lower value from an upper value.
  @inline(__always) private func bounds(below upper: Double) -> ClosedRange<Double> {
    upper == range.upperBound ? boundsAtEnd : bounds
  }

  /// Returns the legal value nearest to `value`, whatever the other thumb.
  ///
  /// - Parameter value: Any number; NaN counts as the lower bound.
  /// - Returns: A stop, or a value in the range without stops.
  public func legal(_ value: Double) -> Double {
    if isStepped { return snapping.stop(snapping.index(nearestTo: value)) }
    return range.nearest(to: value)
  }
}

// MARK: - The other value

extension ThumbDistances {
  /// Returns the lower value nearest to `value` that is admissible with an upper value.
  ///
  /// - Parameters:
  ///   - value: A legal value.
  ///   - upper: A legal value.
  /// - Returns: A legal value, or `nil` if there is none.
  public func lower(nearestTo value: Double, below upper: Double) -> Double? {
    if admits(value, upper) { return value }
    let bounds = bounds(below: upper)
    let isNear = upper - value < bounds.lowerBound
    guard isStepped else {
      return number(
        isNear ? upper - least : upper - (greatest ?? .infinity), upward: !isNear
      ) { admits($0, upper) }
    }
    // The distance falls as the stop rises.
    return isNear
      ? stop(last(from: upper - least) { upper - $0 >= bounds.lowerBound }) { admits($0, upper) }
      : stop(last(from: upper - (greatest ?? 0)) { upper - $0 > bounds.upperBound } + 1) {
        admits($0, upper)
      }
  }

  /// Returns the upper value nearest to `value` that is admissible with a lower value.
  ///
  /// - Parameters:
  ///   - value: A legal value.
  ///   - lower: A legal value.
  /// - Returns: A legal value, or `nil` if there is none.
  public func upper(nearestTo value: Double, above lower: Double) -> Double? {
    if admits(lower, value) { return value }
    let isNear = value - lower < bounds(below: value).lowerBound
    guard isStepped else {
      return number(
        isNear ? lower + least : lower + (greatest ?? .infinity), upward: isNear
      ) { admits(lower, $0) }
    }
    return isNear
      ? stop(last(from: lower + least) { $0 - lower < bounds(below: $0).lowerBound } + 1) {
        admits(lower, $0)
      }
      : stop(last(from: lower + (greatest ?? 0)) { $0 - lower <= bounds(below: $0).upperBound }) {
        admits(lower, $0)
      }
  }

  /// Returns the value nearest to `value` that is admissible with the value of the other thumb.
  func value(nearestTo value: Double, of thumb: Thumb, beside other: Double) -> Double? {
    thumb == .lower
      ? lower(nearestTo: value, below: other) : upper(nearestTo: value, above: other)
  }

  /// Returns ``value(nearestTo:of:beside:)`` for a value that is not admissible, if it is a sum or a
  /// difference with one of the bounds: `nil` if there are stops, or if rounding or the range decides.
  @inline(__always) func clearValue(
    nearestTo value: Double, of thumb: Thumb, beside other: Double
  ) -> Double? {
    guard !isStepped else { return nil }
    let present = thumb == .lower ? other - value : value - other
    let distance = present < bounds.lowerBound ? least : greatest ?? .infinity
    let new = thumb == .lower ? other - distance : other + distance
    guard scale.range.contains(new), bounds.contains(thumb == .lower ? other - new : new - other)
    else { return nil }
    return new + 0
  }

  /// Returns the admissible pair that a program gets that sets two values.
  ///
  /// The values are ordered and made legal. Then the upper value gives way as little as needed; where that
  /// is not enough, the lower value gives way first.
  ///
  /// - Parameters:
  ///   - a: A number, not NaN.
  ///   - b: A number, not NaN.
  /// - Returns: The pair, or `nil` where rounding leaves no admissible upper value.
  public func pair(_ a: Double, _ b: Double) -> (lower: Double, upper: Double)? {
    let (lower, upper) = (legal(Swift.min(a, b)), legal(Swift.max(a, b)))
    if admits(lower, upper) { return (lower, upper) }
    let held = lowers.nearest(to: lower)
    return self.upper(nearestTo: upper, above: held).map { (held, $0) }
  }

  /// The lower values that have an upper value, and the upper values that have a lower value; `nil` if
  /// no pair is admissible.
  ///
  /// The last step may be shorter than the others, so that distances from the upper bound differ from all
  /// other distances: only the upper bound may have lower values, or it alone may have none.
  private var widest: (lowers: ClosedRange<Double>, uppers: ClosedRange<Double>)? {
    let (first, last) = (range.lowerBound + 0, range.upperBound + 0)
    let next = upper(nearestTo: first, above: first)
    let below = lower(nearestTo: last, below: last)
    guard let lowest = next == nil ? lower(nearestTo: first, below: last) : first else {
      return nil
    }
    let previous = isStepped ? snapping.stop(snapping.lastIndex - 1) : last
    let belowPrevious = lower(nearestTo: previous, below: previous)
    guard let highest = [below, belowPrevious].compactMap({ $0 }).max(), lowest <= highest else {
      return nil
    }
    let least = next ?? last
    let greatest = below == nil ? previous : last
    return least <= greatest ? (lowest...highest, least...greatest) : nil
  }

  /// Returns `value`, or one of the next numbers in a direction, if it is admissible.
  ///
  /// A difference or a sum rounds to a number that may miss the distance by an ulp.
  private func number(
    _ value: Double, upward: Bool, isAdmissible: (Double) -> Bool
  ) -> Double? {
    var value = range.nearest(to: value)
    for _ in 0..<4 where !isAdmissible(value) {
      value = upward ? value.nextUp : value.nextDown
    }
    return isAdmissible(value) && range.contains(value) ? value : nil
  }

  /// Returns the stop at an index if there is one, and it is admissible.
  private func stop(_ index: Int, isAdmissible: (Double) -> Bool) -> Double? {
    guard index >= 0, index <= snapping.lastIndex else { return nil }
    let stop = snapping.stop(index)
    return isAdmissible(stop) ? stop : nil
  }

  /// Returns the index of the last stop for which a condition holds.
  ///
  /// - Parameters:
  ///   - value: A value near that stop, from which the search starts.
  ///   - holds: The condition, which holds for all stops up to some stop and for no other stop.
  /// - Returns: The index, or -1 if the condition holds for no stop.
  private func last(from value: Double, holds: (Double) -> Bool) -> Int {
    let start = snapping.index(nearestTo: value)
    var (low, high) = (-1, snapping.count)
    var step = 1
    if holds(snapping.stop(start)) {
      low = start
      while step < high - low, holds(snapping.stop(low + step)) {
        low += step
        step *= 2
      }
      high = Swift.min(high, low + step)
    } else {
      high = start
      while step <= high, !holds(snapping.stop(high - step)) {
        high -= step
        step *= 2
      }
      low = step <= high ? high - step : -1
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(snapping.stop(middle)) { low = middle } else { high = middle }
    }
    return low
  }
}
