import GestureEngine

// Quick drags after the script, and where they lead.
extension Trial {
  /// The stop, after the script, to which a touch leads that has dragged the value quickly and then rested, if a slow drag
  /// of the same way leads to another stop.
  var stopOfARestedTouch: Breach? {
    let traits = trace.traits
    guard traits.stopsOnRelease != nil, !traits.changesOverTime, traits.dragsAreNoTaps,
      traits.rest == nil, traits.thumbs == nil, traits.minimumTime == 0,
      // A speed that counts from the `down` on is one after any rest, if the way is long enough.
      let last = atRest, last.track.length < 100_000, let flick
    else { return nil }
    let rest: [GestureEvent] = [.wait(1000), .up(nil)]
    let drag = flick.dropLast()
    let quick = drag + rest
    let slow = drag.flatMap { $0.isMove ? [.wait(1000), $0] : [$0] } + rest
    guard let value = settled.end.answers(to: Array(quick)).last?.value else { return nil }
    /// Returns the value to which the same drag by small motions leads, of which the last one ends a little farther.
    func fine(farther: Double) -> Double? {
      let motions = smallMotions(atTheEndOf: Array(drag), farther: farther)
      return motions.isEmpty
        ? nil : settled.end.answers(to: drag.dropLast() + motions + rest).last?.value
    }
    let finest = fine(farther: 0)
    for expected in [settled.end.answers(to: slow).last?.value, finest] {
      guard let expected, !traits.isClose(value, expected, after: 4),
        // Halfway between two stops, rounding decides.
        expected != finest || fine(farther: 1) == finest && fine(farther: -1) == finest
      else { continue }
      return breach(
        afterSettling: Array(quick),
        "a quick drag that has rested for 1000 s leads to \(value), a slow one to \(expected)",
        contrast: trace.contrast(value, expected: expected))
    }
    return nil
  }

  /// Returns the last motion of a drag as sixteen slow ones, so that no two samples lie far apart; an empty array if
  /// places are rounded.
  private func smallMotions(
    atTheEndOf drag: [GestureEvent], farther: Double
  ) -> [GestureEvent] {
    guard drag.count > 2, trace.traits.resolution == 0,
      let start = drag[drag.count - 3].touch?.point ?? drag[drag.count - 2].touch?.point,
      let end = drag.last?.touch?.point
    else { return [] }
    let last = end.moved(by: farther, along: trace.traits.direction)
    return (1...16).flatMap { index -> [GestureEvent] in
      let part = Double(index) / 16
      let place = GesturePoint(
        x: start.x + part * (last.x - start.x), y: start.y + part * (last.y - start.y))
      return [.wait(1000), .move(place)]
    }
  }

  /// The value, after the script, that goes on after a quick drag, although the response to its end says that nothing
  /// moves.
  var flightWithoutFrames: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.thumbs == nil, let flick else { return nil }
    let events = flick + [.wait(0.25)]
    let answers = settled.end.answers(to: events).suffix(2)
    guard let lift = answers.first, let later = answers.last, !lift.response.isAnimating,
      case .committed? = lift.response.editing, !traits.isSame(lift.value, later.value)
    else { return nil }
    return breach(
      afterSettling: events,
      "after a flick, the value goes on from \(lift.value) to \(later.value), but the response to its end says that "
        + "nothing moves",
      contrast: trace.contrast(later.value, expected: lift.value))
  }

  /// The stop, after the script, to which a quick drag flings the value against its way.
  ///
  /// A control may go to any stop ahead, or back to the one that the drag has just passed.
  func flightAgainstTheFlick(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard traits.dragsAreNoTaps, traits.rest == nil, !traits.wraps, traits.thumbs == nil, let flick
    else { return nil }
    let events = flick + [.wait(1000)]
    let values = [atRest?.value ?? .nan] + settled.end.answers(to: events).map { $0.value }
    let (start, old, new) = (values[0], values[values.count - 3], values[values.count - 1])
    guard start != old, old.isFinite, new.isFinite else { return nil }
    let index = stops.index(nearestTo: old)
    let passed =
      old > start
      ? stops.stop(stops.stop(index) > old ? index - 1 : index)
      : stops.stop(stops.stop(index) < old ? index + 1 : index)
    let slack = traits.valueSlack + traits.rounding(near: passed)
    guard old > start ? new < passed - slack : new > passed + slack else { return nil }
    // A touch may turn a single page, however far it has pulled the pages.
    let next = stops.stop(stops.index(nearestTo: start) + (old > start ? 1 : -1))
    if traits.stepRounding == .custom, traits.isClose(new, next, after: 4) { return nil }
    return breach(
      afterSettling: events,
      "a flick from \(start) to \(old) leads back to \(new), past the stop \(passed)",
      contrast: trace.contrast(new, expected: passed))
  }

  /// The stop, after the script, to which a quick drag flings the value that a slow drag of the same way leaves behind.
  ///
  /// Only a drag to the next stop is judged: a flick of a longer way may lead no farther than a flick of any other way.
  func flickBehindASlowDrag(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard !traits.changesOverTime, traits.dragsAreNoTaps, traits.rest == nil, !traits.wraps,
      traits.thumbs == nil, traits.minimumTime == 0, let start = atRest?.value, start.isFinite
    else { return nil }
    for count in [4, 8, 12] {
      // Only a quick motion on a short track is a flick.
      let seconds = script.events.count % 3 == 0 ? 0.02 : 0.004
      guard let flick = flick(ofMotions: count, waiting: seconds) else { return nil }
      let quick = flick + [.wait(1000)]
      let slow = flick.dropLast() + [.wait(1000), .up(nil), .wait(1000)]
      guard let new = settled.end.answers(to: quick).last?.value,
        let expected = settled.end.answers(to: Array(slow)).last?.value
      else { return nil }
      let passed = stops.index(nearestTo: expected) - stops.index(nearestTo: start)
      guard passed.magnitude == 1, !traits.isClose(new, expected, after: 4),
        (new < expected) == (expected > start)
      else { continue }
      return breach(
        afterSettling: quick,
        "a quick drag leads from \(start) to \(new), a slow one of the same way to \(expected)",
        contrast: trace.contrast(new, expected: expected))
    }
    return nil
  }

  /// A flight, after the script, that turns back against its flick, while it lasts or as it ends.
  ///
  /// In half of the scripts, the touch lifts off with the place of its last motion, as it does in every system.
  var flightThatTurnsBack: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.stopsOnRelease == nil, traits.dragsAreNoTaps,
      traits.rest == nil, traits.latch == nil, traits.thumbs == nil, let start = atRest?.value,
      // The first motion of a value between two stops may round it up.
      traits.stops.map({ traits.isClose($0.snap(start), start) }) ?? true,
      // A slow flight ends between the ends of the track.
      let flick = flick(ofMotions: 2, waiting: [0.02, 0.15, 0.08][script.events.count % 3])
    else { return nil }
    let lift = dragsUpward ? GestureEvent.up(flick[flick.count - 2].touch?.point) : .up(nil)
    let frames = Array(repeating: GestureEvent.wait(0.02), count: 50) + [.wait(1000)]
    let events = flick.dropLast() + [lift] + frames
    let answers = settled.end.answers(to: Array(events))
    let values = answers.map { $0.value }
    // Around and around if the value wraps: a frame of the flight covers less than half a turn.
    let ways = ways(of: answers.dropLast(traits.wraps ? 1 : 0)[...], from: start, in: traits.range)
    // Half a turn leads to the same place by both ways.
    if traits.wraps,
      zip(ways, ways.dropFirst()).contains(where: {
        ($1 - $0).magnitude > 0.4 * traits.range.span
      })
    {
      return nil
    }
    let flight = ways[(flick.count - 2)...]
    // Whole turns of a value that wraps may lead back to its place, up to rounding.
    let slack = traits.valueSlack + traits.rounding(near: start) + 1e-9 * traits.range.span
    guard flight[flight.startIndex].magnitude > slack else { return nil }
    let isUp = flight[flight.startIndex] > 0
    // A flight may bounce off an elastic end.
    if traits.hasElasticEnds,
      values[(flick.count - 2)...].contains(where: {
        $0 <= traits.range.lowerBound || $0 >= traits.range.upperBound
      })
    {
      return nil
    }
    guard
      let index = flight.indices.dropFirst().first(where: { index in
        let (old, new) = (ways[index - 1], ways[index])
        return isUp ? new < old - slack : new > old + slack
      })
    else { return nil }
    return breach(
      afterSettling: Array(events[...index]),
      "a flick leads from \(start) to \(values[index - 1]), and then back to \(values[index])",
      contrast: trace.contrast(values[index], expected: values[index - 1]))
  }

  /// A flight, after the script, that goes on although the program, or a key to an end, has set a value on its way.
  var flightThatASetDoesNotEnd: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.changesOverTime, traits.rest == nil, traits.thumbs == nil,
      let last = atRest, let flick
    else { return nil }
    // The end from which the flick leads away.
    let number = last.fraction > 0.5 ? range.upperBound : range.lowerBound
    let isKey = script.events.count % 4 > 1
    let key = GestureEvent.adjust(number == range.upperBound ? .maximum : .minimum)
    let events = flick + [.wait(0.05), isKey ? key : .set(number), .wait(0.1), .wait(1000)]
    let answers = settled.end.answers(to: events).suffix(4).map { $0 }
    let (before, set, later) = (answers[0].value, answers[1].value, answers[3].value)
    // A `set` of the present value changes nothing.
    guard !traits.isClose(before, set), traits.isClose(set, number), !traits.isSame(set, later),
      !traits.isClose(set, later, after: 4)
    else { return nil }
    return breach(
      afterSettling: events,
      "\(isKey ? "a key" : "the program") sets \(set) after a flick, and the value goes on to \(later)",
      contrast: trace.contrast(later, expected: set))
  }

  /// The events of a flick, after the script has settled: of a short one or, in every third script, of one by four motions
  /// that a timer of a tenth of a second sees, too.
  var flick: [GestureEvent]? {
    script.events.count % 3 == 2 ? flick(ofMotions: 4, waiting: 0.05) : flick(ofMotions: 2)
  }

  /// Returns the events of a quick drag toward the farther end of the track, after the script has settled.
  ///
  /// - Parameters:
  ///   - count: The number of motions, of which each goes a twentieth of the track; in a drag of the control's own, at
  ///     least a step.
  ///   - seconds: The time before each of them.
  /// - Returns: The events; `nil` if there is nothing to drag, or if they may be the first tap of two.
  func flick(ofMotions count: Int, waiting seconds: Double = 0.02) -> [GestureEvent]? {
    let traits = trace.traits
    let isCustom = traits.drag == .custom
    guard !isCustom || !traits.isDial && traits.latch == nil && traits.thumbs == nil,
      let hand = hand(mayBeCustom: true)
    else { return nil }
    let length = hand.last.track.length
    let part = isCustom ? Swift.max(0.05, Swift.min(0.2, traits.partOfAStep)) : 0.05
    let way = (hand.last.fraction > 0.5 ? -part : part) * length
    let motions = hand.recognition(of: way) + Array(repeating: way, count: count)
    let isNoTap = motions.reduce(0, +).magnitude > traits.tapTolerance
    guard traits.doubleTapTime == 0 || isNoTap,
      let drag = traits.drag(
        from: hand.last.middle, by: motions, on: hand.last.track, waiting: seconds)
    else { return nil }
    guard isCustom else { return drag + [.up(nil)] }
    // A drag of the control's own must lead on, at each motion, along the track or against its direction.
    let steps = hand.stage.play(drag).trace.steps
    let values =
      [hand.last.value] + steps.filter { $0.event.isMove }.suffix(count).map { $0.after.value }
    let ways = zip(values, values.dropFirst())
    guard steps[0].response.editing == .began, steps[0].after.value == hand.last.value,
      ways.allSatisfy({ $0 < $1 }) || ways.allSatisfy({ $0 > $1 })
    else { return nil }
    return drag + [.up(nil)]
  }

  /// The flight, after the script, that goes on after a flick one way, and not after the same flick the other way.
  var flightOfOneWay: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.changesOverTime, traits.stopsOnRelease == nil, traits.dragsAreNoTaps,
      traits.rest == nil, traits.latch == nil, !traits.wraps, traits.thumbs == nil,
      traits.stops == nil, traits.scale == .linear, !traits.hasOwnScale,
      let scale = try? Scale(range)
    else { return nil }
    let opening: [GestureEvent] = [.set(scale.value(at: 0.5)), .wait(1000)]
    guard let hand = hand(after: opening), hand.startsAtTheValue,
      (0.4...0.6).contains(hand.last.fraction)
    else { return nil }
    func flight(_ way: Double) -> (
      events: [GestureEvent], lift: ControlSnapshot, end: ControlSnapshot
    )? {
      traits.drag(
        from: hand.last.middle, by: hand.recognition(of: way) + [way, way], on: hand.last.track,
        waiting: 0.02
      ).flatMap { drag in
        let steps = hand.stage.play(drag + [.up(nil), .wait(1000)]).trace.steps
        guard steps[0].response.editing == .began else { return nil }
        return (
          drag + [.up(nil), .wait(1000)], steps[steps.count - 2].after, steps[steps.count - 1].after
        )
      }
    }
    let way = 0.05 * hand.last.track.length
    guard let up = flight(way), let down = flight(-way) else { return nil }
    let (raised, lowered) = (
      up.end.fraction - up.lift.fraction, down.lift.fraction - down.end.fraction
    )
    let moved = Swift.min(up.lift.fraction - 0.5, 0.5 - down.lift.fraction)
    guard moved > 0.02, Swift.max(raised, lowered) > 0.05,
      Swift.min(raised, lowered) < 0.1 * Swift.max(raised, lowered)
    else { return nil }
    let still = raised > lowered ? down : up
    return breach(
      afterSettling: opening + still.events,
      "a flick leads to \(still.lift.value), and the value stays; after the same flick the other way it goes on by "
        + "\(Swift.max(raised, lowered)) of the range")
  }
}

extension ControlTraits {
  /// Whether a touch that has dragged is certainly not a tap.
  var dragsAreNoTaps: Bool { !hasOwnTaps || hasButtons && minimumDistance > 0 }
}
