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
      return trial.trace.first { _, step in
        if !trial.trace.traits.isAt(lower, step.after.value) {
          return "the value is \(step.after.value), its range is \(lower)...\(lower)"
        }
        if !step.after.fraction.isFinite { return "the fraction is \(step.after.fraction)" }
        return step.response.change == nil ? nil : "a change of the value is reported"
      }
    }
  }
}
