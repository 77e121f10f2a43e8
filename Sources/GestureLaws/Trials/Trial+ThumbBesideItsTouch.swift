import GestureEngine

extension Trial {
  /// A slow drag of one of two thumbs, after the script, that leaves the thumb beside the touch to which it must go.
  ///
  /// Nobody can see when such a drag is recognised; from then on, the thumb goes to the touch.
  var thumbBesideItsTouch: Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    let part = (script.events.count / 2).isMultiple(of: 2) ? 0.04 : -0.04
    let isEven = traits.scale == .linear && !traits.hasOwnScale
    guard let distances = traits.thumbs?.distances, !showsUpperValue, distances.greatest == nil,
      // The steps and the distance of the thumbs may be longer in one part of the track than in another.
      isEven || traits.stops == nil && distances.least == 0, let opening = setting(0.3, 0.7),
      let drag = slowDrag(after: opening, by: part, from: { $0.frame(of: thumb)?.center }),
      let step = drag.trace.steps.last(where: { $0.event.isMove }), step.response.thumb == thumb,
      let point = step.event.touch?.point, traits.range.isLonger(than: 1e-6)
    else { return nil }
    let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count))
    guard old.value(of: thumb) != new.value(of: thumb), new.track.isUsable else { return nil }
    let along = traits.direction.onTrack(point, in: new.size).x
    let place = (along - new.track.start) / new.track.length
    let slack =
      1e-6 + 1.01 * traits.partOfAStep + 4 * traits.placeSlack(at: along, on: new.track)
      + 4 * Scale.tolerance(ofFractionsIn: traits.range) + traits.placeErrorOfOwnScale
    // The end of the track, or the other thumb, may stop it.
    let gap = distances.least / traits.range.span + slack
    let other = new.fraction(of: thumb.other)
    let (low, high) = thumb == .lower ? (slack, other - gap) : (other + gap, 1 - slack)
    guard place > low, place < high, (new.fraction(of: thumb) - place).magnitude > slack else {
      return nil
    }
    return breach(
      afterSettling: opening + drag.events,
      "the finger is at \(place) of the track, the \(thumb.name) thumb at "
        + "\(new.fraction(of: thumb))",
      contrast: trace.contrast(new.value(of: thumb), expectedAt: place), of: thumb)
  }

  /// A touch, after the script, in the middle of a thumb that rests at a stop, which gives another stop, as touches a point
  /// beside it do.
  ///
  /// With a rounding of the control's own, a touch at the very place of a stop may give the one before it.
  var restingThumbThatLeaps: Breach? {
    let traits = trace.traits
    let seeks =
      traits.drag == .absolute && traits.stepRounding == .custom
      || traits.drag == .custom && traits.tap == .seeksAtOnce && !traits.isDial
    guard seeks, traits.thumbs == nil, traits.isEnabled, !traits.hasOwnTaps,
      !traits.recognisesDrags, traits.samplingInterval == 0, !traits.changesOverTime,
      traits.rest == nil, traits.doubleTapTime == 0, !traits.thumbStaysAtDown,
      let stops = traits.stops, stops.lastIndex > 1
    else { return nil }
    let (stop, next) = neighbours(in: stops)
    let opening: [GestureEvent] = [.set(stop), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable, last.value == stop,
      let middle = last.thumb?.center, middle.isUsable,
      let other = settled.end.play([.set(next)]).trace.steps[0].after.thumb?.center
    else { return nil }
    let aside = Swift.max(1, traits.resolution)
    guard middle.distance(from: other) > 8 * aside else { return nil }
    let places = [0, aside, -aside].map { middle.moved(by: $0, along: traits.direction) }
    let touches = places.map { stage.answers(to: [.down($0)])[0] }
    guard touches[0].response.editing == .began,
      touches.allSatisfy({
        $0.response.editing != .began || !traits.isClose($0.value, stop)
      })
    else { return nil }
    return breach(
      afterSettling: opening + [.down(places[0])],
      "a touch in the middle of the thumb at \(stop) gives \(touches[0].value)",
      contrast: trace.contrast(touches[0].value, expected: stop))
  }
}

extension ControlTraits {
  /// Whether a touch that drags one of two thumbs brings the middle of the thumb to itself, although the place where this
  /// begins cannot be seen from outside.
  var bringsThumbsToTouches: Bool {
    guard thumbs != nil, mayBeDraggedSlowly else { return false }
    return drag == .absolute || drag == .grabbedOrTapped && thumbStaysAtDown
  }
}
