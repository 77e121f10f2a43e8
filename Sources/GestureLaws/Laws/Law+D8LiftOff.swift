import GestureEngine

extension Law where Subject == Trial {
  /// The last millimetre of a quick flick arrives with the `up`.
  public static var liftOff: Law {
    Law(
      "D8", "up",
      "lifting off at a location moves there first, then commits once"
    ) { trial in
      let trace = trial.trace
      var events: [GestureEvent] = []
      var places: [Int] = []
      for step in trace.steps {
        if case .up(let point?, let id) = step.event, step.tracks(id), point.isUsable {
          events += [.move(point, id: id), .up(nil, id: id)]
        } else {
          events.append(step.event)
        }
        places.append(events.count - 1)
      }
      if let breach = trial.placeLostAtTheEnd ?? trial.shownPlaceThatIsLost
        ?? trial.changeBeforeRelease ?? trial.hiddenPreviewThatIsCommitted
        ?? trial.tapOfAThumbThatMovesIt
      {
        return breach
      }
      if Trial.judgesEveryDesign,
        let breach = trial.endThatALiftLeaves ?? trial.motionThatARestLoses
      {
        return breach
      }
      guard events.count > places.count else { return trial.firstTapOfADrag }
      let other = trial.answers(to: events)
      for (index, place) in places.enumerated() {
        let (here, there) = (trace.steps[index], other[place])
        guard case .committed(let committed)? = here.response.editing else { continue }
        // A touch that first moves across may be cancelled by a `move`, and by the `up` committed.
        if trace.traits.yieldsToScrolling, there.response.editing == nil,
          trace.traits.isSame(here.after.value, there.value)
        {
          return nil
        }
        guard case .committed(let expected)? = there.response.editing,
          trace.traits.isSame(committed, expected),
          trace.traits.isSame(here.after.value, there.value)
        else {
          return Breach(
            step: index,
            "lifting off there commits \(committed), moving there first "
              + there.response.committed(besides: committed), probe: trial.shown(events),
            contrast: there.response.committed.map { trace.contrast(committed, expected: $0) })
        }
        // Its speed at the end of a gesture may depend on the samples.
        if trace.traits.changesOverTime { return nil }
      }
      return trial.firstTapOfADrag
    }
  }
}

extension Trial {
  /// The last place of a quick drag, after the script, which a control that may put off a motion loses as the
  /// touch lifts off.
  fileprivate var placeLostAtTheEnd: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.samplingInterval > 0, !traits.changesOverTime,
      traits.tap == nil || traits.tap == .ignored,
      traits.rest == nil, traits.latch == nil, traits.stopsOnRelease == nil,
      let opening = setting(0.3, 0.7), let hand = hand(after: opening)
    else { return nil }
    let way = (hand.last.fraction > 0.5 ? -0.2 : 0.2) * hand.last.track.length
    guard let slow = hand.drag(by: [way, way]), let expected = slow.steps.last?.after,
      let motion = slow.events.last(where: { $0.isMove })
    else { return nil }
    // The same drag without the time before its last motion and after it.
    let quick = slow.events.dropLast(3) + [motion, .up(nil)]
    guard let after = settled.end.play(Array(quick)).trace.steps.last?.after,
      difference(after.fraction, from: expected.fraction).magnitude > 0.1
    else { return nil }
    return breach(
      afterSettling: Array(quick),
      "a quick drag gives \(after.value), a slow one to the same place \(expected.value)",
      contrast: trace.contrast(after.value, expected: expected.value))
  }

  /// The first touch that lifts off where a control shows its place, and commits another value.
  ///
  /// A control that changes its value only at the end of a gesture draws the place of the touch until then.
  fileprivate var shownPlaceThatIsLost: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.drag == .custom, traits.thumbs == nil,
      traits.rest == nil, traits.latch == nil, traits.stopsOnRelease == nil, !traits.wraps,
      !traits.changesOverTime,
      traits.tap == nil || traits.tap == .seeks, !traits.recognisesDrags,
      traits.samplingInterval == 0
    else { return nil }
    var (isSecondTap, old) = (false, trace.initial.value)
    return trace.firstBreach { index, step in
      if step.event.isDown, step.response.editing == .began {
        // The value between the cancel and the `down` of a lost end is not visible, nor one that a drawing hides.
        old = step.isLostEnd ? .nan : trace.before(index).value
        isSecondTap = trace.isSecondTap(at: index)
      } else if step.event.isSet {
        old = .nan
      }
      guard case .up(nil, _) = step.event, case .committed(let value)? = step.response.editing,
        !isSecondTap
      else { return nil }
      let before = trace.before(index)
      guard before.track.isUsable, !trace.wasAnimating(before: index),
        before.presentedValue.isFinite, !before.presentedValue.isSame(as: before.value)
      else { return nil }
      let shown = before.presentedValue
      return isShown(shown, by: value, on: before.track)
        || turnsOnePage(from: old, to: value, shown: shown)
        ? nil
        : Observation(
          "a touch lifts off where the control shows \(shown), and commits \(value)",
          trace.contrast(value, expected: shown))
    }
  }

  /// Returns whether a committed value is the one that the control has shown, or a stop beside that.
  ///
  /// A drawing beyond an end stands for that end.
  private func isShown(_ drawn: Double, by value: Double, on track: Track) -> Bool {
    let (traits, range) = (trace.traits, trace.traits.range)
    let shown = Swift.min(Swift.max(drawn, range.lowerBound), range.upperBound)
    let slack =
      traits.valueSlack + traits.rounding(near: shown)
      + 2 * traits.placeSlack(at: track.end, on: track) * traits.range.span
    guard let stops = traits.stops else { return (value - shown).magnitude <= slack }
    return stops.nearest(to: shown, within: slack).contains {
      traits.isClose(stops.stop($0), value)
    } || traits.stepRounding == .custom && stops.isBeside(value, shown, byStops: 1)
  }

  /// Returns whether a value is the stop after an old one toward a shown place, in a control with a rounding of its own.
  private func turnsOnePage(from old: Double, to value: Double, shown: Double) -> Bool {
    guard let stops = trace.traits.stops, trace.traits.stepRounding == .custom else { return false }
    if old.isNaN { return true }
    return trace.traits.isClose(stops.stop(after: old, shown > old ? .fineUp : .fineDown), value)
  }

  /// A drag of a control that changes its value on release, after the script, that commits another value than the control
  /// shows: the program sets the value on its way, which ends the preview.
  fileprivate var hiddenPreviewThatIsCommitted: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.changesLate, traits.rest == nil, traits.latch == nil,
      traits.stopsOnRelease == nil, !traits.wraps, !traits.changesOverTime,
      script.events.contains(where: { $0.isSet }), let scale = try? Scale(traits.range)
    else { return nil }
    let values = (dragsUpward ? [0.3, 0.1] : [0.7, 0.9]).map { scale.value(at: $0) }
      .map { traits.stops?.snap($0) ?? $0 }
    guard let hand = hand(after: [.set(values[0]), .wait(1000)], mayBeCustom: true),
      case let way = (dragsUpward ? 0.2 : -0.2) * hand.last.track.length,
      !traits.hasOwnTaps || 2 * way.magnitude > traits.tapTolerance,
      let drag = hand.drag(by: [way, way])
    else { return nil }
    let events = drag.events + [.set(values[1]), .up(nil)]
    let steps = settled.end.play(events).trace.steps
    guard let last = steps.last, case .committed(let value)? = last.response.editing,
      case let before = steps[steps.count - 2].after, before.presentedValue.isFinite,
      !isShown(before.presentedValue, by: value, on: before.track)
    else { return nil }
    return breach(
      afterSettling: events,
      "after a set, a touch lifts off where the control shows \(before.presentedValue), and commits \(value)",
      contrast: trace.contrast(value, expected: before.presentedValue))
  }

  /// The first event of a touch that changes the value before the touch lifts off, of a control that changes it on release.
  fileprivate var changeBeforeRelease: Breach? {
    guard Trial.judgesEveryDesign, trace.traits.changesLate else { return nil }
    return trace.firstBreach { index, step in
      switch step.event {
      case .down, .move, .cancel, .revert: break
      case .up, .resize, .set, .wait, .adjust, .thumbs: return nil
      }
      let old = trace.before(index).value
      return step.after.value.isSame(as: old)
        ? nil
        : Observation(
          "the value changes from \(old) to \(step.after.value) before the touch lifts off",
          trace.contrast(step.after.value, expected: old))
    }
  }

  /// A touch on the thumb of a drag of the control's own, after the script, that does not move and takes the value elsewhere.
  fileprivate var tapOfAThumbThatMovesIt: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard Trial.judgesEveryDesign, traits.drag == .custom, traits.grabArea == .thumb,
      traits.tap == nil, traits.doubleTapTime == 0, traits.thumbs == nil, traits.rest == nil,
      traits.latch == nil, traits.stopsOnRelease == nil, !traits.changesOverTime, !traits.wraps,
      !traits.turns, traits.resolution == 0, let last = atRest, last.track.isUsable,
      last.track.length > 10, let center = last.thumb?.center, center.isUsable,
      case let touch = [GestureEvent.down(center), .up(nil)],
      case let answers = settled.end.answers(to: touch),
      answers[0].response.editing == .began
    else { return nil }
    let slack = (0.05 + 1.01 * traits.partOfAStep) * range.span + traits.valueSlack
    let value = answers[1].value
    guard (value - last.value).magnitude > slack else { return nil }
    return breach(
      afterSettling: touch,
      "a touch that stays in the middle of the thumb takes the value from \(last.value) to \(value)",
      contrast: trace.contrast(value, expected: last.value))
  }

  /// The first drag of a control with taps that changes the value as it lifts off where it is, as a tap does.
  fileprivate var firstTapOfADrag: Breach? {
    let traits = trace.traits
    // Without a tap, a custom drag that has changed the value has no more to say either.
    let cannotTap =
      traits.drag == .custom && traits.doubleTapTime == 0
      && (traits.tap == nil || Trial.judgesEveryDesign && traits.tap == .ignored)
    guard cannotTap || traits.tapsUnlikeDrags || traits.doubleTapTime > 0,
      !traits.drag.isSwitch, traits.stopsOnRelease == nil,
      traits.rest == nil, traits.latch == nil, traits.thumbs == nil, !traits.changesOverTime,
      !traits.hasElasticEnds, traits.samplingInterval == 0
    else { return nil }
    var touch: (id: Int, origin: GesturePoint, last: GesturePoint)?
    var (farthest, seconds, hasDragged) = (0.0, 0.0, false)
    for (index, step) in trace.steps.enumerated() {
      let isChange = !step.after.value.isSame(as: trace.before(index).value)
      switch step.event {
      case .down(let point, let id):
        if step.response.editing == .began, !step.isLostEnd {
          (touch, farthest, seconds, hasDragged) = ((id, point, point), 0, 0, false)
        } else if step.response.editing != nil {
          touch = nil
        }
      case .move(let point, let id):
        guard let origin = touch?.origin, touch?.id == id, point.isUsable else { continue }
        touch?.last = point
        farthest = Swift.max(farthest, point.distance(from: origin))
        hasDragged = hasDragged || isChange
      case .up(let point, let id):
        guard let held = touch, held.id == id else { continue }
        touch = nil
        let isTap =
          farthest <= traits.tapTolerance * (1 + 1e-9) && seconds <= traits.tapTime * (1 + 1e-9)
        guard hasDragged, cannotTap || !isTap, isChange,
          !cannotTap || traits.isJump(from: trace.before(index), to: step.after.value),
          point == nil || point == held.last,
          !cannotTap || point == nil || !isOneMoreMove(.move(held.last, id: id), insteadOf: index)
        else { continue }
        return Breach(
          step: index,
          "a drag changes the value from \(trace.before(index).value) to \(step.after.value) as it "
            + "lifts off where it is",
          contrast: trace.contrast(step.after.value, expected: trace.before(index).value))
      case .wait(let wait): seconds += GestureEvent.duration(wait)
      case .resize, .set, .adjust, .thumbs, .cancel, .revert: touch = nil
      }
    }
    return nil
  }

  /// Whether a move instead of a step gives the value of that step: a control may follow its touch late.
  private func isOneMoreMove(_ move: GestureEvent, insteadOf index: Int) -> Bool {
    let value = value(after: Array(script.events[..<index]) + [move])
    return value.map { trace.traits.isSame($0, trace.steps[index].after.value) } ?? false
  }
}

extension ControlTraits {
  /// Returns whether a value differs by more than rounding from that of a state that draws its value.
  ///
  /// A control may compute an angle again, and round it to the next stop or past the seam.
  fileprivate func isJump(from old: ControlSnapshot, to value: Double) -> Bool {
    guard old.presentedValue.isSame(as: old.value), !(wraps && isSamePlace(old.value, value)),
      (value - old.value).magnitude > 1e-9 * range.span
    else { return false }
    return stops.map { !$0.isBeside(value, old.value, byStops: 1) } ?? !isClose(old.value, value)
  }
}

extension Response {
  /// Returns the committed value in words, beside the value that another response committed.
  fileprivate func committed(besides other: Double) -> String {
    guard case .committed(let value)? = editing else { return "commits nothing" }
    return "commits \(value)" + other.apart(from: value)
  }
}
