import GestureEngine

extension Law where Subject == Trial {
  /// A view has width 0 before its first frame, and touches already arrive.
  public static var degenerateTrack: Law {
    Law(
      "A4", "degenerate track",
      "a drag on a track without usable length does not change the value",
      unless: { $0.trace.traits.drag.isSwitch ? "it cannot be dragged" : nil }
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        let before = trace.before(index)
        guard !before.track.isUsable else { return nil }
        // A sticky control returns to rest, and a cancel may revert the value.
        let isEnd =
          switch step.response.editing {
          case .committed, .cancelled: true
          case .began, nil: false
          }
        let mayReturn = step.cancelsGesture || (isEnd && trace.traits.rest != nil)
        switch step.event {
        case .down, .move, .up, .cancel, .revert:
          return mayReturn || step.after.value.isIdentical(to: before.value)
            ? nil : "the value changed from \(before.value) to \(step.after.value)"
        case .resize, .set, .wait, .adjust, .thumbs: return nil
        }
      }
    }
  }
}
