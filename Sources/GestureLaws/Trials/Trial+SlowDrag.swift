import GestureEngine

extension Trial {
  /// Returns the events that set two values to an admissible pair near two parts of the range, 0...1; none for a
  /// control with a single value, and `nil` if no pair is admissible.
  func setting(_ low: Double, _ high: Double) -> [GestureEvent]? {
    guard let thumbs = trace.traits.thumbs else { return [] }
    let start = trace.traits.range.lowerBound
    let span = trace.traits.range.upperBound - start
    return thumbs.distances.pair(start + low * span, start + high * span).map { pair in
      [.set(lower: pair.lower, upper: pair.upper), .wait(1000)]
    }
  }

  /// Plays a drag by six motions, after the script and an opening.
  ///
  /// - Parameters:
  ///   - opening: The events before the drag.
  ///   - part: Each motion, in parts of the track; longer if a drag must be recognised.
  ///   - leap: A last motion the same way, in parts of the track; 0 if there is no such motion.
  ///   - place: Returns the place where the touch goes down, from the state before.
  /// - Returns: The drag; `nil` if the control does not track the touch, or if there is no such place.
  func slowDrag(
    after opening: [GestureEvent], by part: Double, leapingBy leap: Double = 0,
    from place: (ControlSnapshot) -> GesturePoint?
  ) -> SlowDrag? {
    let traits = trace.traits
    let (set, stage) = settled.end.play(opening)
    // The distance that recognises a drag may be longer than a short track, and decide which thumb the touch takes.
    guard let last = set.steps.last?.after, last.track.isUsable,
      last.track.length >= 4 * traits.minimumDistance, let down = place(last)
    else { return nil }
    let least = Swift.max(part.magnitude * last.track.length, 0.6 * traits.minimumDistance)
    let way = part < 0 ? -least : least
    let ways =
      Array(repeating: way, count: 6)
      + (leap > 0 ? [(part < 0 ? -leap : leap) * last.track.length] : [])
    guard let events = traits.drag(from: down, by: ways, on: last.track) else { return nil }
    let trace = stage.play(events).trace
    // A thumb without an area cannot be touched, and another touch may only tap.
    guard trace.steps[0].response.editing == .began,
      traits.drag != .grabbedOrTapped
        || Thumb.allCases.contains(where: { last.frame(of: $0)?.contains(down) ?? false })
    else { return nil }
    return SlowDrag(events: events, way: way, trace: trace)
  }
}

extension Trial {
  /// A drag by many short motions, after the script, that leaves the value where it is, although one long motion leads far.
  ///
  /// A mark that holds the value must let it go once the motions add up.
  var slowDragThatStays: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let start = script.events.count.isMultiple(of: 2) ? middle : range.lowerBound
    guard traits.drag == .relative || traits.drag == .custom && !traits.isDial,
      traits.thumbs == nil, traits.stops == nil,
      !traits.changesOverTime, !traits.changesOnRelease, traits.samplingInterval == 0,
      let hand = hand(after: [.set(start), .wait(1000)], mayBeCustom: true),
      hand.last.value.isSame(as: start)
    else { return nil }
    let length = hand.last.track.length
    let isUpward = start != middle || dragsUpward
    let short = Swift.max(0.003 * length, 4 * traits.resolution)
    guard short <= 0.02 * length else { return nil }
    let way = isUpward ? short : -short
    let whole = isUpward ? 0.3 * length : -0.3 * length
    guard let slow = hand.drag(by: Array(repeating: way, count: Int(0.3 * length / short))),
      let quick = hand.drag(by: [whole]),
      let meant = quick.steps.last?.after, (meant.fraction - hand.last.fraction).magnitude > 0.1,
      slow.steps.allSatisfy({ $0.after.value.isSame(as: start) }),
      slow.steps[0].response.editing == .began
    else { return nil }
    return breach(
      afterSettling: slow.events,
      "motions by \(short) points leave the value at \(start), one motion of the same way leads to \(meant.value)",
      contrast: trace.contrast(start, expected: meant.value))
  }
}

extension Trial {
  /// A quick drag of the control's own, after the script, that leads less than a quarter as far as the same way in short motions:
  /// a control that counts events loses most of the way.
  ///
  ///     |o>>>>>>>>>--|    many motions
  ///     |o>>>>-------|    the last ones in one
  var quickDragThatStays: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard
      let hand = hand(
        after: [.set(dragsUpward ? range.lowerBound : range.upperBound), .wait(1000)],
        mayBeCustom: true)
    else { return nil }
    let motion = (dragsUpward ? 1 : -1) * hand.last.track.length / 30
    // A touch may have to cover a distance before it drags.
    let start = Array(repeating: motion, count: 6)
    let distance = traits.tapTolerance.isFinite ? traits.tapTolerance : 10
    guard (6 * motion).magnitude > 1.2 * Swift.max(distance, traits.minimumDistance),
      let slow = hand.drag(by: start + Array(repeating: motion, count: 18)),
      let quick = hand.drag(by: start + [18 * motion]), quick.steps.count > 2,
      slow.steps[0].response.editing == .began,
      let meant = slow.steps.last?.after, let short = quick.steps.last?.after
    else { return nil }
    let begin = quick.steps[quick.steps.count - 2].after
    func way(to end: ControlSnapshot, from start: ControlSnapshot) -> Double {
      let way = dragsUpward ? end.fraction - start.fraction : start.fraction - end.fraction
      return traits.wraps && way < 0 ? way + 1 : way
    }
    let (whole, done) = (way(to: meant, from: begin), way(to: short, from: begin))
    guard 0.05 < whole, whole < 0.95, 0 <= done, done < whole / 4 else { return nil }
    return breach(
      afterSettling: quick.events,
      "a last motion leads to \(short.value), 18 motions of the same way lead to \(meant.value)",
      contrast: trace.contrast(short.value, expected: meant.value))
  }
}

/// A drag of one of two thumbs along the track by equal motions.
struct SlowDrag {
  let events: [GestureEvent]
  /// Each motion, in points.
  let way: Double
  /// The trace from the `down`.
  let trace: Trace

  /// Returns how far a thumb that nothing stops stays behind the touch, once it moves.
  func shortfall(of thumb: Thumb, _ traits: ControlTraits, _ thumbs: ThumbTraits) -> Breach? {
    let before = trace.initial
    // A motion may be put off until the next wait.
    let delay = traits.samplingInterval > 0 ? 1 : 0
    let places = trace.steps.indices.filter { trace.steps[$0].event.isMove }
      .map { trace.steps[$0 + delay].after.fraction(of: thumb) }
    guard thumbs.distances.least == 0, thumbs.distances.greatest == nil, !traits.hasOwnTaps,
      let first = places.firstIndex(where: { $0 != before.fraction(of: thumb) }),
      let last = places.last
    else { return nil }
    let part = way / before.track.length
    let path = Double(places.count - 1 - first) * part
    let target = places[first] + path
    // The end of the track, or the other thumb, may stop it.
    let other = before.fraction(of: thumb.other)
    guard other >= 0, other <= 1 else { return nil }
    let room = thumb == .lower ? 0...other : other...1
    let slack = 2 * traits.partOfAStep + 4 * traits.resolution / before.track.length + 1e-9
    guard target > room.lowerBound + slack, target < room.upperBound - slack,
      (last - places[first]).magnitude < 0.75 * path.magnitude - slack
    else { return nil }
    return Breach(
      step: trace.steps.indices.last,
      "since its first change, the touch has moved by \(path) of the track, the \(thumb.name) "
        + "value by \(last - places[first])", of: thumb)
  }
}
