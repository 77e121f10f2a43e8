import GestureEngine

extension Law where Subject == Trial {
  /// The nearest stop lies under the finger; any other stop is a jump.
  ///
  /// The nearest stop on an exponential scale is defined differently; the laws of `ScaleCase` and
  /// `SnappingCase` judge it.
  public static var nearestToTheTouch: Law {
    Law(
      "C3", "nearest",
      "a drag or a tap sets the stop nearest to the touch",
      unless: {
        let traits = $0.trace.traits
        if traits.stops == nil { return "it has no stops" }
        if traits.stepRounding == .custom { return "its way to a stop is its own" }
        if traits.wraps { return "its bounds are the same place" }
        if traits.hasOwnScale { return "its scale is its own" }
        return traits.scale == .linear ? nil : "its scale is not linear"
      }
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      guard let stops = trace.traits.stops, let scale = try? Scale(range) else { return nil }
      let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
      let tolerance = 0.5e-12 * (range.upperBound - range.lowerBound) + 4 * largest.ulp
      for (step, fraction, value) in trial.aims {
        let meant = scale.value(at: fraction)
        let index = stops.index(nearestTo: value)
        if stops.isInLastStep(meant), trace.traits.stepRounding == .wholeSteps { continue }
        let before = trace.before(step)
        let slack = trace.traits.placeSlack(
          at: before.track.position(of: fraction), on: before.track)
        let distance =
          (value - meant).magnitude - tolerance - trace.traits.valueSlack
          - 2 * slack * (range.upperBound - range.lowerBound)
        for other in [stops.stop(index - 1), stops.stop(index + 1)]
        where (other - meant).magnitude < distance {
          return Breach(
            step: step, "a touch at \(meant) gives \(value), the stop \(other) is nearer")
        }
      }
      return nil
    }
  }
}

extension Snapping {
  /// Whether a value lies beyond the last stop but one, where whole steps may lead to either.
  func isInLastStep(_ value: Double) -> Bool { value >= stop(lastIndex - 1) }

  /// Returns the index of the stop nearest to a value; the indices of two stops halfway between them.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - slack: The amount by which it may be off, apart from the rounding of doubles.
  /// - Returns: One index, or two.
  func nearest(to value: Double, within slack: Double = 0) -> ClosedRange<Int> {
    let nearest = index(nearestTo: value)
    let distance = (value - stop(nearest)).magnitude
    let other = [nearest - 1, nearest + 1].first { other in
      guard other >= 0, other <= lastIndex, stop(other) != stop(nearest) else { return false }
      let largest = Swift.max(stop(other).magnitude, value.magnitude)
      return ((value - stop(other)).magnitude - distance).magnitude <= 8 * largest.ulp + 2 * slack
    }
    return Swift.min(nearest, other ?? nearest)...Swift.max(nearest, other ?? nearest)
  }

  /// Whether a value is at most `count` stops away from another.
  func isBeside(_ value: Double, _ other: Double, byStops count: Int) -> Bool {
    (index(nearestTo: value) - index(nearestTo: other)).magnitude <= count
  }
}
