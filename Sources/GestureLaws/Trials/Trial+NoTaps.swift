import GestureEngine

// Touches, after the script, that are certainly no taps, on controls whose taps have an effect of their own.
extension Trial {
  /// The change of the value by a touch that stays longer than a tap, or moves before it has rested for as long as a drag
  /// must.
  ///
  /// A touch that goes far across may be a tap, where only the way along the track counts.
  var changeByAnOwnNoTap: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, traits.rest == nil, !traits.changesOverTime, traits.isEnabled,
      traits.latch == nil
    else { return nil }
    return changeByALongPress ?? changeByAnEarlyMotion ?? changeBesideTheThumb
      ?? changeAfterADragBack ?? changeByASwipeEitherWay
  }

  /// The change of the value as a touch lifts off that has rested for twice as long as a tap may.
  private var changeByALongPress: Breach? {
    let traits = trace.traits
    // A switch may take a press of any length for a click.
    guard traits.tapTime < 500, !traits.drag.isSwitch, let last = atRest, last.track.isUsable
    else { return nil }
    let place = last.middle.moved(
      by: (dragsUpward ? 0.3 : -0.3) * traits.direction.length(of: last.size),
      along: traits.direction)
    let seconds = traits.tapTime + Swift.max(traits.tapTime, traits.minimumTime)
    let touch: [GestureEvent] = [.down(place), .wait(seconds), .up(nil), .wait(1000)]
    guard place.isUsable else { return nil }
    let answers = settled.end.answers(to: touch)
    // A touch that drags goes to its place at once.
    guard answers[0].response.editing == .began, answers[0].value == last.value,
      answers[1].value == last.value, !traits.isClose(answers[3].value, last.value, after: 4),
      traits.stopsOnRelease.map({ traits.isClose($0.snap(last.value), last.value) }) ?? true
    else { return nil }
    return breach(
      afterSettling: touch,
      "a touch that rests for \(seconds) s is no tap, and changes the value from \(last.value) to "
        + "\(answers[3].value)",
      contrast: trace.contrast(answers[3].value, expected: last.value))
  }

  /// The change of the value as a touch lifts off that has gone farther than a tap and come back to its place.
  ///
  /// A switch takes a side as its touch lifts off, and a drag of the control's own may change the value then.
  private var changeAfterADragBack: Breach? {
    let traits = trace.traits
    guard traits.tapTolerance.isFinite, !traits.drag.isSwitch, traits.drag != .custom,
      traits.stopsOnRelease == nil, !traits.changesOnRelease, traits.samplingInterval == 0,
      let last = atRest, last.track.isUsable
    else { return nil }
    let place = last.middle.moved(
      by: (dragsUpward ? 0.3 : -0.3) * traits.direction.length(of: last.size),
      along: traits.direction)
    let away = 1 + 2 * Swift.max(traits.tapTolerance, traits.minimumDistance)
    let far = place.moved(by: dragsUpward ? -away : away, along: traits.direction)
    guard place.isUsable, far.isUsable else { return nil }
    let touch: [GestureEvent] = [
      .down(place), .wait(2 * traits.minimumTime), .move(far), .move(place), .up(nil),
    ]
    let answers = settled.end.answers(to: touch)
    guard answers[0].response.editing == .began,
      case .committed? = answers[4].response.editing,
      !traits.isClose(answers[4].value, answers[3].value, after: 4)
    else { return nil }
    return breach(
      afterSettling: touch,
      "a touch that goes away by \(away) points and comes back is no tap, and changes the value from "
        + "\(answers[3].value) to \(answers[4].value) as it lifts off",
      contrast: trace.contrast(answers[4].value, expected: answers[3].value))
  }

  /// The change of the value by a touch that slides along the track before it lifts off, if it is that of a tap, whichever
  /// way the touch slides.
  ///
  /// The taps count from the value: a second one in the same place leads on. A touch that chooses a value by its place may
  /// choose the same one wherever it slides.
  private var changeByASwipeEitherWay: Breach? {
    let traits = trace.traits
    guard traits.drag == .custom, traits.tapTolerance.isFinite, !traits.turns,
      !traits.changesOnRelease, traits.samplingInterval == 0, let last = atRest,
      last.track.isUsable
    else { return nil }
    let place = last.middle.moved(
      by: (dragsUpward ? 0.3 : -0.3) * traits.direction.length(of: last.size),
      along: traits.direction)
    let away = 1 + 2 * Swift.max(traits.tapTolerance, traits.minimumDistance)
    let tap: [GestureEvent] = [.down(place), .up(nil), .wait(1000)]
    guard place.isUsable, case let taps = settled.end.answers(to: tap + tap),
      taps[0].response.editing == .began, case let tapped = taps[2].value,
      !traits.isClose(tapped, last.value), !traits.isClose(taps[5].value, tapped)
    else { return nil }
    var shown: [GestureEvent] = []
    for way in [away, -away] {
      let far = place.moved(by: way, along: traits.direction)
      shown = [.down(place), .move(far), .up(nil), .wait(1000)]
      guard far.isUsable else { return nil }
      let answers = settled.end.answers(to: shown)
      guard answers[0].response.editing == .began, answers[0].value == last.value,
        answers[1].value == last.value, answers[3].value == tapped
      else { return nil }
    }
    return breach(
      afterSettling: shown,
      "a touch that slides by \(away) points is no tap, and changes the value from \(last.value) to \(tapped), as a tap "
        + "does", contrast: trace.contrast(tapped, expected: last.value))
  }

  /// The change of the value by a touch that goes down beside a thumb, where it can only tap, and leaves the place of a tap
  /// both along and across.
  private var changeBesideTheThumb: Breach? {
    let traits = trace.traits
    guard traits.drag == .grabbedOrTapped, traits.tapTolerance.isFinite, let last = atRest,
      last.track.isUsable, last.thumb != nil
    else { return nil }
    let place = last.point(
      at: last.track.position(of: last.fraction > 0.5 ? 0.1 : 0.9), along: traits.direction)
    let away = 1 + 2 * Swift.max(traits.tapTolerance, traits.minimumDistance)
    let far = GesturePoint(x: place.x + away, y: place.y + away)
    let touch: [GestureEvent] = [.down(place), .move(far), .up(nil), .wait(1000)]
    guard place.isUsable, far.isUsable else { return nil }
    let steps = settled.end.play(touch).trace
    guard steps.isOnThumb(place, before: 0) == false,
      steps.steps[0].response.editing == .began, steps.steps[0].after.value == last.value,
      let new = steps.steps.last?.after.value, !traits.isClose(new, last.value, after: 4)
    else { return nil }
    return breach(
      afterSettling: touch,
      "a touch beside the thumb that moves by \(away) points along and across is no tap, and changes the value from "
        + "\(last.value) to \(new)",
      contrast: trace.contrast(new, expected: last.value))
  }

  /// The change of the value by a motion along the track, beyond that of a tap, before the touch has rested for as long as
  /// a drag must, or as it lifts off then.
  private var changeByAnEarlyMotion: Breach? {
    let traits = trace.traits
    guard traits.minimumTime > 0, traits.tapTolerance.isFinite, !traits.drag.isSwitch,
      let hand = hand()
    else { return nil }
    let (down, value) = (hand.last.middle, hand.last.value)
    let motion = 1 + 2 * Swift.max(traits.tapTolerance, traits.resolution)
    let ways = [motion, 0.3 * hand.last.track.length, 0.3 * hand.last.track.length]
    var places: [GesturePoint] = []
    for way in ways {
      places.append(
        (places.last ?? down).moved(by: dragsUpward ? way : -way, along: traits.direction))
    }
    guard places.allSatisfy({ $0.isUsable }) else { return nil }
    let touch =
      [.down(down), .wait((dragsUpward ? 0.5 : 0.2) * traits.minimumTime)]
      + places.map { GestureEvent.move($0) }
      // A control that goes to a stop may do so after any touch.
      + (traits.stopsOnRelease == nil ? [.up(nil)] : [])
    let answers = hand.stage.answers(to: touch)
    guard answers[0].response.editing == .began,
      let index = answers.indices.first(where: { !traits.isClose(answers[$0].value, value) })
    else { return nil }
    return breach(
      afterSettling: Array(touch[...index]),
      "before \(traits.minimumTime) s, a motion\(touch[index].isLift ? ", as it ends," : "") changes the value "
        + "from \(value) to \(answers[index].value)",
      contrast: trace.contrast(answers[index].value, expected: value))
  }
}
