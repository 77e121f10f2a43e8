import GestureEngine

extension Trial {
  /// The first frame after the script, or after a flick, at which a value that goes on by itself is far from that
  /// of frames of half the time.
  ///
  /// A control that counts frames instead of seconds goes half as far, or twice as far, on a faster screen.
  var firstDifferenceOfFrames: Breach? {
    guard trace.traits.changesOverTime, trace.traits.thumbs == nil else { return nil }
    // After a long wait, a control may catch up in several frames.
    let start = trace.steps.lastIndex { $0.response.editing == .began } ?? 0
    let isQuick = trace.steps[start...].allSatisfy { $0.event.seconds <= 0.5 }
    if trace.trackedAtLast != nil || trace.steps.last?.response.isAnimating == true, isQuick,
      let breach = firstDifferenceOfFrames(from: end, after: [])
    {
      return breach
    }
    return flick.flatMap { firstDifferenceOfFrames(from: settled.end, after: $0) }
  }

  private func firstDifferenceOfFrames(
    from stage: Stage, after events: [GestureEvent]
  ) -> Breach? {
    let coarse = stage.answers(to: events + Array(repeating: .wait(0.02), count: 50))
    let fine = stage.answers(to: events + Array(repeating: .wait(0.01), count: 100))
    let start =
      events.isEmpty ? trace.before(trace.steps.count).value : coarse[events.count - 1].value
    let (traits, range) = (trace.traits, trace.traits.range)
    let span = range.span
    // Beside two stops, a motion that ends is rounded either way.
    let slack = (0.05 + 2 * traits.partOfAStep) * span
    let own = ways(of: coarse.dropFirst(events.count), from: start, in: range)
    let others = ways(of: fine.dropFirst(events.count), from: start, in: range)
    // A repeat may wait for the next frame.
    for (frame, way) in own.enumerated() where 2 * frame + 5 < others.count {
      let isFar = others[Swift.max(0, 2 * frame - 3)...(2 * frame + 5)].allSatisfy { other in
        let (less, more) = (
          Swift.min(way.magnitude, other.magnitude), Swift.max(way.magnitude, other.magnitude)
        )
        // Half a turn onward in a frame may be half a turn back.
        let gap =
          traits.wraps && span > 0
          ? (way - other) - span * ((way - other) / span).rounded() : way - other
        return gap.magnitude > slack && (more > 1.6 * less || way * other < 0)
      }
      guard isFar else { continue }
      let waits = Array(repeating: GestureEvent.wait(0.02), count: frame + 1)
      let opening: [GestureEvent] = events.isEmpty ? [] : Self.settling
      return breach(
        after: opening + events + waits,
        "\(frame + 1) frames of 0.02 s after the script change the value by \(way), "
          + "frames of 0.01 s by \(others[2 * frame + 1])")
    }
    return nil
  }

  /// Returns how far each answer has led from a value; around and around if the value wraps.
  func ways(
    of answers: ArraySlice<Answer>, from start: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    let span = range.span
    var (old, sum) = (start, 0.0)
    return answers.map { answer in
      let way = answer.value - old
      sum += trace.traits.wraps && span > 0 ? way - span * (way / span).rounded() : way
      old = answer.value
      return sum
    }
  }

  /// The change of the value under a touch that catches the control after a flick and stays in its place, on the thumb if
  /// that must be held.
  var changeUnderAStillTouch: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, !traits.hasOwnTaps,
      var events = flick, let hand = hand()
    else { return nil }
    events.append(.wait(0.05))
    guard
      let place = traits.drag == .relative
        ? hand.last.middle : settled.end.play(events).trace.steps.last?.after.thumb?.center,
      place.isUsable
    else { return nil }
    // A touch may catch it for a moment only.
    events += [.down(place), .wait(dragsUpward ? 0.25 : 0.05)]
    let answers = settled.end.answers(to: events)
    let (caught, left) = (answers[answers.count - 2], answers[answers.count - 1])
    guard caught.response.editing == .began else { return nil }
    guard !traits.isSame(left.value, caught.value) else { return flickAfterAStillTouch(events) }
    return breach(
      afterSettling: events,
      "a still touch after a flick lets the value go on from \(caught.value) to \(left.value)",
      contrast: trace.contrast(left.value, expected: caught.value))
  }

  /// The change of the value by a touch that goes down after the script and lifts off where it is.
  ///
  /// A touch that can tap, too, may set a value, and one that lifts off beside a stop may lead there.
  var changeByAStillTouch: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime || traits.stopsOnRelease != nil, traits.thumbs == nil,
      traits.tap == nil || traits.tap == .ignored, traits.rest == nil
    else { return nil }
    let stop = traits.stopsOnRelease.map { $0.stop(script.events.count % ($0.lastIndex + 1)) }
    let opening = stop.map { [GestureEvent.set($0), .wait(1000)] } ?? []
    guard let hand = hand(after: opening), traits.drag == .relative || hand.last.thumb != nil,
      let value = stop ?? atRest?.value, traits.isSame(hand.last.value, value),
      !hand.stage.answers(to: [.wait(1000)]).contains(where: { $0.value != hand.last.value })
    else { return nil }
    let touch = [GestureEvent.down(hand.last.middle), .wait(0.1), .up(nil), .wait(1000)]
    let answers = hand.stage.answers(to: touch)
    guard answers[0].response.editing == .began,
      let new = answers.map({ $0.value }).first(where: { !traits.isSame($0, value) })
    else { return nil }
    return breach(
      afterSettling: opening + touch,
      "a touch that does not move changes the value from \(value) to \(new)",
      contrast: trace.contrast(new, expected: value))
  }

  /// The flick that goes on when a touch that has stopped it lifts off where it is.
  private func flickAfterAStillTouch(_ events: [GestureEvent]) -> Breach? {
    let traits = trace.traits
    guard traits.stops == nil, traits.stopsOnRelease == nil, traits.rest == nil else { return nil }
    guard let down = events.last(where: { $0.isDown }) else { return nil }
    let events = events + [.up(nil), .wait(1000)]
    let values = settled.end.answers(to: events).map { $0.value }.suffix(2)
    // At a bound, an elastic end may lead it back.
    guard let old = values.first, let new = values.last, !traits.isSame(old, new),
      old > traits.range.lowerBound, old < traits.range.upperBound
    else { return nil }
    // A tap may lead to its place with time.
    if traits.seeksAtTaps,
      let there = settled.end.answers(to: [down, .up(nil), .wait(1000)]).last?.value,
      traits.isClose(new, there)
    {
      return nil
    }
    return breach(
      afterSettling: events,
      "a flick that a still touch has stopped goes on after it, from \(old) to \(new)",
      contrast: trace.contrast(new, expected: old))
  }

  /// The flight of the value, after the script, when a touch lifts off that has dragged it and then rested.
  var flightAfterARest: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.changesOverTime, traits.dragsAreNoTaps, traits.rest == nil, let flick else {
      return nil
    }
    let events = flick.dropLast() + [.wait(1000), .up(nil), .wait(1000)]
    let values = settled.end.answers(to: Array(events)).map { $0.value }.suffix(3)
    // The value may follow the touch late, and go to a stop as it lifts off.
    guard let held = values.first, let old = values.dropFirst().first, let new = values.last else {
      return nil
    }
    let span = range.span
    let stops = traits.stopsOnRelease.map { $0.lastIndex > 0 ? 1 / Double($0.lastIndex) : 1 } ?? 0
    let way = new - held
    let distance = traits.wraps ? way - span * (way / span).rounded() : way
    // A short last step makes the others longer than their mean.
    let slack = 0.01 + 1.26 * Swift.max(traits.partOfAStep, stops)
    // A pager may turn a single page, however far a touch has pulled it.
    let page = atRest.map { traits.stopsOnRelease?.snap($0.value) ?? $0.value } ?? new
    let turnsOnePage =
      traits.stepRounding == .custom && (new - page).magnitude <= 1.01 * stops * span
    guard span > 0, distance.magnitude > slack * span, !turnsOnePage else { return nil }
    return breach(
      afterSettling: Array(events),
      "a touch that has rested for 1000 s lifts off at \(old), and the value goes on to \(new)",
      contrast: trace.contrast(new, expected: old))
  }

  /// The value, after the script, of a drag beyond an end that leaves that end after the touch has lifted off, from a rest
  /// or at once.
  var flightFromAnEnd: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.changesOverTime || traits.stopsOnRelease != nil, traits.thumbs == nil,
      traits.dragsAreNoTaps, traits.rest == nil, !traits.wraps
    else { return nil }
    let isLower = !dragsUpward
    let end = isLower ? range.lowerBound : range.upperBound
    let plays: [(opening: [GestureEvent], seconds: Double)] = [
      ([], 1000), ([], 0.02), ([.set(end), .wait(1000)], 0.02),
    ]
    // A flick may lead to the stop beside the one where it began, however far it has led the value.
    let isFlung = traits.stopsOnRelease != nil && traits.stepRounding == .custom
    if isFlung, !traits.changesOverTime { return nil }
    for (opening, seconds) in isFlung ? Array(plays.suffix(1)) : plays {
      guard let hand = hand(after: opening), hand.last.track.length > 0,
        let drag = hand.drag(by: [(isLower ? -2 : 2) * hand.last.track.length])
      else { return nil }
      let drags =
        seconds > 1
        ? drag.events : drag.events.flatMap { $0.isMove ? [.wait(seconds), $0] : [$0] }
      let events = drags + [.wait(seconds), .up(nil), .wait(1000)]
      let values = settled.end.answers(to: events).suffix(3).map { $0.value }
      guard values.count == 3, traits.isAt(end, values[0]), !traits.isAt(end, values[2]) else {
        continue
      }
      return breach(
        afterSettling: events,
        "a touch that has gone beyond the end \(end) lifts off after \(seconds) s, and the value goes on to "
          + "\(values[2])",
        contrast: trace.contrast(values[2], expected: end))
    }
    return nil
  }
}
