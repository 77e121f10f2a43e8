import GestureEngine

extension Law where Subject == Trial {
  /// A slow device drops samples; the value must not depend on the samples that it drops.
  public static var lastSampleCounts: Law {
    Law(
      "D3", "only the last sample counts",
      "dropping the intermediate samples of a drag does not change its last value",
      unless: {
        let traits = $0.trace.traits
        if traits.thumbs?.whenMeeting == .swaps { return "its thumbs swap on the way" }
        if let thumbs = traits.thumbs, thumbs.whenMeeting == .pushes, !thumbs.pushedThumbReturns {
          return "a thumb that was pushed stays"
        }
        if traits.thumbs != nil, traits.drag == .grabbed || traits.drag == .grabbedOrTapped,
          traits.overshoot == .reanchors
        {
          return "its thumbs turn round at once at an end"
        }
        switch traits.drag {
        case .relative: return "its value follows the motion of the touch"
        case .tapped, .tappedOrDragged: return "it cannot be dragged"
        case .custom: return "its drag does not follow the track"
        case .absolute, .grabbed, .grabbedOrTapped: break
        }
        if traits.recognisesDrags { return "a touch must be recognised as a drag" }
        if traits.samplingInterval > 0 { return "it does not handle every sample" }
        if traits.stops != nil, traits.stepRounding == .custom {
          return "its way to a stop is its own"
        }
        if traits.changesOverTime { return "its value may go on with the speed of the touch" }
        return nil
      }
    ) { trial in
      let trace = trial.trace
      if let thumbs = trace.traits.thumbs {
        return trial.isView ? nil : trial.firstPairOfTheWay(thumbs)
      }
      let samples = trial.samples
      let cancelled = trace.stepsBeforeCancels
      var dropped: Set<Int> = []
      // The steps from a dropped sample to the next sample, where the values may differ.
      var missed: Set<Int> = []
      var down: GesturePoint?
      for (sample, next) in zip(samples, samples.dropFirst()) {
        if trace.steps[sample.step].event.isDown { down = sample.point }
        guard !next.isRebased else { continue }
        // Without this sample, the touch may be the first one of a double tap.
        if trace.traits.doubleTapTime > 0, let down,
          sample.point.distance(from: down) >= trace.traits.tapTolerance * (1 - 1e-9)
        {
          continue
        }
        // The effect of a cancel depends on how far the touch has moved, that of a `set` on the value.
        guard !cancelled.contains(sample.step),
          !trace.steps[sample.step..<next.step].contains(where: { $0.event.isByProgram })
        else { continue }
        guard case .move = trace.steps[sample.step].event,
          // A thumb that turns round at once at an end depends on where it was, and rounding decides between two stops.
          sample.hold == .free
            || sample.hold == .held && trace.traits.overshoot == .accumulates
              && trace.traits.stopsOnRelease == nil
        else { continue }
        dropped.insert(sample.step)
        missed.formUnion(sample.step..<next.step)
      }
      guard !dropped.isEmpty else { return nil }
      let kept = trace.steps.indices.filter { !dropped.contains($0) }
      let events = kept.map { trial.script.events[$0] }
      let other = trial.answers(to: events)
      var hasRounded = false
      for (place, index) in kept.enumerated() where !missed.contains(index) {
        let (value, expected) = (other[place].value, trace.steps[index].after.value)
        // At an edge of the thumb, rounding decides whether the next touch holds it, and at the value
        // itself, which way a tap pages.
        if hasRounded, case .down(let point, _) = trace.steps[index].event,
          trace.traits.tapsUnlikeDrags || trace.isOnThumb(point, before: index) == nil
        {
          return nil
        }
        hasRounded = hasRounded || !value.isSame(as: expected)
        // A thumb may add up motions, each of which is rounded.
        if trace.traits.drag != .absolute || trace.traits.stops != nil,
          trial.isRounded(value, expected, index)
        {
          continue
        }
        // A touch that has come back to a value leaves it, if it has never been elsewhere.
        if Trial.judgesEveryDesign, !trace.traits.isSame(value, expected),
          trace.steps[index].event.isLift && trace.traits.releases(at: value, to: expected)
            || trace.traits.rounds(value, to: expected)
        {
          return nil
        }
        guard
          trace.traits.isSame(value, expected) || trial.isWithinResolution(value, expected, index)
            // Both bounds are the same place.
            || trace.traits.wraps && trace.traits.isSamePlace(value, expected)
        else {
          return Breach(
            step: index,
            "the value is \(expected), but \(value) without the intermediate samples",
            probe: trial.shown(events))
        }
      }
      return nil
    }
  }
}

extension Trace {
  /// The steps of the gestures that end with a cancel.
  fileprivate var stepsBeforeCancels: Set<Int> {
    var found: Set<Int> = []
    var start = 0
    for index in steps.indices {
      if steps[index].response.editing == .cancelled || steps[index].isLostEnd {
        found.formUnion(start..<index)
      }
      if steps[index].response.editing != nil { start = index }
    }
    return found
  }
}

extension Trial {
  /// The first pair of values that differs without the intermediate samples of touches that move a thumb
  /// alone.
  fileprivate func firstPairOfTheWay(_ thumbs: ThumbTraits) -> Breach? {
    let steps = trace.steps
    // The effect of a cancel depends on how far the touch has moved.
    var cancelled: Set<Int> = []
    for next in steps.indices.dropFirst().reversed()
    where steps[next].response.editing == .cancelled || steps[next].isLostEnd
      || steps[next].tracked != nil && cancelled.contains(next)
    { cancelled.insert(next - 1) }
    var (dropped, missed) = (Set<Int>(), Set<Int>())
    for (sample, next) in zip(thumbSamples, thumbSamples.dropFirst()) {
      guard sample.id == next.id, !sample.isDown, !next.isDown, sample.isAlone, next.isAlone,
        let thumb = sample.thumb, sample.held == thumb, next.held == thumb, next.thumb == thumb,
        sample.way != nil, next.way != nil, steps[sample.step].event.isMove,
        // A touch beside the thumbs may be a tap without this sample.
        trace.traits.drag != .grabbedOrTapped || sample.isGrabbed == true,
        // The touch of a tracked id begins again, or another touch moves the other thumb.
        !steps[sample.step + 1..<next.step].contains(where: { $0.response.editing != nil }),
        !steps[sample.step..<next.step].contains(where: { $0.event.isByProgram }),
        // Where the thumbs are decides whether another touch takes one.
        !steps[sample.step..<next.step].contains(where: { $0.event.isDown }),
        !cancelled.contains(sample.step)
      else { continue }
      dropped.insert(sample.step)
      missed.formUnion(sample.step..<next.step)
    }
    guard !dropped.isEmpty else { return nil }
    let kept = steps.indices.filter { !dropped.contains($0) }
    let events = kept.map { script.events[$0] }
    let tolerance = 4 * DistanceBounds(trace.traits, thumbs).tolerance
    let span = trace.traits.range.span
    // A thumb may add up motions, each of which is rounded.
    var (rounding, places) = (0.0, 0.0)
    for (answer, index) in zip(answers(to: events), kept) where !missed.contains(index) {
      let after = steps[index].after
      if after.track.isUsable {
        let largest = Swift.max(farthest[index], after.track.end.magnitude)
        rounding = Swift.max(rounding, 4 * largest.ulp / after.track.length)
        if Trial.judgesEveryDesign {
          places = Swift.max(places, 2 * trace.traits.resolution / after.track.length)
        }
      }
      let (lower, upper) = (after.value(of: .lower), after.value(of: .upper))
      let other = answer.upper ?? answer.value
      if lower.isSame(as: answer.value), upper.isSame(as: other) { continue }
      let slack = span * places + tolerance + span * (Double(index + 1) * rounding)
      if let stops = trace.traits.stops, stops.isBeside(lower, answer.value, byStops: 1),
        stops.isBeside(upper, other, byStops: 1), mayBeTied(index)
      {
        continue
      }
      guard (lower - answer.value).magnitude <= slack, (upper - other).magnitude <= slack else {
        return Breach(
          step: index,
          "the values are \(lower) and \(upper), but \(answer.value) and \(other) without the "
            + "intermediate samples",
          probe: shown(events))
      }
      // A distance within its tolerance may lead to another pair later.
      return nil
    }
    return nil
  }
}

extension Trial {
  /// Whether rounding may decide which of two stops a thumb goes to, in this step or an earlier one.
  ///
  /// A thumb may add up motions, each of which is rounded.
  fileprivate func mayBeTied(_ step: Int) -> Bool {
    let traits = trace.traits
    guard let stops = traits.stops, let scale = try? Scale(traits.range) else { return false }
    let span = traits.range.span
    for sample in thumbSamples where sample.step <= step {
      guard let place = sample.place else {
        // The place of a thumb that has jumped, or that follows rules of its own, cannot be seen.
        if traits.exemptionFromPlacesOfThumbs != nil
          || traits.holdsAfterJump && sample.isGrabbed != true
        {
          return true
        }
        continue
      }
      let value = scale.value(at: place)
      let slack =
        span
        * traits.placeSlack(
          at: farthest[sample.step], on: trace.before(sample.step).track)
      let rounding = Double(step + 1) * (traits.rounding(near: value) + slack)
      if stops.nearest(to: value, within: rounding).count == 2 { return true }
    }
    return false
  }
}

extension GestureEvent {
  /// Whether the event is a `set` or a resize.
  fileprivate var isByProgram: Bool {
    switch self {
    case .set, .resize, .thumbs(.set): true
    case .down, .move, .up, .cancel, .revert, .wait, .adjust, .thumbs(.adjust): false
    }
  }
}
