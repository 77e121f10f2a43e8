import GestureEngine

extension Trial {
  /// A motion of one of two thumbs that does not fit that of its touch.
  enum StrayMotion {
    /// The value moves against the touch.
    case back
    /// The value moves by more than the touch or, in a slow drag, by far less.
    case otherLength
  }

  /// Returns the first stray motion of a kind, where the place to which a touch wants its thumb cannot be seen from
  /// outside: in a relative drag, for example, or in a drag that must be recognised.
  ///
  /// Each drag is followed from its first sample that changes the value, which may recognise it.
  func firstStray(_ kind: StrayMotion) -> Breach? {
    let traits = trace.traits
    guard let thumbs = traits.thumbs, !isView, traits.exemptionFromPlacesOfThumbs != nil,
      traits.mayBeFollowed, traits.isEnabled
    else { return nil }
    if traits.samplingInterval == 0, let breach = trace.firstStray(kind, thumbs) { return breach }
    // Every script drags another thumb or another way.
    let number = script.events.count
    let thumb = number.isMultiple(of: 2) ? Thumb.lower : .upper
    let way = (number / 2).isMultiple(of: 2) ? 0.04 : -0.04
    guard let opening = setting(0.3, 0.7),
      let drag = slowDrag(after: opening, by: way, from: { $0.frame(of: thumb)?.center })
    else { return nil }
    let stray =
      (traits.samplingInterval == 0 ? drag.trace.firstStray(kind, thumbs) : nil)
      ?? (kind == .otherLength ? drag.shortfall(of: thumb, traits, thumbs) : nil)
    return stray.map { stray in
      var breach = breach(
        afterSettling: opening + drag.events, stray.message, contrast: stray.contrast)
      breach.thumb = stray.thumb
      return breach
    }
  }

  /// A drag of both thumbs from an end of the track, after the script, that moves neither thumb.
  var thumbsThatStick: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let span = range.upperBound - range.lowerBound
    guard let distances = traits.thumbs?.distances, !isView, traits.partOfAStep < 0.25,
      distances.least == 0, (distances.greatest ?? span) > 0.1 * span
    else { return nil }
    let isAtEnd = script.events.count.isMultiple(of: 2)
    let (part, thumb) = isAtEnd ? (1.0, Thumb.lower) : (0, .upper)
    guard let opening = setting(part, part),
      let drag = slowDrag(
        after: opening, by: isAtEnd ? -0.1 : 0.1, from: { $0.frame(of: thumb)?.center }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      old.fraction(of: .lower) == old.fraction(of: .upper),
      Thumb.allCases.allSatisfy({ new.value(of: $0) == old.value(of: $0) })
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a drag of both thumbs by \(drag.way) from an end of the track moves neither")
  }

  /// A drag of the lower thumb past the upper one, after the script, that the upper thumb stops although both
  /// swap or one pushes the other.
  func thumbThatDoesNotPass(_ meeting: ThumbTraits.Meeting) -> Breach? {
    let traits = trace.traits
    let span = traits.range.upperBound - traits.range.lowerBound
    guard let distances = traits.thumbs?.distances, meeting != .stops, !isView,
      traits.mayBeDraggedSlowly, traits.partOfAStep < 0.05,
      distances.least <= 0.05 * span, distances.greatest == nil, let opening = setting(0.3, 0.6),
      let drag = slowDrag(
        after: opening, by: 0.1, from: { $0.frame(of: .lower)?.center }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      // The touch holds the lower thumb, and takes it to the upper one.
      old.fraction(of: .upper) < 0.65, new.fraction(of: .lower) > 0.5,
      new.fraction(of: .upper) <= old.fraction(of: .upper)
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a drag of the lower thumb past the upper one leaves the upper value at "
        + "\(new.value(of: .upper)), although the thumbs \(meeting == .swaps ? "swap" : "push")"
    )
  }

  /// A drag of the middle of one of two thumbs, after the script, that moves the other one instead.
  var thumbThatCannotBeHeld: Breach? {
    let thumb = script.events.count.isMultiple(of: 2) ? Thumb.lower : .upper
    guard trace.traits.mayBeDraggedSlowly, !isView, let opening = setting(0.3, 0.7),
      let drag = slowDrag(
        after: opening, by: thumb == .lower ? -0.02 : 0.02,
        from: { last in
          last.frame(of: thumb).map { $0.center }.flatMap { place in
            last.frame(of: thumb.other)?.contains(place) ?? true ? nil : place
          }
        }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      old.value(of: thumb) == new.value(of: thumb),
      old.value(of: thumb.other) != new.value(of: thumb.other)
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a drag of the \(thumb.name) thumb moves the \(thumb.other.name) one")
  }

  /// A touch outside of both thumbs, after the script, that drags the farther one.
  var fartherThumbThatMoves: Breach? {
    let traits = trace.traits
    guard traits.thumbs?.distances.greatest == nil, !isView,
      let opening = setting(0.3, 0.7)
    else { return nil }
    let thumb = script.events.count.isMultiple(of: 2) ? Thumb.lower : .upper
    let (part, way) = thumb == .lower ? (0.15, -0.02) : (0.85, 0.02)
    guard
      let drag = slowDrag(
        after: opening, by: way,
        from: { last in
          guard 0.2 * last.track.length > 2 * traits.resolution else { return nil }
          let place = last.point(at: last.track.position(of: part), along: traits.direction)
          return last.frame(of: thumb.other)?.contains(place) ?? false ? nil : place
        }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      old.fraction(of: .lower) > 0.2, old.fraction(of: .upper) < 0.8,
      old.value(of: thumb.other) != new.value(of: thumb.other)
    else { return nil }
    var breach = breach(
      afterSettling: opening + drag.events,
      "a touch beside the \(thumb.name) thumb takes the \(thumb.other.name) one from "
        + "\(old.value(of: thumb.other)) to \(new.value(of: thumb.other))",
      contrast: trace.contrast(
        new.value(of: thumb.other), expected: old.value(of: thumb.other)))
    breach.thumb = thumb.other
    return breach
  }

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
  ///   - place: Returns the place where the touch goes down, from the state before.
  /// - Returns: The drag; `nil` if the control does not track the touch, or if there is no such place.
  private func slowDrag(
    after opening: [GestureEvent], by part: Double, from place: (ControlSnapshot) -> GesturePoint?
  ) -> SlowDrag? {
    let traits = trace.traits
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable, var place = place(last) else {
      return nil
    }
    let least = Swift.max(part.magnitude * last.track.length, 0.6 * traits.minimumDistance)
    let way = part < 0 ? -least : least
    let down = place
    var events = [GestureEvent.down(down)]
    events += traits.waitToDrag(at: place, on: last.track)
    let pause = 2 * traits.samplingInterval
    for _ in 0..<6 {
      if pause > 0 { events.append(.wait(pause)) }
      place = place.moved(by: way, along: traits.direction)
      guard place.isUsable else { return nil }
      events.append(.move(place))
    }
    if pause > 0 { events.append(.wait(pause)) }
    let trace = stage.play(events).trace
    // A thumb without an area cannot be touched, and another touch may only tap.
    guard trace.steps[0].response.editing == .began,
      traits.drag != .grabbedOrTapped
        || Thumb.allCases.contains(where: { last.frame(of: $0)?.contains(down) ?? false })
    else { return nil }
    return SlowDrag(events: events, way: way, trace: trace)
  }
}

/// A drag of one of two thumbs along the track by equal motions.
private struct SlowDrag {
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

extension Trace {
  /// Returns the first stray motion of one of two thumbs in this trace.
  fileprivate func firstStray(_ kind: Trial.StrayMotion, _ thumbs: ThumbTraits) -> Breach? {
    let farthest = farthest
    let tolerance = 2 * DistanceBounds(traits, thumbs).tolerance
    /// A drag that has changed the value.
    struct Drag {
      /// The place of the thumb at the first change, 0...1.
      var start: Double
      /// The motion since then in either direction, as a part of the track.
      var path = 0.0
    }
    var (previous, drags) = ([Int: ThumbSample](), [Int: Drag]())
    for sample in thumbSamples {
      defer { previous[sample.id] = sample }
      let (step, before) = (steps[sample.step], before(sample.step))
      guard !sample.isDown, step.event.isMove, let thumb = sample.thumb, sample.held == thumb,
        let last = previous[sample.id], last.thumb == thumb, sample.isAlone, last.isAlone,
        sample.way != nil, last.way != nil, before.track.isUsable,
        Thumb.allCases.allSatisfy({
          before.value(of: $0) == steps[last.step].after.value(of: $0)
        })
      else {
        drags[sample.id] = nil
        continue
      }
      let (old, new) = (before.value(of: thumb), step.after.value(of: thumb))
      guard var drag = drags[sample.id] else {
        if new != old { drags[sample.id] = Drag(start: step.after.fraction(of: thumb)) }
        continue
      }
      let way = traits.motion(from: last.point, to: sample.point).x
      let slack =
        2 * traits.placeSlack(at: farthest[sample.step], on: before.track)
        + 4 * traits.resolution / before.track.length
      drag.path += way.magnitude / before.track.length + slack
      drags[sample.id] = drag
      switch kind {
      case .back:
        guard way.magnitude > 4 * traits.resolution, way < 0 ? new > old : new < old,
          (new - old).magnitude > tolerance, !traits.isClose(new, old)
        else { continue }
        return Breach(
          step: sample.step,
          "a motion \(way < 0 ? "back" : "on") changes the \(thumb.name) value from \(old) to \(new)",
          contrast: contrast(new, expected: old), of: thumb)
      case .otherLength:
        let moved = (step.after.fraction(of: thumb) - drag.start).magnitude
        let most = drag.path + 2 * traits.partOfAStep + 1e-9
        guard moved > most else { continue }
        return Breach(
          step: sample.step,
          "since its first change, the touch has moved by \(drag.path) of the track, the \(thumb.name) "
            + "value by \(moved)", of: thumb)
      }
    }
    return nil
  }
}

extension ControlTraits {
  /// Whether a value goes the way of the touch that drags it, and no farther.
  fileprivate var mayBeFollowed: Bool {
    if changesOverTime || hasElasticEnds || wraps { return false }
    switch drag {
    case .absolute, .grabbed, .grabbedOrTapped, .relative: return true
    case .tapped, .tappedOrDragged, .custom: return false
    }
  }

  /// Whether a slow drag shows which thumb a touch takes, and how far.
  var mayBeDraggedSlowly: Bool { mayBeFollowed && !hasOwnTaps && isEnabled }
}
