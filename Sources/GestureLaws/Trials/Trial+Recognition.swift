import GestureEngine

// Touches, after the script, that must be recognised as drags.
extension Trial {
  /// A drag by motions shorter than the distance that recognises it, which never moves the value.
  ///
  ///     down     minimumDistance
  ///      o··>··>··>··>··>··>··>··>··>
  var dragThatNeverBegins: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.minimumDistance > 0, traits.thumbs == nil, traits.drag != .tappedOrDragged,
      traits.rest == nil, range.lowerBound < range.upperBound, !traits.isCoarse,
      traits.stops == nil
        || traits.hasShortSteps && traits.scale == .linear && !traits.hasOwnScale,
      let hand = hand(after: [.set(range.lowerBound), .wait(1000)]),
      traits.isAt(range.lowerBound, hand.last.value)
    else { return nil }
    let motion = Swift.max(0.3 * traits.minimumDistance, 1.1 * traits.resolution)
    let way = 3 * traits.minimumDistance + (2 * traits.partOfAStep + 0.05) * hand.last.track.length
    let count = (way / motion).rounded(.up)
    guard motion < 0.5 * traits.minimumDistance, way < 0.9 * hand.last.track.length, count <= 60,
      let drag = hand.drag(by: Array(repeating: motion, count: Int(count)), isRecognised: false)
    else { return nil }
    // The value may follow late.
    let answers = settled.end.answers(to: drag.events + [.wait(1000)])
    guard drag.steps.first?.response.editing == .began,
      answers.dropFirst(hand.opening.count).allSatisfy({ $0.value == hand.last.value })
    else { return nil }
    return breach(
      afterSettling: drag.events,
      "a slow drag by \(motion * count) points, of which \(traits.minimumDistance) recognise it, leaves the value at "
        + "\(hand.last.value)")
  }

  /// A drag that moves the value before the touch has gone as far as it must.
  var dragBeforeItsDistance: Breach? {
    let (traits, distance) = (trace.traits, trace.traits.minimumDistance)
    guard distance > 2 + 8 * traits.resolution, traits.thumbs == nil, !traits.drag.isSwitch,
      traits.rest == nil,
      let middle = (try? Scale(traits.range, traits.scale))?.value(at: 0.5),
      case let opening = [
        GestureEvent.set(traits.stops?.snap(middle) ?? middle), .wait(1000),
      ],
      let hand = hand(after: opening, mayBeCustom: true)
    else { return nil }
    let down = hand.last.middle
    let places = [0.4, 0.8].map {
      down.moved(by: (dragsUpward ? $0 : -$0) * distance, along: traits.direction)
    }
    guard places.allSatisfy({ $0.isUsable }) else { return nil }
    let touch = [.down(down)] + places.map { GestureEvent.move($0) }
    let answers = hand.stage.answers(to: touch)
    guard answers[0].response.editing == .began, answers[0].value == hand.last.value,
      let index = answers.firstIndex(where: { !traits.isClose($0.value, hand.last.value) })
    else { return nil }
    return breach(
      afterSettling: hand.opening + touch[...index],
      "a motion by less than \(distance) points changes the value from \(hand.last.value) to \(answers[index].value)",
      contrast: trace.contrast(answers[index].value, expected: hand.last.value))
  }

  /// A drag by half as much again as the distance that recognises it, which leads elsewhere than the touch, or whose
  /// next motions do not all count.
  ///
  ///     down     minimumDistance
  ///      o·············|·····>··>··>··>··>     each motion after the first one moves the value
  var dragThatBeginsLate: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.recognisesDrags, traits.minimumTime == 0, traits.samplingInterval == 0,
      traits.exemptionFromTranslation == nil, traits.thumbs == nil, traits.stops == nil,
      traits.scale == .linear, !traits.hasOwnScale, !traits.wraps, !traits.changesOverTime,
      range.lowerBound < range.upperBound, !traits.isCoarse,
      let hand = hand(after: [.set(range.lowerBound + 0.4 * range.span), .wait(1000)]),
      hand.startsAtTheValue
    else { return nil }
    let (length, start) = (hand.last.track.length, hand.last.fraction)
    let distance = Swift.max(traits.minimumDistance, 1 + 4 * traits.resolution)
    let motion = 0.3 * distance
    guard (0.3...0.5).contains(start), 3 * distance < 0.4 * length,
      let drag = hand.drag(
        by: [1.5 * distance] + Array(repeating: motion, count: 4), isRecognised: false)
    else { return nil }
    let states = drag.steps.filter { $0.event.isMove }.map { $0.after }
    guard drag.steps[0].response.editing == .began,
      states.allSatisfy({ $0.track == hand.last.track })
    else { return nil }
    let (first, last) = (states[0].fraction, states[states.count - 1].fraction)
    let slack =
      1e-6 + 4 * traits.resolution / length + 0.1 * motion / length
      + 2 * traits.valueSlack / range.span
    let most = start + 1.5 * distance / length
    guard first >= start - slack, first <= most + slack else {
      return breach(
        afterSettling: Array(drag.events.prefix(hand.opening.count + 2)),
        "a motion by \(1.5 * distance) points leads from fraction \(start) to \(first), beyond \(start)...\(most)"
      )
    }
    guard last - first < 4 * motion / length - slack else { return nil }
    return breach(
      afterSettling: drag.events,
      "after a motion by \(1.5 * distance) points, of which \(distance) recognise the drag, \(4 * motion) more cover "
        + "\(last - first) of the track")
  }

  /// The leap of a value, after the script, with the motion that recognises a drag of the control's own, or with the next one,
  /// if the motions after it follow the track.
  var leapOfAnOwnDrag: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, !traits.isDial, traits.latch == nil, traits.rest == nil,
      traits.stops == nil, traits.scale == .linear, !traits.hasOwnScale, !traits.wraps,
      !traits.changesOnRelease, traits.samplingInterval == 0,
      let value = (try? Scale(traits.range))?.value(at: dragsUpward ? 0.3 : 0.7),
      let hand = hand(after: [.set(value), .wait(1000)], mayBeCustom: true),
      traits.isClose(hand.last.value, value)
    else { return nil }
    let (length, part) = (hand.last.track.length, dragsUpward ? 0.04 : -0.04)
    let recognition = hand.recognition(of: part).reduce(0, +)
    guard let drag = hand.drag(by: Array(repeating: part * length, count: 5)),
      drag.steps[0].response.editing == .began, drag.steps[0].after.value == hand.last.value
    else { return nil }
    let places = drag.steps.filter { $0.event.isMove }.map { $0.after }
    let ways = zip(places, places.dropFirst()).map { $1.fraction - $0.fraction }
    guard ways.count == 5,
      ways.dropFirst().allSatisfy({ ($0 - part).magnitude < 0.1 * part.magnitude }),
      let index = [0, 1].first(where: { index in
        (places[index].fraction - hand.last.fraction).magnitude
          > recognition.magnitude / length + part.magnitude + 0.1
      })
    else { return nil }
    return breach(
      afterSettling: drag.events,
      "the first motions of a drag, by \(recognition + Double(index) * part * length) points, lead from "
        + "\(hand.last.value) to \(places[index].value)",
      contrast: trace.contrast(places[index].value, expected: hand.last.value))
  }

  /// The leap of a relative drag, after the script, whose touch has moved before its time, and whose first motion after it
  /// counts the earlier one, too.
  ///
  ///     down      before the time       after it
  ///      o····························>··>        the value moves by the short way alone
  var leapAfterAnEarlyMotion: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.minimumTime > 0, traits.drag == .relative, traits.dragStart == .atTheDistance,
      traits.thumbs == nil, traits.rest == nil, !traits.changesOverTime, !traits.wraps,
      traits.scale == .linear, !traits.hasOwnScale, traits.samplingInterval == 0,
      !traits.hasOwnTaps, !traits.isCoarse, range.lowerBound < range.upperBound,
      let hand = hand(after: [.set(range.lowerBound), .wait(1000)]), hand.startsAtTheValue
    else { return nil }
    let (down, length, start) = (hand.last.middle, hand.last.track.length, hand.last.fraction)
    let (early, late) = (0.5 * length, 0.02 * length + 2 * traits.minimumDistance)
    let first = down.moved(by: early, along: traits.direction)
    let second = down.moved(by: early + late, along: traits.direction)
    guard first.isUsable, second.isUsable, late < 0.1 * length, traits.partOfAStep < 0.1 else {
      return nil
    }
    let touch: [GestureEvent] = [
      .down(down), .wait(traits.minimumTime / 4), .move(first), .wait(traits.minimumTime),
      .move(second),
    ]
    let steps = hand.stage.play(touch).trace.steps
    guard steps[0].response.editing == .began,
      steps.dropLast().allSatisfy({ $0.after.value == hand.last.value }),
      case let end = steps[4].after.fraction, end - start > 0.3
    else { return nil }
    return breach(
      afterSettling: hand.opening + touch,
      "before \(traits.minimumTime) s a motion by \(early) points moves nothing, after it one by \(late) leads from "
        + "\(hand.last.value) to \(steps[4].after.value)")
  }

  /// The change of the value by a touch that first moves across, and is left to the page, and then along the track.
  var scrollThatDrags: Breach? {
    let traits = trace.traits
    guard traits.yieldsToScrolling, traits.minimumTime == 0, traits.thumbs == nil,
      !traits.drag.isSwitch, !traits.isDial, let hand = hand(mayBeCustom: true)
    else { return nil }
    let (down, length) = (hand.last.middle, hand.last.track.length)
    let across = 60 + 5 * (traits.minimumDistance + traits.resolution)
    let (x, y) = traits.direction.isHorizontal ? (0, across) : (across, 0)
    let aside = GesturePoint(x: down.x + x, y: down.y + y)
    let way = (dragsUpward ? 0.3 : -0.3) * length
    let last = aside.moved(by: way, along: traits.direction)
    guard aside.isUsable, last.isUsable else { return nil }
    // A quick and a slow scroll.
    for (count, end) in [(1.0, GestureEvent.up(nil)), (40, .cancel())] {
      let places =
        (1...Int(count)).map {
          let part = Double($0) / count
          return GesturePoint(x: down.x + x * part, y: down.y + y * part)
        } + [last]
      let touches = [.down(down)] + places.map { GestureEvent.move($0) } + [end, .wait(1000)]
      let values = hand.stage.play(touches).trace.steps.map { $0.after.value }
      guard hand.stage.answers(to: touches)[0].response.editing == .began else { return nil }
      // A value between two stops may go to one as any touch ends.
      let mayGo =
        traits.rest != nil || traits.latch != nil || traits.mayTap(at: across)
        || traits.stopsOnRelease.map { !traits.isClose($0.snap(values[0]), values[0]) } ?? false
      // A touch that sets the value as it goes down may give it back to the page.
      let allowed = [values[0]] + (traits.tap == .seeksAtOnce ? [hand.last.value] : [])
      guard
        let wrong = values.indices.dropFirst().first(where: { index in
          !allowed.contains { traits.isClose(values[index], $0, after: 4) }
        }), wrong <= places.count || !mayGo
      else { continue }
      return breach(
        afterSettling: hand.opening + touches[...wrong],
        "a touch that first moves by \(across) points across changes the value from \(values[0]) to \(values[wrong])",
        contrast: trace.contrast(values[wrong], expected: values[0]))
    }
    return nil
  }

  /// The leap of a value, after the script, with the first motion of a touch to which it has jumped at its `down`.
  var motionAfterAJump: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.drag == .absolute || traits.drag == .grabbed, traits.thumbs == nil,
      !traits.changesOverTime, !traits.wraps, !traits.hasOwnScale, traits.rest == nil,
      traits.samplingInterval == 0, traits.partOfAStep < 0.2, !traits.isCoarse, traits.isEnabled,
      // On another scale, one step may lead along most of the track.
      traits.scale == .linear || traits.stops == nil
    else { return nil }
    let opening = [
      GestureEvent.set(dragsUpward ? range.lowerBound : range.upperBound), .wait(1000),
    ]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable else { return nil }
    let (length, direction) = (last.track.length, traits.direction)
    let (start, part) = dragsUpward ? (0.7, 0.05) : (0.3, -0.05)
    let down = last.point(at: last.track.position(of: start), along: direction)
    let place = down.moved(by: part * length, along: direction)
    guard down.isUsable, place.isUsable, traits.resolution < 0.02 * length else { return nil }
    let touch: [GestureEvent] = [.down(down), .move(place)]
    let steps = stage.play(touch).trace.steps
    let (jumped, moved) = (steps[0].after.fraction, steps[1].after.fraction)
    // The `down` itself has taken the value to the touch, as far as one can see.
    let slack = 0.02 + traits.partOfAStep + 2 * traits.resolution / length + traits.precision.part
    guard steps[0].response.editing == .began, (jumped - last.fraction).magnitude > 0.4,
      (jumped - start).magnitude < 0.2
    else { return nil }
    if (moved - jumped).magnitude > part.magnitude + slack {
      return breach(
        afterSettling: opening + touch,
        "after a jump to \(steps[0].after.value), a motion by \(part) of the track gives \(steps[1].after.value)",
        contrast: trace.contrast(steps[1].after.value, expectedAt: jumped + part))
    }
    // The value has jumped, and waits for the distance that recognises a drag.
    let distance = traits.minimumDistance
    guard traits.tap == .seeksAtOnce, !traits.hasUnusualStart, distance > 4 * traits.resolution
    else { return nil }
    let short = [0.3, 0.6].map {
      GestureEvent.move(down.moved(by: $0 * distance, along: direction))
    }
    let values = stage.answers(to: [.down(down)] + short).map { $0.value }
    guard let value = values.last, !traits.isSame(value, values[0]) else { return nil }
    return breach(
      afterSettling: opening + [.down(down)] + short,
      "after a jump to \(values[0]), a motion by \(0.6 * distance) points, which recognises no drag, gives \(value)",
      contrast: trace.contrast(value, expected: values[0]))
  }
}
