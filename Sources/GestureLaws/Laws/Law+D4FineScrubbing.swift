import GestureEngine

extension Law where Subject == Trial {
  /// A slow device samples less often, and must not give another value for it.
  ///
  /// What stands still along the track must not move the value, and no drag outruns the finger.
  public static var fineScrubbing: Law {
    Law(
      "D4", "fine scrubbing",
      "motion across counts nothing, none counts more than it is, and splitting a line changes nothing",
      unless: {
        let traits = $0.trace.traits
        if traits.drag != .relative { return "its drag is not relative" }
        return traits.stops == nil ? nil : "it snaps"
      }
    ) { trial in
      let trace = trial.trace
      let samples = trial.samples
      for (last, sample) in zip(samples, samples.dropFirst()) {
        guard !sample.isAfresh else { continue }
        let before = trace.before(sample.step)
        let length = trace.traits.direction.motion(from: last.point, to: sample.point).x
        let moved = trace.fraction(of: sample.value) - before.fraction
        if length == 0, sample.value != before.value {
          return Breach(step: sample.step, "motion across moved the value to \(sample.value)")
        }
        guard before.track.isUsable else { continue }
        let most = length.magnitude / before.track.length
        guard moved.magnitude <= most * (1 + 1e-9) + 1e-12, moved * length >= 0 else {
          return Breach(step: sample.step, "a motion of \(most) of the track moved it by \(moved)")
        }
      }
      return trial.firstDifferenceWhenSplit
    }
  }
}
