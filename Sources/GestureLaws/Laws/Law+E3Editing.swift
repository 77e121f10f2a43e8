import GestureEngine

extension Law where Subject == Trial {
  /// An undo step needs one begin and one end for each gesture, in that order.
  public static var editing: Law {
    Law(
      "E3", "editing",
      "a gesture begins once, changes, and then commits or is cancelled once"
    ) { trial in
      let trace = trial.trace
      let area = trace.traits.grabArea
      return trace.first { index, step in
        let editing = step.response.editing
        switch step.event {
        case .down(let point, _):
          if step.tracked != nil || !point.isUsable {
            return editing == nil ? nil : "a touch that cannot be tracked edits"
          }
          if editing != nil, editing != .began { return "a touch that goes down ends something" }
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
            ? nil : isTracked ? "a touch is not tracked" : "a touch beside it is tracked"
        case .up(_, let id):
          let isEnd = if case .committed = editing { true } else { false }
          return isEnd == (step.tracked == id) ? nil : "lifting off does not commit once"
        case .cancel:
          return (editing == .cancelled) == (step.tracked != nil)
            ? nil : "cancelling does not cancel once"
        case .move, .resize, .set, .wait, .adjust:
          return editing == nil ? nil : "an event that is no end of a gesture edits"
        }
      }
    }
  }
}
