/// A linear scale whose values are stops if it has a step.
///
///     let tens = try SteppedScale(0...100, step: 10)
///     tens.value(nearestTo: 44)  // 40, the stop with the index 4
///     try SteppedScale(0...100, step: nil).value(nearestTo: 44)  // 44
struct SteppedScale: Sendable, Hashable {
  /// A legal value, and its index among the stops, which is 0 without stops.
  typealias Place = (value: Double, index: Int)

  /// The scale between the bounds.
  let scale: Scale
  /// The stops, which count only if ``isStepped``; an optional would be copied at each use.
  let snapping: Snapping
  /// Whether values are stops.
  let isStepped: Bool
  /// Whether each value is its own fraction: the range is 0...1, and there is no step.
  let isPlain: Bool

  /// A scale over a range.
  ///
  /// - Throws: ``ConfigurationError`` for the field `range` or `step`.
  init(_ range: ClosedRange<Double>, step: Double?) throws(ConfigurationError) {
    scale = try Scale(range)
    isStepped = step != nil
    isPlain = step == nil && range == 0...1
    guard let step else {
      snapping = try Snapping(range: 0...1, step: 1)
      return
    }
    guard step <= range.upperBound - range.lowerBound else {
      throw ConfigurationError(
        field: "step", value: .number(step), allowed: "at most the width of the range")
    }
    snapping = try Snapping(range: range, step: step)
  }

  /// The bounds of the value.
  var range: ClosedRange<Double> { scale.range }

  /// The stops; `nil` without a step.
  var stops: Snapping? { isStepped ? snapping : nil }

  /// Returns the legal value nearest to a number that is not NaN.
  func value(nearestTo number: Double) -> Place {
    let clamped = range.nearest(to: number)
    return isStepped ? stop(nearestTo: clamped) : (clamped, 0)
  }

  /// Returns the legal value to which an adjustment leads.
  func value(after value: Double, _ adjustment: GestureEvent.Adjustment) -> Place {
    isStepped
      ? stop(nearestTo: snapping.stop(after: value, adjustment))
      : (scale.value(after: value, adjustment), 0)
  }

  private func stop(nearestTo value: Double) -> Place {
    let index = snapping.index(nearestTo: value)
    return (snapping.stop(index), index)
  }

  /// Refuses a number outside the range.
  ///
  /// - Throws: ``ConfigurationError`` for `field`.
  func check(_ number: Double?, field: String) throws(ConfigurationError) {
    try FieldRequirement.inside(range).check(number, field: field)
  }
}
