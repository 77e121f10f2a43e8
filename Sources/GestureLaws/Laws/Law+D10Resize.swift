import GestureEngine

extension Law where Subject == Trial {
  /// A phone that is turned must not turn the volume up.
  public static var resizing: Law {
    Law(
      "D10", "resize",
      "a resize changes no value, and motion after it counts on the new track"
    ) { trial in
      let trace = trial.trace
      let jump = trace.first { index, step in
        guard case .resize = step.event else { return nil }
        let before = trace.before(index).value
        return step.after.value.isIdentical(to: before) && step.response.editing == nil
          ? nil : "\(before) became \(step.after.value)"
      }
      return jump
        ?? trial.firstWrongMotion { if case .resize = $0 { true } else { false } }
    }
  }
}
