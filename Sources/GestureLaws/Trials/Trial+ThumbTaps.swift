import GestureEngine

// Taps of a control with two values.
extension Trial {
  /// Returns how a tap off two thumbs fails to set the nearest admissible value, to where it goes down or lifts off.
  func thumb(_ tap: Trace.TappingTouch) -> Breach? {
    if let breach = tapWithoutAThumb(tap) { return breach }
    guard let breach = thumbElsewhere(tap), !takesThePlaceOfItsDown(tap) else { return nil }
    return breach
  }

  /// Returns how a tap far from two thumbs changes neither, although each of them could move toward it.
  private func tapWithoutAThumb(_ tap: Trace.TappingTouch) -> Breach? {
    let traits = trace.traits
    let (before, after) = (trace.before(tap.end), trace.steps[tap.end].after)
    let along = traits.direction.onTrack(tap.place, in: before.size).x
    guard let thumbs = traits.thumbs, traits.seeksAtTaps, !traits.hasOwnScale, !traits.isDial,
      traits.stopsOnRelease == nil, !traits.changesOverTime, traits.doubleTapTime == 0,
      traits.partOfAStep < 0.15,
      before.track.length > 100 + 20 * traits.resolution,
      let fraction = before.track.fraction(at: along),
      case let meant = traits.range.lowerBound + fraction * traits.range.span,
      Thumb.allCases.allSatisfy({ thumb in
        let (own, other) = (before.value(of: thumb), before.value(of: thumb.other))
        let best = thumbs.value(
          of: thumb, nearestTo: meant, beside: other, pushing: thumbs.whenMeeting == .pushes)
        return after.value(of: thumb) == own
          && (before.fraction(of: thumb) - fraction).magnitude > 0.2
          && (best.map { ($0 - own).magnitude > 0.1 * traits.range.span } ?? false)
      }),
      // In the middle between both, only the way of the touch decides.
      case let center = before.fraction(of: .lower) / 2 + before.fraction(of: .upper) / 2,
      (fraction - center).magnitude > 0.01 + traits.resolution / before.track.length
    else { return nil }
    return Breach(
      step: tap.end, "a tap at fraction \(fraction) of the track changes neither value")
  }

  /// Returns how a tap off two thumbs fails to set the admissible value nearest to where it lifts off.
  private func thumbElsewhere(_ tap: Trace.TappingTouch) -> Breach? {
    let traits = trace.traits
    let (before, step) = (trace.before(tap.end), trace.steps[tap.end])
    let along = traits.direction.onTrack(tap.place, in: before.size).x
    guard let thumbs = traits.thumbs, let thumb = step.response.thumb, !traits.hasOwnScale,
      traits.stepRounding == .nearest, traits.stopsOnRelease == nil,
      Thumb.allCases.allSatisfy({ trace.isOnThumb(tap.place, $0, before: tap.end) == false }),
      let fraction = before.track.fraction(at: along),
      let scale = try? Scale(traits.range, traits.scale)
    else { return nil }
    let meant = scale.value(at: fraction)
    if let farther = trace.fartherThumb(of: tap, thumbs) {
      return Breach(
        step: tap.end,
        "a tap takes the \(farther.name) thumb, the \(farther.other.name) one is nearer",
        contrast: .response(
          "the \(farther.name) thumb", expected: "the \(farther.other.name) thumb"))
    }
    let (own, other) = (step.after.value(of: thumb), step.after.value(of: thumb.other))
    let span = traits.range.span
    let slack =
      1e-9 * span + 2 * DistanceBounds(traits, thumbs).tolerance + traits.valueSlack
      + 2 * traits.placeSlack(at: farthest[tap.end], on: before.track) * span
    guard
      let best = thumbs.value(
        of: thumb, nearestTo: meant, beside: other, pushing: thumbs.whenMeeting == .pushes),
      (own - meant).magnitude > (best - meant).magnitude + slack
    else { return nil }
    return Breach(
      step: tap.end, "a tap at the place of \(meant) leads the \(thumb.name) value to \(own)",
      contrast: trace.contrast(own, expected: best), of: thumb)
  }
}
