import GestureEngine

extension Law where Subject == Trial {
  /// An end that cannot be reached is the oldest bug of sliders.
  public static var endPoints: Law {
    Law(
      "B1", "end points",
      "a touch at or past an end of the track sets that bound, and each bound lies at its end",
      unless: {
        let range = $0.trace.traits.range
        if let stops = $0.trace.traits.stops, !stops.areDistinct {
          return "some of its stops are equal numbers"
        }
        return range.lowerBound < range.upperBound ? nil : "its range is a single value"
      }
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      let wrongEnd = trace.first { _, step in
        let after = step.after
        if after.value == range.lowerBound, after.fraction != 0 {
          return "the lower bound lies at fraction \(after.fraction), not at 0"
        }
        if after.value == range.upperBound, after.fraction != 1 {
          return "the upper bound lies at fraction \(after.fraction), not at 1"
        }
        return nil
      }
      if let wrongEnd { return wrongEnd }
      for sample in trial.samples where sample.hold == .free {
        let track = trace.before(sample.step).track
        guard track.isUsable else { continue }
        if sample.along <= track.start, sample.value != range.lowerBound {
          return Breach(
            step: sample.step,
            "at the start of the track the value is \(sample.value), not \(range.lowerBound)")
        }
        if sample.along >= track.end, sample.value != range.upperBound {
          return Breach(
            step: sample.step,
            "at the end of the track the value is \(sample.value), not \(range.upperBound)")
        }
      }
      return nil
    }
  }
}
