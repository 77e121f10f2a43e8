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
}

extension ControlTraits {
  /// Whether a touch that drags one of two thumbs brings the middle of the thumb to itself, although the place where this
  /// begins cannot be seen from outside.
  var bringsThumbsToTouches: Bool {
    guard thumbs != nil, mayBeDraggedSlowly else { return false }
    return drag == .absolute || drag == .grabbedOrTapped && thumbStaysAtDown
  }
}
