import GestureEngine

// The drags of one of two thumbs whose place lies between two stops.
extension Trial {
  /// A drag of one of two thumbs, after the script, that leads to another stop because the program sets the other value, or
  /// the size changes, while the place of the thumb lies between two stops.
  ///
  ///     0.4 steps, and 0.4 more          o · · · · > · · · · >     the next stop
  ///     with a `set` of the other value  o · · · · |o · · · ·      not 0.4 alone, which leads nowhere
  func thumbThatForgetsAPartOfAStep(inAResize isResize: Bool) -> Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    guard Trial.judgesEveryDesign, let thumbs = traits.thumbs, traits.stops != nil,
      traits.mayLieBetweenStops, !showsUpperValue, thumbs.distances.greatest == nil || isResize,
      thumbs.distances.least <= 0.2 * traits.range.span, let opening = setting(0.3, 0.7),
      let disturbance = disturbance(of: thumb, inAResize: isResize)
    else { return nil }
    let (opened, stage) = settled.end.play(opening)
    guard let last = opened.steps.last?.after, last.track.isUsable,
      let place = last.frame(of: thumb)?.center,
      traits.drag == .relative
        || opened.isOnThumb(place, thumb, before: opened.steps.count) == true
    else { return nil }
    // Thumbs that must stay close move toward each other, and do not meet.
    let isInward = thumbs.distances.greatest != nil
    let room = last.fraction(of: .upper) - last.fraction(of: .lower)
    let least = thumbs.distances.least / traits.range.span
    guard !isInward || room > least + 3 * traits.partOfAStep && !traits.recognisesDrags else {
      return nil
    }
    let part = ((thumb == .lower) == isInward ? 0.4 : -0.4) * traits.partOfAStep
    let way = part * last.track.length
    let ways = traits.recognition(of: way, on: last.track) + [way]
    // The places must be more exact than a tenth of a step.
    let error = traits.placeSlack(at: 3 * (last.size.width + last.size.height), on: last.track)
    guard 40 * error < traits.partOfAStep,
      let start = traits.drag(from: place, by: ways, on: last.track)
    else { return nil }
    let (held, middle) = stage.play(start)
    let (changed, after) = middle.play([disturbance])
    let (before, now) = (held.before(start.count), changed.steps[0].after)
    guard held.steps[0].response.editing == .began,
      held.steps[start.count - 1].response.thumb == thumb, now.track.isUsable,
      now.value(of: thumb) == before.value(of: thumb),
      isResize || now.value(of: thumb.other) != before.value(of: thumb.other)
    else { return nil }
    let touch = place.moved(by: ways.reduce(0, +), along: traits.direction)
    /// Returns the value after the next motion of the touch.
    func value(_ stage: Stage, after part: Double, on track: Track) -> Double? {
      let step = stage.play([move(touch, by: part, on: track)]).trace.steps[0]
      return step.response.thumb == thumb ? step.after.value(of: thumb) : nil
    }
    // Without the event between, a little more or less leads to the same stop, which is no tie.
    guard let expected = value(middle, after: part, on: last.track),
      expected != before.value(of: thumb),
      value(middle, after: 0.75 * part, on: last.track) == expected,
      value(middle, after: 1.25 * part, on: last.track) == expected,
      let new = value(after, after: part, on: now.track), !traits.isSame(new, expected)
    else { return nil }
    return breach(
      afterSettling: opening + start + [disturbance, move(touch, by: part, on: now.track)],
      "after a \(isResize ? "resize" : "set of the other value"), the same motion gives the "
        + "\(thumb.name) value \(new), not \(expected)",
      contrast: trace.contrast(new, expected: expected), of: thumb)
  }

  /// Returns a resize to a larger size, or a `set` of the other value.
  private func disturbance(of thumb: Thumb, inAResize isResize: Bool) -> GestureEvent? {
    if isResize {
      guard let size = atRest?.size else { return nil }
      let larger = GestureSize(width: 3 * size.width, height: 3 * size.height)
      return larger.usable == larger ? .resize(larger) : nil
    }
    let (range, distances) = (trace.traits.range, trace.traits.thumbs?.distances)
    let pair = distances?.pair(
      range.lowerBound + 0.1 * range.span, range.lowerBound + 0.9 * range.span)
    return pair.map {
      thumb == .lower ? .set(lower: .nan, upper: $0.upper) : .set(lower: $0.lower, upper: .nan)
    }
  }

  /// Returns a motion of a touch by a part of a track.
  private func move(_ touch: GesturePoint, by part: Double, on track: Track) -> GestureEvent {
    .move(touch.moved(by: part * track.length, along: trace.traits.direction))
  }
}

extension ControlTraits {
  /// Whether a touch leads one of two thumbs to a place between two stops, by its motion.
  fileprivate var mayLieBetweenStops: Bool {
    (dragsThumbsByTranslation || drag == .relative) && mayBeDraggedSlowly && resolution == 0
      && samplingInterval == 0 && stepRounding != .custom && scale == .linear && !hasOwnScale
      && partOfAStep <= 0.25
  }
}
