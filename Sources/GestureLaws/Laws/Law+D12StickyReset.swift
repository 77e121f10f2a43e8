import GestureEngine

extension Law where Subject == Trial {
  /// A joystick that stays deflected after its release keeps the camera moving.
  public static var stickyReset: Law {
    Law(
      "D12", "sticky reset",
      "the value is at rest after every commit and every cancel",
      unless: { $0.trace.traits.rest == nil ? "it is not sticky" : nil }
    ) { trial in
      guard let rest = trial.trace.traits.rest else { return nil }
      return trial.trace.firstBreach { _, step in
        switch step.response.editing {
        case .committed, .cancelled:
          trial.trace.traits.isSame(step.after.value, rest)
            ? nil
            : Observation(
              "the value is \(step.after.value), at rest it is \(rest)",
              trial.trace.contrast(step.after.value, expected: rest))
        case .began, nil: nil
        }
      }
    }
  }
}
