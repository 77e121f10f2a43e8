import GestureEngine

extension Law where Subject == Trial {
  /// A slider whose keyboard reaches other stops than the finger is two sliders in one.
  public static var oneSetOfStops: Law {
    Law(
      "C8", "one set of stops",
      "drags, taps, adjustments and sets reach the same stops",
      unless: { $0.trace.traits.stops == nil ? "it has no stops" : nil }
    ) { trial in
      guard let stops = trial.trace.traits.stops else { return nil }
      // Law C1 judges a value that only rounding separates from a stop, law A2 a value out of range.
      func flaw(of value: Double) -> Observation? {
        let stop = stops.snap(value)
        return trial.trace.traits.isSame(value, stop) || value == stop
          || stops.isBeside(value, stop) || !stops.range.contains(value)
          ? nil
          : Observation(
            "the value is \(value), the nearest stop \(stop)",
            trial.trace.contrast(value, expected: stop))
      }
      return trial.trace.firstValueMeantForAStop(flaw) ?? trial.stopThatASweepMisses
    }
  }
}
