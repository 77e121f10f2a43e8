import GestureEngine

extension Law where Subject == Trial {
  /// The nearest stop is where the finger is; any other is a jump.
  ///
  /// Along an exponential scale nearness is another thing, which the laws of its parts judge.
  public static var nearestToTheTouch: Law {
    Law(
      "C3", "nearest",
      "a drag and a tap give the stop nearest to the touch",
      unless: {
        let traits = $0.trace.traits
        if traits.stops == nil { return "it has no stops" }
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
        let distance = (value - meant).magnitude - tolerance
        for other in [stops.stop(index - 1), stops.stop(index + 1)]
        where (other - meant).magnitude < distance {
          return Breach(
            step: step, "the touch is at \(meant), which gives \(value), but \(other) is nearer")
        }
      }
      return nil
    }
  }
}
