import GestureEngine

extension Trial {
  /// A motion of one of two thumbs that does not fit that of its touch.
  enum StrayMotion {
    /// The value moves against the touch.
    case back
    /// The value moves by more than the touch.
    case tooFar
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
    if let breach = trace.firstStray(kind, thumbs) { return breach }
    guard let (opening, drag) = slowDrag(thumbs) else { return nil }
    let events = [.cancel(), .wait(1000)] + opening + drag
    let (_, stage) = settled.end.play(opening)
    return stage.play(drag).trace.firstStray(kind, thumbs).map { stray in
      var breach = breach(
        after: events, "after the script, " + stray.message, contrast: stray.contrast)
      breach.thumb = stray.thumb
      return breach
    }
  }

  /// The events that set two values apart, and those that drag a thumb slowly; `nil` if there is nothing to drag.
  ///
  /// Every script drags another thumb or another way.
  private func slowDrag(_ thumbs: ThumbTraits) -> ([GestureEvent], [GestureEvent])? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let span = range.upperBound - range.lowerBound
    guard
      let pair = thumbs.distances.pair(
        range.lowerBound + 0.3 * span, range.lowerBound + 0.7 * span)
    else { return nil }
    let opening = [GestureEvent.set(lower: pair.lower, upper: pair.upper), .wait(1000)]
    let number = script.events.count
    let thumb = number.isMultiple(of: 2) ? Thumb.lower : .upper
    guard let last = settled.end.play(opening).trace.steps.last?.after, last.track.isUsable,
      var place = last.frame(of: thumb)?.center
    else { return nil }
    let isOn = (number / 2).isMultiple(of: 2)
    let least = Swift.max(0.04 * last.track.length, 0.6 * traits.minimumDistance)
    var events = [GestureEvent.down(place)]
    if traits.minimumTime > 0 { events.append(.wait(2 * traits.minimumTime)) }
    for _ in 0..<6 {
      place = place.moved(by: isOn ? least : -least, along: traits.direction)
      guard place.isUsable else { return nil }
      events.append(.move(place))
    }
    return (opening, events)
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
      case .tooFar:
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
    if samplingInterval > 0 || changesOverTime || hasElasticEnds || wraps { return false }
    switch drag {
    case .absolute, .grabbed, .grabbedOrTapped, .relative: return true
    case .tapped, .tappedOrDragged, .custom: return false
    }
  }
}
