import GestureEngine

extension Law where Subject == Trial {
  /// A range of one value is what a filter with a single result has.
  public static var degenerateRange: Law {
    Law(
      "A5", "degenerate range",
      "where the range is one value, that is the value, and nothing changes",
      unless: {
        let range = $0.trace.traits.range
        return range.lowerBound < range.upperBound ? "its range has more than one value" : nil
      }
    ) { trial in
      let lower = trial.trace.traits.range.lowerBound
      return trial.trace.first { _, step in
        step.after.value == lower && step.after.fraction.isFinite && step.response.change == nil
          ? nil : "the value is \(step.after.value), its fraction \(step.after.fraction)"
      }
    }
  }
}
