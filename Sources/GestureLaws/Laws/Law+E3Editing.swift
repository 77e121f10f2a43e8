import GestureEngine

extension Law where Subject == Trial {
  /// An undo step needs a begin and an end of each gesture, in that order.
  public static var editing: Law {
    Law(
      "E3", "editing",
      "a gesture begins once, and then commits once or is cancelled once"
    ) { trial in
      let trace = trial.trace
      return trace.firstBreach { index, step in
        let editing = step.response.editing
        func flaw(_ message: String, expected: String) -> Observation {
          Observation(message, .response(Response.text(of: editing), expected: expected))
        }
        switch step.event {
        case .down(let point, _):
          return step.isForeign || !point.isUsable
            ? editing.map { _ in
              flaw(
                "a `down` that cannot be tracked begins or ends a gesture",
                expected: Response.text(of: nil))
            } : trace.flawOfTheBegin(at: point, index)
        case .up(let point?, _)
        where trace.traits.yieldsToScrolling && editing == .cancelled && point.isUsable:
          return step.isForeign
            ? flaw("an `up` of an untracked touch cancels", expected: Response.text(of: nil)) : nil
        case .up:
          guard case .committed(let value) = editing else {
            return step.isForeign
              ? nil
              : flaw(
                "the `up` of the tracked touch does not commit",
                expected: Response.text(of: .committed(value: step.after.value)))
          }
          return step.isForeign
            ? flaw("an `up` of an untracked touch commits", expected: Response.text(of: nil))
            : trace.flawOfTheCommit(of: value, index)
        case .cancel, .revert:
          if (editing == .cancelled) != step.isForeign { return nil }
          return step.isForeign
            ? flaw(
              "`\(step.event.text)` cancels a gesture that it does not belong to",
              expected: Response.text(of: nil))
            : flaw(
              "`\(step.event.text)` does not cancel the gesture",
              expected: Response.text(of: .cancelled))
        case .adjust where step.isAdjustment && trace.traits.rest != nil:
          if case .committed = editing { return nil }
          // A pull to refresh, for example, has no keyboard.
          if editing == nil, !trace.traits.hasCommonKeys, step.response.change == nil {
            return nil
          }
          return flaw(
            "an adjustment of a sticky control does not commit",
            expected: Response.text(of: .committed(value: step.after.value)))
        case .move where trace.traits.yieldsToScrolling && editing == .cancelled && !step.isForeign:
          return nil
        case .move, .resize, .set, .wait, .adjust, .thumbs:
          return editing.map { _ in
            flaw(
              "`\(step.event.text)` begins or ends a gesture", expected: Response.text(of: nil))
          }
        }
      }
    }
  }
}

extension Trace {
  /// Whether a point lies on a thumb of the control; `nil` at an edge.
  private func isOnAnyThumb(_ point: GesturePoint, before index: Int) -> Bool? {
    guard traits.thumbs != nil else { return isOnThumb(point, before: index) }
    // A view of the upper value does not show both thumbs.
    guard before(index).lower == nil else { return nil }
    let found = Thumb.allCases.map { isOnThumb(point, $0, before: index) }
    return found.contains(true) ? true : found.contains(nil) ? nil : false
  }

  /// Whether a touch is clearly on the thumb of a control with a single value, which any hit area contains.
  private func isInTheMiddleOfAThumb(_ point: GesturePoint, before index: Int) -> Bool {
    let before = before(index)
    switch traits.drag {
    case .absolute, .grabbed, .grabbedOrTapped: break
    case .relative, .tapped, .tappedOrDragged, .custom: return false
    }
    guard Trial.judgesEveryDesign, traits.thumbs == nil, !wasAnimating(before: index),
      !steps[index].isLostEnd, before.track.isUsable, let thumb = before.thumb,
      // A view gets no touch outside of its bounds.
      GestureRect(origin: GesturePoint(x: 0, y: 0), size: before.size).contains(point)
    else { return false }
    let (x, y) = (point.x - thumb.center.x, point.y - thumb.center.y)
    return 4 * x.magnitude < thumb.size.width && 4 * y.magnitude < thumb.size.height
  }

  /// Whether a touch goes down in the hit area that the control names; `nil` if it names none, or if its drawing or its
  /// touch is on the way.
  private func isInHitArea(_ point: GesturePoint, before index: Int) -> Bool? {
    guard Trial.judgesEveryDesign, !wasAnimating(before: index), !steps[index].isLostEnd else {
      return nil
    }
    return before(index).hitArea?.contains(point)
  }

  /// Returns how a committed value differs from the value that the control then has; of two values, from that of the thumb
  /// that the response names, and from the lower value.
  ///
  /// A control that goes on moving may commit where it will stop. Some controls commit the lower value for either thumb; a
  /// host reads both values instead. Others no longer name the thumb that the touch has held.
  fileprivate func flawOfTheCommit(of value: Double, _ index: Int) -> Observation? {
    let step = steps[index]
    if Trial.judgesEveryDesign, let flaw = flawOfTheCommitBeforeRest(value, index) { return flaw }
    guard Trial.judgesEveryDesign, step.after.lower == nil, traits.rest == nil,
      !traits.isSame(value, step.after.value)
    else { return nil }
    guard let upper = step.after.upper else {
      let goesOn = traits.changesOverTime && step.response.isAnimating
      // A slide to unlock may commit the place where its touch lifts off, but not that it stays locked.
      let isLocked = value == traits.range.lowerBound && step.after.value == traits.range.upperBound
      return goesOn || traits.latch != nil && !isLocked
        ? nil
        : Observation(
          "the value is \(step.after.value), but \(value) is committed",
          traits.contrast(value, expected: step.after.value))
    }
    let thumb = step.response.thumb
    let held = thumb ?? step.event.ended.flatMap { thumbNamedLast(by: $0, before: index) }
    if held == .upper, traits.isSame(value, upper.value) { return nil }
    let own = thumb == .upper ? upper.value : step.after.value
    return Observation(
      thumb.map { "the \($0.name) thumb is at \(own), but \(value) is committed" }
        ?? "the response names no thumb, but commits \(value), not the lower value \(own)",
      traits.contrast(value, expected: own), of: thumb ?? .lower)
  }

  /// Returns how a committed value differs from the value that a touch leaves as it lifts off, and from which the control then
  /// goes back to rest.
  private func flawOfTheCommitBeforeRest(_ value: Double, _ index: Int) -> Observation? {
    let old = before(index).value
    guard traits.rest != nil, traits.thumbs == nil, traits.latch == nil,
      traits.drag == .custom || traits.drag == .relative || traits.drag == .absolute,
      // A button of the control's own may lead away from rest as the touch lifts off.
      traits.tap == nil || traits.tap == .ignored
        || traits.hasButtons && traits.drag == .custom
          && !traits.isSame(old, traits.rest ?? old),
      traits.doubleTapTime == 0, traits.samplingInterval == 0, traits.stopsOnRelease == nil,
      !traits.changesOnRelease,
      case .up(nil, _) = steps[index].event, !traits.isSame(value, old)
    else { return nil }
    return Observation(
      "the value is \(old) as the touch lifts off, but \(value) is committed",
      traits.contrast(value, expected: old))
  }

  /// Returns how the response to a `down` at a good point differs from the grab area of the control, or
  /// `nil` if it does not.
  fileprivate func flawOfTheBegin(at point: GesturePoint, _ index: Int) -> Observation? {
    let (step, editing) = (steps[index], steps[index].response.editing)
    func flaw(_ message: String, expected: String? = nil) -> Observation {
      Observation(
        message, expected.map { .response(Response.text(of: editing), expected: $0) })
    }
    if case .committed = editing { return flaw("a `down` commits") }
    if editing == .cancelled, !step.isLostEnd { return flaw("a `down` ends a gesture") }
    if editing == nil, step.isLostEnd {
      return flaw(
        "a `down` of the tracked touch does not end its gesture", expected: "an end or a begin")
    }
    let isTracked: Bool?
    switch traits.isEnabled ? traits.grabArea : nil {
    case nil: isTracked = false
    case .custom:
      let isOnThumb = isInTheMiddleOfAThumb(point, before: index)
      isTracked = isInHitArea(point, before: index) ?? (isOnThumb ? true : nil)
    // The lost end of one of two touches is a `down` beside the other touch.
    case .anywhere: isTracked = step.isLostEnd && step.alsoTracked != nil ? nil : true
    case .bounds:
      let isInside = GestureRect(origin: GesturePoint(x: 0, y: 0), size: before(index).size)
        .contains(point)
      isTracked = isInside && step.isLostEnd && step.alsoTracked != nil ? nil : isInside
    case .thumb:
      // The thumb between the cancel and the `down` of a lost end is not visible.
      isTracked =
        wasAnimating(before: index) && traits.drag != .grabbed || step.isLostEnd
        ? nil : isOnAnyThumb(point, before: index)
    }
    guard let isTracked, (editing == .began) != isTracked else { return nil }
    return isTracked
      ? flaw(
        "a `down` at \(point), inside the grab area, does not begin a gesture",
        expected: Response.text(of: .began))
      : flaw(
        "a `down` at \(point), outside the grab area, begins a gesture",
        expected: Response.text(of: nil))
  }
}
