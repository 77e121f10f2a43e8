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
      return trial.trace.first { _, step in
        stops.snap(step.after.value).isIdentical(to: step.after.value)
          ? nil
          : "the value is \(step.after.value), the nearest stop \(stops.snap(step.after.value))"
      }
    }
  }
}
