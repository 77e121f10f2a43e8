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
    guard let thumbs = traits.thumbs, !showsUpperValue, traits.exemptionFromPlacesOfThumbs != nil,
      traits.mayBeFollowed, traits.isEnabled,
      // The steps may be longer in one part of the track than in another.
      kind == .back || traits.stops == nil || traits.scale == .linear && !traits.hasOwnScale
    else { return nil }
    if traits.samplingInterval == 0, let breach = trace.firstStray(kind, thumbs) { return breach }
    let thumb = thumbToProbe
    let way = (script.events.count / 2).isMultiple(of: 2) ? 0.04 : -0.04
    guard let opening = setting(0.3, 0.7),
      let drag = slowDrag(after: opening, by: way, from: { $0.frame(of: thumb)?.center })
    else { return nil }
    let stray =
      (traits.samplingInterval == 0 ? drag.trace.firstStray(kind, thumbs) : nil)
      ?? (kind == .otherLength ? drag.shortfall(of: thumb, traits, thumbs) : nil)
    return stray.map {
      breach(
        afterSettling: opening + drag.events, $0.message, contrast: $0.contrast, of: $0.thumb)
    }
  }

  /// Returns a drag of both thumbs from an end of the track, after the script, that moves neither thumb.
  ///
  /// - Parameter aside: The distance of the touch from the middle of both thumbs, toward the other end of the track, in
  ///   parts of a thumb. A rounding error must not put it on the other side of both.
  /// - Returns: The drag; `nil` if it moves a thumb.
  func dragThatMovesNeither(aside: Double = 0) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let span = range.span
    guard let distances = traits.thumbs?.distances, !showsUpperValue, traits.partOfAStep < 0.25,
      distances.least == 0, (distances.greatest ?? span) > 0.1 * span
    else { return nil }
    let thumb = thumbToProbe
    let isAtEnd = thumb == .lower
    let part = isAtEnd ? 1.0 : 0
    func place(_ last: ControlSnapshot) -> GesturePoint? {
      // Without thumbs, a touch beside both values takes one of them.
      guard let frame = last.frame(of: thumb) else {
        let along = last.track.position(of: isAtEnd ? 0.98 : 0.02)
        return last.point(at: along, along: traits.direction)
      }
      let rounding = traits.resolution + 4 * traits.precision.part * last.track.end
      let way = aside * traits.direction.length(of: frame.size) + rounding
      guard aside == 0 || way > 1e-6 * last.track.end else { return nil }
      let place = frame.center.moved(by: isAtEnd ? -way : way, along: traits.direction)
      // A rounding error beyond the end is a touch beyond both thumbs, which holds the outer one.
      let along = traits.direction.onTrack(place, in: last.size).x
      return (isAtEnd ? along <= last.track.end : along >= last.track.start) ? place : nil
    }
    guard let opening = setting(part, part),
      let drag = slowDrag(after: opening, by: isAtEnd ? -0.1 : 0.1, from: place),
      // Two thumbs in one place may wait until the touch has left that place.
      drag.way.magnitude > Swift.max(4, 2 * traits.resolution),
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
    if trace.traits.partOfAStep >= 0.05 {
      return thumbThatDoesNotPass(meeting, by: 0.2, beyond: 0)
    }
    return thumbThatDoesNotPass(meeting, by: 0.1, beyond: 0.5)
      ?? thumbThatDoesNotPass(meeting, by: 0.01, leapingBy: 0.4, beyond: 0.5)
  }

  /// Returns a breach of a drag past the upper thumb, slowly, in a last leap, or to the end of the track.
  ///
  /// - Parameters:
  ///   - meeting: The effect of a thumb that meets the other thumb.
  ///   - part: Each of six motions, in parts of the track.
  ///   - leap: A last motion the same way, in parts of the track; 0 if there is no such motion.
  ///   - place: The place to which the lower thumb must go to show that the touch holds it; 0 for any place above its own.
  /// - Returns: The breach; `nil` if the upper thumb moves up.
  private func thumbThatDoesNotPass(
    _ meeting: ThumbTraits.Meeting, by part: Double, leapingBy leap: Double = 0,
    beyond place: Double
  ) -> Breach? {
    let traits = trace.traits
    let span = traits.range.span
    guard let distances = traits.thumbs?.distances, meeting != .stops, !showsUpperValue,
      traits.mayBeDraggedSlowly, traits.partOfAStep < 0.34,
      distances.least <= 0.05 * span, distances.greatest == nil, let opening = setting(0.3, 0.6),
      let drag = slowDrag(
        after: opening, by: part, leapingBy: leap, from: { $0.frame(of: .lower)?.center }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      // The touch holds the lower thumb, and takes it to the upper one.
      old.fraction(of: .upper) < 0.7,
      new.fraction(of: .lower) > Swift.max(place, old.fraction(of: .lower)),
      new.fraction(of: .upper) <= old.fraction(of: .upper)
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a drag of the lower thumb past the upper one leaves the upper value at "
        + "\(new.value(of: .upper)), although the thumbs \(meeting == .swaps ? "swap" : "push")"
    )
  }

  /// A drag of the middle of one of two thumbs, after the script, that moves the other one instead.
  ///
  /// The thumbs are in both halves of the track or, as the script decides, both near one end.
  var thumbThatCannotBeHeld: Breach? {
    let thumb = thumbToProbe
    let places = [(0.3, 0.7), (0.05, 0.25), (0.75, 0.95)]
    let (low, high) = places[script.events.count % places.count]
    guard trace.traits.mayBeDraggedSlowly, !showsUpperValue, let opening = setting(low, high),
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

  /// A drag of the middle of a thumb by half of the track, after the script, that moves neither thumb.
  ///
  /// The script decides whether the thumbs start apart, at the ends, or near each other. A thumb is dragged toward the
  /// other one, or away from it if they are near.
  var dragWithoutEffect: Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    guard traits.mayBeDraggedSlowly, !showsUpperValue, traits.partOfAStep < 0.3,
      let distances = traits.thumbs?.distances
    else { return nil }
    let span = traits.range.span
    let (least, greatest) = (distances.least / span, (distances.greatest ?? .infinity) / span)
    let near = least / 2 + 0.0075
    let places = [(0.2, 0.8), (0, 1), (0.4, 0.6), (0.5 - near, 0.5 + near)]
    let (low, high) = places[script.events.count / 2 % 4]
    let isInward = high - low > 0.5
    guard
      isInward ? least < 0.2 && greatest > 1 : high - low > least && high - low < greatest - 0.1,
      let opening = setting(low, high),
      let drag = slowDrag(
        after: opening, by: (thumb == .lower) == isInward ? 0.1 : -0.1,
        from: { last in
          guard 10 * traits.resolution < last.track.length,
            let place = last.frame(of: thumb)?.center
          else { return nil }
          // The touch may take the other thumb where both are.
          return last.frame(of: thumb.other)?.contains(place) == true ? nil : place
        }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      Thumb.allCases.allSatisfy({ old.value(of: $0) == new.value(of: $0) })
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a drag of the \(thumb.name) thumb by \(6 * drag.way) moves neither thumb", of: thumb)
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
