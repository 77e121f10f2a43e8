import GestureEngine

extension Law where Subject == Trial {
  /// A filter with a single result has a range of a single value.
  public static var degenerateRange: Law {
    Law(
      "A5", "degenerate range",
      "a control whose range is a single value stays at that value",
      unless: {
        let range = $0.trace.traits.range
        return range.lowerBound < range.upperBound ? "its range has more than one value" : nil
      }
    ) { trial in
      let lower = trial.trace.traits.range.lowerBound
      return trial.trace.firstBreach { _, step in
        if !trial.trace.traits.isAt(lower, step.after.value) {
          return Observation(
            "the value is \(step.after.value), its range is \(lower)...\(lower)",
            trial.trace.contrast(step.after.value, expected: lower))
        }
        if !step.after.fraction.isFinite {
          return Observation("the fraction is \(step.after.fraction)")
        }
        return step.response.change == nil
          ? nil
          : Observation(
            "a change of the value is reported", .response("a change", expected: "no change"))
      }
    }
  }
}
