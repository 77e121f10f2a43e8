import GestureEngine

// The drags of two values that a program sets, or that get a new size, on their way.
extension Trial {
  /// The first drag of a thumb, or of both, after the script, that undoes what the program sets on its way.
  ///
  /// Every script drags another thumb.
  var rangeThatUndoesASet: Breach? {
    pairThatForgetsItsPlace(inAResize: false) ?? thumbThatForgetsAPartOfAStep(inAResize: false)
  }

  /// The first drag of a thumb, or of both, after the script, that goes on from elsewhere after a resize.
  var pairThatAResizeMoves: Breach? {
    pairThatForgetsItsPlace(inAResize: true) ?? thumbThatForgetsAPartOfAStep(inAResize: true)
  }

  private func pairThatForgetsItsPlace(inAResize isResize: Bool) -> Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, let thumbs = traits.thumbs, !showsUpperValue, traits.isEnabled,
      traits.samplingInterval == 0, !traits.changesOverTime,
      !traits.hasOwnTaps, traits.partOfAStep <= 0.1, traits.scale == .linear, !traits.hasOwnScale,
      thumbs.distances.greatest == nil || isResize
    else { return nil }
    // A range of few numbers has no value for a place between them.
    let span = traits.range.span
    guard traits.range.isLonger(than: 1e-6), thumbs.distances.least <= 0.2 * span else {
      return nil
    }
    let thumb = thumbToProbe
    if traits.dragsThumbsByTranslation || traits.drag == .absolute && !isResize,
      let breach = dragThatForgetsItsPlace(of: thumb, inAResize: isResize)
    {
      return breach
    }
    return thumbs.movesBothBetween ? dragThatForgetsItsPlace(of: nil, inAResize: isResize) : nil
  }

  /// Returns how a drag of a thumb, or of both, goes on from elsewhere after a `set` or a resize.
  private func dragThatForgetsItsPlace(of thumb: Thumb?, inAResize isResize: Bool) -> Breach? {
    let traits = trace.traits
    let (low, high) = (thumb == .upper ? 0.3 : 0.5, thumb == .lower || thumb == nil ? 0.7 : 0.5)
    guard let opening = setting(0.3, thumb == nil ? 0.5 : 0.7),
      let correction = setting(low, high)?.first
    else { return nil }
    let (opened, stage) = settled.end.play(opening)
    guard let last = opened.steps.last?.after, last.track.isUsable, let lower = last.thumb,
      let upper = last.frame(of: .upper)
    else { return nil }
    let larger = GestureSize(width: 3 * last.size.width, height: 3 * last.size.height)
    guard !isResize || larger.usable == larger else { return nil }
    let gap = traits.direction.motion(from: lower.center, to: upper.center).x
    let breadth = traits.direction.length(of: lower.size) + traits.direction.length(of: upper.size)
    // The touch is on the one thumb and not on the other, or clearly between them.
    guard gap > 2 * breadth else { return nil }
    // Thumbs that must stay close move toward each other, and do not meet.
    let isInward = thumb != nil && traits.thumbs?.distances.greatest != nil
    let least = (traits.thumbs?.distances.least ?? 0) / traits.range.span
    let room = last.fraction(of: .upper) - last.fraction(of: .lower) - least
    guard !isInward || room > 0.15 && !traits.recognisesDrags else { return nil }
    let way = ((thumb == .lower) == isInward ? 0.02 : -0.02) * last.track.length
    // The motion that recognises the drag may count in part, and must not lead to an end.
    let recognition = traits.recognition(of: way, on: last.track)
    guard recognition.allSatisfy({ $0.magnitude < 0.2 * last.track.length }) else { return nil }
    let place: GesturePoint
    switch thumb {
    case .lower: place = lower.center
    case .upper: place = upper.center
    case nil: place = lower.center.moved(by: gap / 2, along: traits.direction)
    }
    if let thumb, opened.isOnThumb(place, thumb, before: opened.steps.count) != true { return nil }
    let next = place.moved(by: (recognition + [way, way]).reduce(0, +), along: traits.direction)
    guard next.isUsable,
      let start = traits.drag(from: place, by: recognition + [way], on: last.track)
    else { return nil }
    let touches = start + [isResize ? .resize(larger) : correction, .move(next)]
    let steps = stage.play(touches).trace.steps
    let set = steps.count - 2
    guard steps[0].response.editing == .began, steps[set - 1].response.thumb == thumb else {
      return nil
    }
    let judged = thumb ?? .lower
    let (before, after) = (steps[set].after, steps[set + 1].after)
    guard before.track.isUsable else { return nil }
    var expected = way / before.track.length
    // A thumb that goes to the touch goes back to it.
    if thumb != nil, traits.drag == .absolute {
      let along = traits.direction.onTrack(next, in: before.size).x
      expected = before.track.fraction(at: along).map { $0 - before.fraction(of: judged) } ?? 0
    }
    let moved = after.fraction(of: judged) - before.fraction(of: judged)
    let slack =
      0.005 + traits.partOfAStep + 4 * traits.resolution / last.track.length
      + 8 * traits.precision.part
    guard isResize || before.value(of: judged) != steps[set - 1].after.value(of: judged),
      (moved - expected).magnitude > slack
    else { return nil }
    return breach(
      afterSettling: opening + touches,
      "after a \(isResize ? "resize at" : "set of") \(before.value(of: judged)), a motion by \(expected) of the "
        + "track gives \(after.value(of: judged))", of: judged)
  }
}
