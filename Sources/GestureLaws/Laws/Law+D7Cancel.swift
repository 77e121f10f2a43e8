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
      if Trial.judgesEveryDesign, let breach = trial.cancelToAnotherStop { return breach }
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
            || Trial.judgesEveryDesign
              && (trace.traits.releasesAcrossTheSeam(at: expected, to: step.after.value)
                || trace.releasesBesideTheOther(index)))
          || Trial.judgesEveryDesign
            && trace.traits.landsAfterACatch(at: expected, to: step.after.value)
        return isAtAStop || trace.traits.isSame(step.after.value, expected)
          || reverts && trial.glides(from: index, backTo: expected)
          ? nil
          : Observation(
            "the value after `\(step.event.text)` is \(step.after.value), not \(expected)",
            trace.contrast(step.after.value, expected: expected))
      }
    }
  }
}

extension Trial {
  /// Returns whether a value that may change over time goes back to another one after a step, or to a stop near that.
  func glides(from step: Int, backTo value: Double) -> Bool {
    guard Trial.judgesEveryDesign, trace.traits.changesOverTime,
      trace.steps[step].response.isAnimating
    else { return false }
    let events = Array(script.events[...step]) + [.wait(1000)]
    let end = start.play(events).trace.steps.last?.after.value ?? value
    return trace.traits.isSame(end, value) || trace.traits.landsAfterACatch(at: value, to: end)
  }

  /// The change that time makes after a cancel of the touch that the script leaves down, where a value may
  /// change over time.
  fileprivate var changeAfterACancel: Breach? {
    guard Trial.judgesEveryDesign, trace.traits.changesOverTime, trace.traits.rest == nil,
      trace.trackedAtLast != nil,
      let down = trace.steps.lastIndex(where: { $0.response.editing == .began }),
      // The value between the cancel and the `down` of a lost end is not visible.
      !trace.steps[down].isLostEnd
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
    if let rest = atRest?.value {
      if trace.traits.releases(at: old, to: rest) { return nil }
      // The value goes back in time.
      if let touch = start.play(script.events + [.cancel()]).trace.cancelledTouches.last,
        trace.traits.onCancel == .reverts || touch.reach < trace.traits.slop,
        trace.traits.isSame(rest, touch.value)
          || trace.traits.landsAfterACatch(at: touch.value, to: rest)
      {
        return nil
      }
    }
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

  /// The value to which a cancel leads a touch that has dragged it to a quarter of the way between two stops and then
  /// rested, if it is no stop, or neither the nearer one nor that to which the touch leads as it lifts off.
  ///
  /// If stops are nearer to each other than the slop, the touch drags the value past some of them.
  fileprivate var cancelToAnotherStop: Breach? {
    let traits = trace.traits
    guard let stops = traits.stopsOnRelease, stops.areDistinct, stops.lastIndex > 0,
      traits.thumbs == nil, traits.rest == nil, traits.onCancel == .keeps, !traits.isDial,
      traits.scale == .linear, !traits.hasOwnScale, traits.minimumTime == 0,
      let track = atRest?.track, track.isUsable
    else { return nil }
    let gap = track.length / Double(stops.lastIndex)
    let passed = gap < 4 * traits.slop ? (1.5 * traits.slop / gap).rounded(.up) : 0
    guard passed < Double(stops.lastIndex) else { return nil }
    let count = Int(passed)
    let index = script.events.count % (stops.lastIndex - count)
    let first = dragsUpward ? index : stops.lastIndex - index
    let (near, far) = dragsUpward ? (count, count + 1) : (-count, -count - 1)
    let origin = stops.stop(first)
    let (start, other) = (stops.stop(first + near), stops.stop(first + far))
    guard let hand = hand(after: [.set(origin), .wait(1000)], mayBeCustom: true),
      hand.startsAtTheValue, traits.isClose(hand.last.value, origin)
    else { return nil }
    let way =
      (start - origin + 0.25 * (other - start)) / traits.range.span * hand.last.track.length
    guard let drag = hand.drag(by: [way]) else { return nil }
    func end(by event: GestureEvent) -> [Double] {
      hand.stage.answers(
        to: drag.events.dropFirst(hand.opening.count) + [.wait(1000), event, .wait(1000)]
      ).suffix(3).map { $0.value }
    }
    let values = end(by: .cancel())
    let (held, cancelled) = (values[0], values[2])
    let part = (held - start) / (other - start)
    let events = drag.events + [.wait(1000), .cancel(), .wait(1000)]
    if drag.steps[0].response.editing == .began, part > 0.05, part < 0.5,
      !traits.isClose(stops.snap(cancelled), cancelled, after: 4)
    {
      return breach(
        afterSettling: events,
        "a cancelled drag leaves the value at \(cancelled), beside its stops",
        contrast: trace.contrast(cancelled, expected: start))
    }
    guard count == 0, drag.steps[0].response.editing == .began, part > 0.05, part < 0.45,
      traits.isClose(cancelled, other, after: 4), !traits.isClose(end(by: .up(nil))[2], cancelled)
    else { return nil }
    return breach(
      afterSettling: events,
      "a cancel leads from \(held) to \(cancelled), and not to \(start), where the touch went down",
      contrast: trace.contrast(cancelled, expected: start))
  }
}

extension ControlTraits {
  /// Whether a value that wraps may go to a bound, which stands for the other one, as a touch ends.
  fileprivate func releasesAcrossTheSeam(at old: Double, to new: Double) -> Bool {
    guard wraps, new == range.lowerBound || new == range.upperBound else { return false }
    return releases(
      at: old, to: new == range.lowerBound ? range.upperBound : range.lowerBound)
  }
}
