import GestureEngine

extension Law where Subject == Trial {
  /// A stop that the keyboard reaches and the finger does not is two sliders in one.
  public static var oneSetOfStops: Law {
    Law(
      "C8", "one set of stops",
      "drag, tap, adjustment and set give the same stops",
      unless: { $0.trace.traits.stops == nil ? "it has no stops" : nil }
    ) { trial in
      guard let stops = trial.trace.traits.stops else { return nil }
      return trial.trace.first { _, step in
        stops.snap(step.after.value).isIdentical(to: step.after.value)
          ? nil : "\(step.after.value) is no stop"
      }
    }
  }
}
