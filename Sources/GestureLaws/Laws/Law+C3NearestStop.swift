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
        let slack = trace.traits.placeSlack(at: trial.farthest[step], on: trace.before(step).track)
        let distance =
          (value - meant).magnitude - tolerance - trace.traits.valueSlack
          - 2 * slack * (range.upperBound - range.lowerBound)
        for other in [stops.stop(index - 1), stops.stop(index + 1)]
        where (other - meant).magnitude < distance {
          return Breach(
            step: step, "a touch at \(meant) gives \(value), the stop \(other) is nearer",
            contrast: trace.contrast(value, expected: other))
        }
      }
      return nil
    }
  }
}
