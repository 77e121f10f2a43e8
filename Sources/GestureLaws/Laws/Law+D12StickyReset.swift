import GestureEngine

extension Law where Subject == Trial {
  /// A control that should spring back and stays deflected keeps the camera moving.
  public static var stickyReset: Law {
    Law(
      "D12", "sticky reset",
      "after every gesture, lifted off or cancelled, the value is at rest",
      unless: { $0.trace.traits.rest == nil ? "it is not sticky" : nil }
    ) { trial in
      guard let rest = trial.trace.traits.rest else { return nil }
      return trial.trace.first { _, step in
        switch step.response.editing {
        case .committed, .cancelled:
          step.after.value.isIdentical(to: rest)
            ? nil : "it stays at \(step.after.value) instead of \(rest)"
        case .began, nil: nil
        }
      }
    }
  }
}
