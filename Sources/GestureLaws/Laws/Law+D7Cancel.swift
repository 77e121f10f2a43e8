import GestureEngine

extension Law where Subject == Trial {
  /// A phone call during a gesture must not leave the control held, and the Escape key must restore the
  /// value.
  ///
  /// A touch that has not moved by the slop reverts in any case, which law D16 judges.
  public static var cancelling: Law {
    Law(
      "D7", "cancel",
      "a cancel ends the gesture once, without a commit, and keeps or reverts the value as declared"
    ) { trial in
      let trace = trial.trace
      if let breach = trial.changeAfterACancel { return breach }
      var touches = trace.cancelledTouches[...]
      return trace.firstBreach { index, step in
        let touch = touches.first.flatMap { $0.step == index ? $0 : nil }
        if touch != nil { touches.removeFirst() }
        let isRevert: Bool
        switch step.event {
        case .cancel: isRevert = false
        case .revert: isRevert = true
        case .down, .move, .up, .resize, .set, .wait, .adjust, .thumbs: return nil
        }
        // Law D9 judges the cancel of another touch.
        if step.isForeign { return nil }
        guard step.response.editing == .cancelled else {
          return Observation(
            "`\(step.event.text)` does not cancel the gesture",
            .response(
              DragExpectation.Editing(step.response.editing).rawValue, expected: "cancelled"))
        }
        guard trace.traits.rest == nil, let touch else { return nil }
        let before = trace.before(index).value
        let reverts = isRevert || trace.traits.onCancel == .reverts
        guard reverts || touch.reach >= trace.traits.slop * (1 + 1e-9) else { return nil }
        let expected = reverts ? touch.value : before
        let isAtAStop =
          !reverts
          && (trace.traits.releases(at: expected, to: step.after.value)
            || Trial.judgesEveryDesign && trace.releasesBesideTheOther(index))
        return isAtAStop || trace.traits.isSame(step.after.value, expected)
          ? nil
          : Observation(
            "the value after `\(step.event.text)` is \(step.after.value), not \(expected)",
            trace.contrast(step.after.value, expected: expected))
      }
    }
  }
}

extension Trial {
  /// The change that time makes after a cancel of the touch that the script leaves down, where a value may
  /// change over time.
  fileprivate var changeAfterACancel: Breach? {
    guard trace.traits.changesOverTime, trace.traits.rest == nil, trace.trackedAtLast != nil,
      let down = trace.steps.lastIndex(where: { $0.response.editing == .began })
    else { return nil }
    // A flick of an earlier gesture may go on.
    let earlier = trace.steps[..<down]
    if earlier.contains(where: { if case .committed = $0.response.editing { true } else { false } }
    ),
      start.play(Array(script.events[..<down])).end.changeOverTime(after: .wait(0)) != nil
    {
      return nil
    }
    guard let (old, new, events) = end.changeOverTime(after: .cancel()) else { return nil }
    // A carousel glides to a page.
    if let rest = atRest?.value, trace.traits.releases(at: old, to: rest) { return nil }
    // A picker may take the row where its wheel comes to rest.
    let shown = end.play([.cancel()]).trace.steps[0].after.presentedValue
    let isShown =
      trace.traits.stops.map { $0.isBeside(new, shown, byStops: 1) }
      ?? trace.traits.isClose(new, shown)
    return isShown
      ? nil
      : breach(
        after: events, "after the script and a cancel, the value goes on from \(old) to \(new)",
        contrast: trace.contrast(new, expected: old))
  }
}

extension Trace {
  /// Returns whether a cancelled touch may leave one of two values where it is after a step.
  ///
  /// It may be the nearest stop that the other value admits, or lie as far toward the nearest stop as the other thumb lets
  /// it go.
  ///
  ///     20 apart    ----70----79*----80- - - - -99    the nearest stop to 79 is 70
  ///
  /// The other thumb may also be pushed, or swap with the one that was held.
  fileprivate func releasesBesideTheOther(_ index: Int) -> Bool {
    guard let thumbs = traits.thumbs, let stops = traits.stopsOnRelease else { return false }
    func other(_ snapshot: ControlSnapshot) -> Double {
      snapshot.lower ?? snapshot.value(of: .upper)
    }
    let (before, after) = (before(index), steps[index].after)
    let (old, new) = (before.value, after.value)
    let (bounds, nearest) = (DistanceBounds(traits, thumbs), stops.index(nearestTo: old))
    let admissible = (nearest - 1...nearest + 1).map { stops.stop($0) }.filter {
      after.lower == nil ? bounds.admit($0, other(after)) : bounds.admit(other(after), $0)
    }
    let slack = bounds.tolerance + traits.rounding(near: old)
    // Rounding may decide whether a distance at its bound is admissible.
    let thumb: Thumb = after.lower == nil ? .lower : .upper
    let clear = admissible.filter { bounds.clearlyAdmit($0, of: thumb, beside: other(after)) }
    let way = clear.map { ($0 - old).magnitude }.min() ?? .infinity
    if admissible.contains(where: { traits.isClose($0, new) && ($0 - old).magnitude <= way + slack }
    ) {
      return true
    }
    let distance = (other(after) - new).magnitude
    let isAtALimit = [bounds.least, bounds.greatest].contains {
      (distance - $0).magnitude <= slack
    }
    let (low, high) = (Swift.min(old, stops.stop(nearest)), Swift.max(old, stops.stop(nearest)))
    if isAtALimit, new >= low - slack, new <= high + slack { return true }
    switch thumbs.whenMeeting {
    case .stops: return false
    case .pushes: return isAtALimit && traits.releases(at: other(before), to: other(after))
    case .swaps:
      return traits.isClose(new, other(before)) && traits.releases(at: old, to: other(after))
        || traits.releases(at: other(before), to: new) && traits.isClose(other(after), old)
    }
  }
}
