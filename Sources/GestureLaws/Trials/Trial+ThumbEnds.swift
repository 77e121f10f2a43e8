import GestureEngine

extension Trial {
  /// One of two thumbs, after the script, that a drag from its middle to far beyond its end leads toward the end, and not
  /// there.
  ///
  ///     |  <·<·[1]        [2]        the touch goes on
  ///     |[1]··<·········· [2]        the thumb stays
  var thumbShortOfItsEnd: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard let thumbs = traits.thumbs, !showsUpperValue, traits.drag != .custom, !traits.isDial,
      !traits.wraps, traits.isEnabled, traits.rest == nil, !traits.changesOverTime,
      traits.stopsOnRelease == nil
    else { return nil }
    let thumb = thumbToProbe
    // Six motions lead past the end from any place, which the scale decides.
    let (part, bound) = thumb == .lower ? (-0.2, range.lowerBound) : (0.2, range.upperBound)
    guard let opening = setting(0.3, 0.7),
      let drag = slowDrag(after: opening, by: part, from: { $0.frame(of: thumb)?.center })
    else { return nil }
    let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count))
    let moves = drag.trace.steps.filter { $0.event.isMove }
    let slack = 0.02 + 1.01 * traits.partOfAStep + 4 * traits.resolution / old.track.length
    let gap = (new.fraction(of: thumb) - (thumb == .lower ? 0 : 1)).magnitude
    guard new.value(of: thumb.other) == old.value(of: thumb.other), moves.count == 6,
      (moves[1].after.fraction(of: thumb) - old.fraction(of: thumb)).magnitude > 0.05,
      gap > slack, !traits.isAt(bound, new.value(of: thumb)),
      DistanceBounds(traits, thumbs).clearlyAdmit(
        bound, of: thumb, beside: new.value(of: thumb.other))
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a drag of the \(thumb.name) thumb beyond its end of the track leaves its value at \(new.value(of: thumb))",
      contrast: trace.contrast(new.value(of: thumb), expected: bound), of: thumb)
  }
}
