import GestureEngine

extension Law where Subject == Trial {
  /// A phone call during a gesture must not leave the control held.
  public static var cancelling: Law {
    Law(
      "D7", "cancel",
      "a cancel ends the gesture once, without a commit, by the declared policy"
    ) { trial in
      let trace = trial.trace
      var valueAtDown = trace.initial.value
      return trace.first { index, step in
        let before = trace.before(index).value
        if step.response.editing == .began { valueAtDown = before }
        guard step.event.isCancel else { return nil }
        guard step.event.cancels(step.tracked) else {
          guard step.after.value.isIdentical(to: before) else {
            return "a cancel without a gesture changed the value from \(before) to "
              + "\(step.after.value)"
          }
          return step.response.editing == nil
            ? nil : "a cancel without a gesture begins or ends a gesture"
        }
        guard step.response.editing == .cancelled else {
          return "a cancel does not end the gesture"
        }
        if trace.traits.rest != nil { return nil }
        let keeps = trace.traits.onCancel == .keeps && step.event != .revert
        let expected = keeps ? before : valueAtDown
        return step.after.value.isIdentical(to: expected)
          ? nil : "the value after the cancel is \(step.after.value), not \(expected)"
      }
    }
  }
}
