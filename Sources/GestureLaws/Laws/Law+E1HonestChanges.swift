import GestureEngine

extension Law where Subject == Trial {
  /// A view that is told of changes that did not happen renders for nothing, or for ever.
  public static var honestChanges: Law {
    Law(
      "E1", "honest changes",
      "a change is reported exactly when the user changed the value, an end when that is a bound"
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      return trace.first { index, step in
        switch step.event {
        case .set, .resize, .wait: return nil
        case .down, .move, .up, .cancel, .adjust: break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        let reachedEnd = step.response.reachedEnd
        guard let change = step.response.change else {
          if reachedEnd { return "an end is reported, but no change" }
          return old == new ? nil : "\(old) became \(new) and no change was reported"
        }
        guard old != new else { return "a change is reported, but the value stays \(old)" }
        guard change.old == old, change.new == new else {
          return "\(old) became \(new), reported as \(change.old) to \(change.new)"
        }
        // What is in no range is for other laws.
        let isAtEnd = new == range.lowerBound || new == range.upperBound
        guard isAtEnd || range.contains(new), isAtEnd != reachedEnd else { return nil }
        return isAtEnd
          ? "\(old) became \(new), and no end was reported"
          : "\(old) became \(new), and an end was reported"
      }
    }
  }
}
