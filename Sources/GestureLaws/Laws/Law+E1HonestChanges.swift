import GestureEngine

extension Law where Subject == Trial {
  /// A view that receives changes that did not happen renders for nothing, or for ever.
  public static var honestChanges: Law {
    Law(
      "E1", "honest changes",
      "the control reports exactly the user's changes, and an end exactly when they reach a bound"
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      return trace.first { index, step in
        switch step.event {
        case .set, .resize, .wait: return nil
        case .down, .move, .up, .cancel, .revert, .adjust: break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        let reachedEnd = step.response.reachedEnd
        guard let change = step.response.change else {
          if reachedEnd { return "the control reports an end, but no change" }
          return old == new
            ? nil : "the control does not report the change from \(old) to \(new)"
        }
        guard old != new else {
          return "the control reports a change, but the value stays \(old)"
        }
        guard change.old == old, change.new == new else {
          return "the value changed from \(old) to \(new), the reported change is \(change.old) to "
            + "\(change.new)"
        }
        // Law A2 judges values outside the range.
        let isAtEnd = new == range.lowerBound || new == range.upperBound
        guard isAtEnd || range.contains(new), isAtEnd != reachedEnd else { return nil }
        return isAtEnd
          ? "the change from \(old) to \(new) reaches a bound, but the control reports no end"
          : "the change from \(old) to \(new) reaches no bound, but the control reports an end"
      }
    }
  }
}
