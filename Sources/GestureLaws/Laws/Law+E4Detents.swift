import GestureEngine

extension Law where Subject == Trial {
  /// A click that is felt where nothing changed, or not felt where it did, is worse than none.
  public static var detents: Law {
    Law(
      "E4", "detents",
      "from detent i to detent j there are |i − j|, however and whichever way the value goes",
      unless: {
        $0.trace.traits.detents.map { !$0.areDistinct } ?? false
          ? "some of its detents are the same number" : nil
      }
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        switch step.event {
        case .resize, .set, .wait: return nil
        case .down, .move, .up, .cancel, .adjust: break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        let expected = trace.traits.detents?.distance(from: old, to: new) ?? 0
        return step.response.detents == expected
          ? nil : "from \(old) to \(new) it tells of \(step.response.detents), not \(expected)"
      }
    }
  }
}
