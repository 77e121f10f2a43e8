import GestureEngine

extension Law where Subject == Trial {
  /// A value outside its range draws the thumb off the track, or sends NaN to a lamp.
  public static var clamping: Law {
    Law(
      "A2", "clamping",
      "the value is always in its range, and a stop if it snaps"
    ) { trial in
      let traits = trial.trace.traits
      func isLegal(_ value: Double) -> Bool {
        traits.range.contains(value) && (traits.stops.map { $0.snap(value) == value } ?? true)
      }
      guard isLegal(trial.trace.initial.value) else {
        return Breach("the initial value is \(trial.trace.initial.value)")
      }
      return trial.trace.first { _, step in
        isLegal(step.after.value) ? nil : "the value is \(step.after.value)"
      }
    }
  }
}
