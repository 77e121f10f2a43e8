import GestureEngine

extension Law where Subject == Trial {
  /// A call that comes in while a finger is down must not leave the control held for good.
  public static var cancelling: Law {
    Law(
      "D7", "cancel",
      "cancel ends the gesture once, without a commit, by the declared policy"
    ) { trial in
      let trace = trial.trace
      var valueAtDown = trace.initial.value
      return trace.first { index, step in
        let before = trace.before(index).value
        if step.response.editing == .began { valueAtDown = before }
        guard case .cancel = step.event else { return nil }
        guard step.tracked != nil else {
          return step.response.editing == nil && step.after.value.isIdentical(to: before)
            ? nil : "with no touch it turned \(before) into \(step.after.value)"
        }
        guard step.response.editing == .cancelled else { return "the gesture goes on" }
        if trace.traits.rest != nil { return nil }
        let expected = trace.traits.onCancel == .keeps ? before : valueAtDown
        return step.after.value.isIdentical(to: expected)
          ? nil : "it left \(step.after.value) instead of \(expected)"
      }
    }
  }
}
