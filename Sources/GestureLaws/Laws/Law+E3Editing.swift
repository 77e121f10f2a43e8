import GestureEngine

extension Law where Subject == Trial {
  /// An undo step needs a begin and an end of each gesture, in that order.
  public static var editing: Law {
    Law(
      "E3", "editing",
      "a gesture begins once, and then commits once or is cancelled once"
    ) { trial in
      let trace = trial.trace
      let area = trace.traits.grabArea
      return trace.first { index, step in
        let editing = step.response.editing
        switch step.event {
        case .down(let point, _):
          if step.tracked != nil || !point.isUsable {
            return editing == nil ? nil : "a `down` that cannot be tracked begins or ends a gesture"
          }
          if editing != nil, editing != .began { return "a `down` ends a gesture" }
          let isTracked: Bool?
          switch area {
          case .anywhere: isTracked = true
          case .bounds:
            isTracked = GestureRect(
              origin: GesturePoint(x: 0, y: 0), size: trace.before(index).size
            )
            .contains(point)
          case .thumb:
            isTracked =
              trace.wasAnimating(before: index) ? nil : trace.isOnThumb(point, before: index)
          }
          guard let isTracked else { return nil }
          return (editing == .began) == isTracked
            ? nil
            : isTracked
              ? "a `down` at \(point), inside the grab area, does not begin a gesture"
              : "a `down` at \(point), outside the grab area, begins a gesture"
        case .up(_, let id):
          let isEnd = if case .committed = editing { true } else { false }
          if isEnd == (step.tracked == id) { return nil }
          return isEnd
            ? "an `up` of an untracked touch commits"
            : "the `up` of the tracked touch does not commit"
        case .cancel, .revert:
          let cancels = step.event.cancels(step.tracked)
          if editing == (cancels ? .cancelled : nil) { return nil }
          return cancels
            ? "a cancel does not cancel the gesture" : "a cancel without a gesture cancels"
        case .move, .resize, .set, .wait, .adjust:
          return editing == nil ? nil : "`\(step.event.text)` begins or ends a gesture"
        }
      }
    }
  }
}
