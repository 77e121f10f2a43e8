import GestureEngine

extension Law where Subject == Trial {
  /// A view is laid out at width 0 before its first frame, and touches still arrive.
  public static var degenerateTrack: Law {
    Law(
      "A4", "degenerate track",
      "on a track with no usable length no drag changes the value",
      unless: { $0.trace.traits.drag == .tapped ? "it is not dragged" : nil }
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        let before = trace.before(index)
        guard !before.track.isUsable else { return nil }
        let mayReturn =
          switch step.response.editing {
          case .committed: trace.traits.rest != nil
          case .cancelled: trace.traits.rest != nil || trace.traits.onCancel == .reverts
          case .began, nil: false
          }
        switch step.event {
        case .down, .move, .up, .cancel:
          return mayReturn || step.after.value.isIdentical(to: before.value)
            ? nil : "\(before.value) became \(step.after.value)"
        case .resize, .set, .wait, .adjust: return nil
        }
      }
    }
  }
}
