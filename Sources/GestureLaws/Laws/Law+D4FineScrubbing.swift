import GestureEngine

extension Law where Subject == Trial {
  /// A slow device samples less often, which must not change the value.
  ///
  /// A touch that does not move along the track must not move the value. The value must not outrun the
  /// finger, and must follow it in full while the finger does not move across. Between stops, the value
  /// may be a step away.
  public static var fineScrubbing: Law {
    Law(
      "D4", "fine scrubbing",
      "only motion along moves the value, never by more, and more samples change nothing",
      unless: {
        let traits = $0.trace.traits
        if traits.drag != .relative { return "its drag is not relative" }
        if traits.wraps { return "its value goes on at one bound from the other" }
        return traits.isCoarse ? "its range has too few numbers" : nil
      }
    ) { trial in
      let trace = trial.trace
      let samples = trial.samples
      for (last, sample) in zip(samples, samples.dropFirst()) {
        guard !sample.isRebased, last.hold == .relative, sample.hold == .relative else { continue }
        let before = trace.before(sample.step)
        let length = trace.traits.direction.motion(from: last.point, to: sample.point).x
        guard let fraction = trace.fraction(of: sample.value, after: sample.step) else { continue }
        let moved = fraction - before.fraction
        let slack = trace.placeSlack(from: last.point, to: sample.point, on: before.track)
        if length == 0, !trace.traits.isClose(sample.value, before.value), trace.traits.isExact {
          return Breach(
            step: sample.step,
            "motion across changed the value from \(before.value) to \(sample.value)")
        }
        guard before.track.isUsable, trace.traits.stops == nil else { continue }
        let most = length.magnitude / before.track.length
        let rounding = Scale.tolerance(ofFractionsIn: trace.traits.range) + slack
        guard moved.magnitude <= most * (1 + 1e-9) + 1e-12 + rounding,
          moved * length >= 0 || moved.magnitude <= slack
        else {
          return Breach(
            step: sample.step,
            "the touch moved by \(length / before.track.length) of the track, the value \(moved)")
        }
      }
      if let breach = trial.firstOutOfReach(
        bySteps: 1, where: { $0.hold == .relative && $0.base == .down })
      {
        return breach
      }
      return trace.traits.dependsOnSamples ? nil : trial.firstDifferenceWhenSplit
    }
  }
}

extension ControlTraits {
  /// Whether the value may depend on how often a relative drag is sampled.
  fileprivate var dependsOnSamples: Bool {
    stops != nil || scrubbing == .atTheNewPlace || dragStart == .atTheSample || hasUnusualStart
      || samplingInterval > 0 || changesOverTime || hasOwnScale || tap == .custom || tap == .seeks
      || doubleTapTime > 0
  }
}
