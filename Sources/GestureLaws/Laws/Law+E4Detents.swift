import GestureEngine

extension Law where Subject == Trial {
  /// A click without a change, or a change without a click, is worse than no clicks at all.
  public static var detents: Law {
    Law(
      "E4", "detents",
      "a change from detent i to detent j reports |i − j| detents",
      unless: {
        $0.trace.traits.detents.map { !$0.areDistinct } ?? false
          ? "some of its detents are equal numbers" : nil
      }
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        switch step.event {
        case .resize, .set, .wait, .thumbs(.set): return nil
        case .down, .move, .up, .cancel, .revert, .adjust, .thumbs(.adjust): break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        let expected = trace.traits.detents?.distance(from: old, to: new) ?? 0
        return step.response.detents == expected
          ? nil
          : "from \(old) to \(new) the control reports \(step.response.detents) detents, "
            + "not \(expected)"
      }
    }
  }
}
