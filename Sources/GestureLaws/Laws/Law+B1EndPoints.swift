import GestureEngine

extension Law where Subject == Trial {
  /// An end that cannot be reached is the oldest bug of sliders.
  public static var endPoints: Law {
    Law(
      "B1", "end points",
      "a touch at or beyond an end of the track gives that bound, and the bound is that end",
      unless: {
        let range = $0.trace.traits.range
        if let stops = $0.trace.traits.stops, !stops.areDistinct {
          return "some of its stops are the same number"
        }
        return range.lowerBound < range.upperBound ? nil : "its range is one value"
      }
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      let wrongEnd = trace.first { _, step in
        let after = step.after
        if after.value == range.lowerBound, after.fraction != 0 {
          return "the lower bound is at \(after.fraction)"
        }
        if after.value == range.upperBound, after.fraction != 1 {
          return "the upper bound is at \(after.fraction)"
        }
        return nil
      }
      if let wrongEnd { return wrongEnd }
      for sample in trial.samples where sample.hold == .free {
        let track = trace.before(sample.step).track
        guard track.isUsable else { continue }
        if sample.along <= track.start, sample.value != range.lowerBound {
          return Breach(step: sample.step, "at the start the value is \(sample.value)")
        }
        if sample.along >= track.end, sample.value != range.upperBound {
          return Breach(step: sample.step, "at the end the value is \(sample.value)")
        }
      }
      return nil
    }
  }
}
