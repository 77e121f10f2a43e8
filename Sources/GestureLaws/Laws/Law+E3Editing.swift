import GestureEngine

extension Law where Subject == Trial {
  /// An undo step needs a begin and an end of each gesture, in that order.
  public static var editing: Law {
    Law(
      "E3", "editing",
      "a gesture begins once, and then commits once or is cancelled once"
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        let editing = step.response.editing
        switch step.event {
        case .down(let point, _):
          return step.isForeign || !point.isUsable
            ? editing.map { _ in "a `down` that cannot be tracked begins or ends a gesture" }
            : trace.flawOfTheBegin(at: point, index)
        case .up:
          let isEnd = if case .committed = editing { true } else { false }
          if isEnd != step.isForeign { return nil }
          return isEnd
            ? "an `up` of an untracked touch commits"
            : "the `up` of the tracked touch does not commit"
        case .cancel, .revert:
          if (editing == .cancelled) != step.isForeign { return nil }
          return step.isForeign
            ? "`\(step.event.text)` cancels a gesture that it does not belong to"
            : "`\(step.event.text)` does not cancel the gesture"
        case .adjust where step.isAdjustment && trace.traits.rest != nil:
          if case .committed = editing { return nil }
          // A pull to refresh, for example, has no keyboard.
          if editing == nil, trace.traits.hasOwnAdjustments, step.response.change == nil {
            return nil
          }
          return "an adjustment of a sticky control does not commit"
        case .move where trace.traits.yieldsToScrolling && editing == .cancelled && !step.isForeign:
          return nil
        case .move, .resize, .set, .wait, .adjust, .thumbs:
          return editing.map { _ in "`\(step.event.text)` begins or ends a gesture" }
        }
      }
    }
  }
}

extension Trace {
  /// Returns how the response to a `down` at a good point differs from the grab area of the control, or
  /// `nil` if it does not.
  fileprivate func flawOfTheBegin(at point: GesturePoint, _ index: Int) -> String? {
    let (step, editing) = (steps[index], steps[index].response.editing)
    if case .committed = editing { return "a `down` commits" }
    if editing == .cancelled, !step.isLostEnd { return "a `down` ends a gesture" }
    if editing == nil, step.isLostEnd {
      return "a `down` of the tracked touch does not end its gesture"
    }
    let isTracked: Bool?
    switch traits.isEnabled ? traits.grabArea : nil {
    case nil: isTracked = false
    case .custom: isTracked = nil
    // The lost end of one of two touches is a `down` beside the other touch.
    case .anywhere: isTracked = step.isLostEnd && step.alsoTracked != nil ? nil : true
    case .bounds:
      isTracked = GestureRect(origin: GesturePoint(x: 0, y: 0), size: before(index).size)
        .contains(point)
    case .thumb:
      // The thumb between the cancel and the `down` of a lost end is not visible.
      isTracked =
        wasAnimating(before: index) && traits.drag != .grabbed || step.isLostEnd
        ? nil : isOnThumb(point, before: index)
    }
    guard let isTracked, (editing == .began) != isTracked else { return nil }
    return isTracked
      ? "a `down` at \(point), inside the grab area, does not begin a gesture"
      : "a `down` at \(point), outside the grab area, begins a gesture"
  }
}
