import GestureEngine

extension Law where Subject == Trial {
  /// A view that is told of changes that did not happen renders for nothing, or for ever.
  public static var honestChanges: Law {
    Law(
      "E1", "honest changes",
      "a change is reported exactly when the user changed the value"
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        switch step.event {
        case .set, .resize, .wait: return nil
        case .down, .move, .up, .cancel, .adjust: break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        guard let change = step.response.change else {
          return old == new ? nil : "\(old) became \(new) and no change was reported"
        }
        guard old != new else { return "a change is reported, but the value stays \(old)" }
        return change.old == old && change.new == new
          ? nil : "\(old) became \(new), reported as \(change.old) to \(change.new)"
      }
    }
  }
}
