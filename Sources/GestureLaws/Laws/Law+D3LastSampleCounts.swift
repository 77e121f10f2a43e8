import GestureEngine

extension Law where Subject == Trial {
  /// A slow device drops samples; the value must not depend on the samples that it drops.
  public static var lastSampleCounts: Law {
    Law(
      "D3", "only the last sample counts",
      "dropping the intermediate samples of a drag does not change its last value",
      unless: { $0.trace.traits.exemptionFromDroppedSamples }
    ) { trial in
      if Trial.judgesEveryDesign, trial.trace.traits.drag == .custom {
        return trial.quickDragThatStays
      }
      guard let thumbs = trial.trace.traits.thumbs else { return trial.firstValueOfTheWay }
      return trial.showsUpperValue ? nil : trial.firstPairOfTheWay(thumbs)
    }
  }
}

extension ControlTraits {
  /// The reason why a value may depend on every sample of a drag; `nil` if only the last one counts.
  fileprivate var exemptionFromDroppedSamples: String? {
    if thumbs?.whenMeeting == .swaps { return "its thumbs swap on the way" }
    if let thumbs, thumbs.whenMeeting == .pushes, !thumbs.pushedThumbReturns {
      return "a thumb that was pushed stays"
    }
    if thumbs != nil, drag == .grabbed || drag == .grabbedOrTapped, overshoot == .reanchors {
      return "its thumbs turn round at once at an end"
    }
    switch drag {
    case .relative: return "its value follows the motion of the touch"
    case .tapped, .tappedOrDragged: return "it cannot be dragged"
    case .custom:
      // A quick drag must lead on as a slow drag does.
      let isJudged = Trial.judgesEveryDesign && thumbs == nil && !isDial && !changesOnRelease
      if !isJudged { return "its drag does not follow the track" }
    case .absolute, .grabbed, .grabbedOrTapped: break
    }
    if recognisesDrags, drag != .custom { return "a touch must be recognised as a drag" }
    if samplingInterval > 0 { return "it does not handle every sample" }
    if stops != nil, stepRounding == .custom, drag != .custom {
      return "its way to a stop is its own"
    }
    return changesOverTime ? "its value may go on with the speed of the touch" : nil
  }
}

/// The samples of drags that a play leaves out.
private struct DroppedSamples {
  /// The steps of the samples.
  private(set) var steps: Set<Int> = []
  /// The steps from each sample to the next, where the values may differ.
  private(set) var missed: Set<Int> = []

  /// Leaves out a sample.
  ///
  /// - Parameters:
  ///   - step: The step of the sample.
  ///   - next: The step of the next sample.
  mutating func insert(_ step: Int, until next: Int) {
    steps.insert(step)
    missed.formUnion(step..<next)
  }
}

extension Trial {
  /// The first value that differs without the intermediate samples of drags.
  fileprivate var firstValueOfTheWay: Breach? {
    let dropped = samplesToDrop
    guard !dropped.steps.isEmpty else { return nil }
    let traits = trace.traits
    let kept = trace.steps.indices.filter { !dropped.steps.contains($0) }
    let events = kept.map { script.events[$0] }
    let other = answers(to: events)
    // Whether rounding has decided about a value, and whether the values are still at different stops.
    var (hasRounded, areApart) = (false, false)
    for (place, index) in kept.enumerated() where !dropped.missed.contains(index) {
      let (value, expected) = (other[place].value, trace.steps[index].after.value)
      // At an edge of the thumb, rounding decides whether the next touch holds it, and at the value itself, which way
      // a tap pages. A thumb at another stop may not be under the touch.
      if hasRounded, case .down(let point, _) = trace.steps[index].event,
        areApart || traits.tapsUnlikeDrags || trace.isOnThumb(point, before: index) == nil
      {
        return nil
      }
      // A thumb that glides may be under the next touch in one play alone.
      if Trial.judgesEveryDesign, place > 0, traits.drag != .absolute || traits.thumbStaysAtDown,
        trace.steps[index].event.isDown,
        other[place - 1].response.isAnimating || trace.steps[index - 1].response.isAnimating
      {
        return nil
      }
      hasRounded = hasRounded || !value.isSame(as: expected)
      areApart = traits.stops != nil && !traits.isSame(value, expected)
      // A thumb may add up motions, each of which is rounded.
      if traits.drag != .absolute || traits.stops != nil, isRounded(value, expected, index) {
        continue
      }
      // A touch that has come back to a value leaves it, if it has never been elsewhere.
      if Trial.judgesEveryDesign, !traits.isSame(value, expected),
        trace.steps[index].event.isLift && traits.releases(at: value, to: expected)
          || traits.rounds(value, to: expected)
      {
        return nil
      }
      guard
        traits.isSame(value, expected) || isWithinResolution(value, expected, index)
          // Both bounds are the same place.
          || traits.wraps && traits.isSamePlace(value, expected)
      else {
        return Breach(
          step: index, "the value is \(expected), but \(value) without the intermediate samples",
          probe: shown(events))
      }
    }
    return nil
  }

  /// The samples of drags that change nothing later.
  private var samplesToDrop: DroppedSamples {
    let traits = trace.traits
    let cancelled = trace.stepsBeforeCancels
    var dropped = DroppedSamples()
    var down: GesturePoint?
    for (sample, next) in zip(samples, samples.dropFirst()) {
      if trace.steps[sample.step].event.isDown { down = sample.point }
      guard !next.isRebased else { continue }
      // A thumb that has gone to the touch stays there, and one that has not may stay under a touch that has come back.
      if Trial.judgesEveryDesign, traits.thumbStaysAtDown, next.point == down { continue }
      // Without this sample, the touch may be the first one of a double tap, or a tap that clears stars.
      if traits.doubleTapTime > 0 || traits.tap == .seeksOrClears, let down,
        sample.point.distance(from: down) >= traits.tapTolerance * (1 - 1e-9)
      {
        continue
      }
      // The effect of a cancel depends on how far the touch has moved, that of a `set` on the value.
      guard !cancelled.contains(sample.step), trace.steps[sample.step].event.isMove,
        !trace.steps[sample.step..<next.step].contains(where: { $0.event.isByProgram }),
        // A thumb that turns round at once at an end depends on where it was, and rounding decides between two stops.
        sample.hold == .free
          || sample.hold == .held && traits.overshoot == .accumulates
            && traits.stopsOnRelease == nil
      else { continue }
      dropped.insert(sample.step, until: next.step)
    }
    return dropped
  }
}

extension Trace {
  /// The steps before a cancel, as far back as a touch is tracked.
  fileprivate var stepsBeforeCancels: Set<Int> {
    var found: Set<Int> = []
    for next in steps.indices.dropFirst().reversed()
    where steps[next].response.editing == .cancelled || steps[next].isLostEnd
      || steps[next].tracked != nil && found.contains(next)
    { found.insert(next - 1) }
    return found
  }
}

extension Trial {
  /// The first pair of values that differs without the intermediate samples of touches that move a thumb
  /// alone.
  fileprivate func firstPairOfTheWay(_ thumbs: ThumbTraits) -> Breach? {
    let (steps, dropped) = (trace.steps, samplesOfThumbsToDrop)
    guard !dropped.steps.isEmpty else { return nil }
    let kept = steps.indices.filter { !dropped.steps.contains($0) }
    let events = kept.map { script.events[$0] }
    let tolerance = 4 * DistanceBounds(trace.traits, thumbs).tolerance
    let span = trace.traits.range.span
    // A thumb may add up motions, each of which is rounded.
    var (rounding, places) = (0.0, 0.0)
    for (answer, index) in zip(answers(to: events), kept)
    where !dropped.missed.contains(index) {
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
      if let stops = trace.traits.stops ?? trace.traits.stopsOnRelease,
        stops.isBeside(lower, answer.value, byStops: 1),
        stops.isBeside(upper, other, byStops: 1), mayBeTied(index, between: stops)
      {
        // The next touch may take the other thumb.
        return nil
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
  /// The samples of touches that move a thumb alone, and that change nothing later.
  private var samplesOfThumbsToDrop: DroppedSamples {
    let steps = trace.steps
    let cancelled = trace.stepsBeforeCancels
    var dropped = DroppedSamples()
    var down: GesturePoint?
    for (sample, next) in zip(thumbSamples, thumbSamples.dropFirst()) {
      if sample.isDown { down = sample.point }
      // A thumb that has gone to the touch stays there, and one that has not may stay under a touch that has come back.
      // Without this sample, such a touch has never moved.
      if Trial.judgesEveryDesign, next.point == down,
        trace.traits.thumbStaysAtDown || trace.traits.stopsOnRelease != nil
      {
        continue
      }
      // Only a touch that has moved may take a thumb to a stop as it lifts off.
      if Trial.judgesEveryDesign, trace.traits.stopsOnRelease != nil,
        steps[next.step].event.isLift
      {
        continue
      }
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
      dropped.insert(sample.step, until: next.step)
    }
    return dropped
  }
}

extension Trial {
  /// Whether rounding may decide which of two stops a thumb goes to, in this step or an earlier one.
  ///
  /// A thumb may add up motions, each of which is rounded.
  fileprivate func mayBeTied(_ step: Int, between stops: Snapping) -> Bool {
    let traits = trace.traits
    guard let scale = try? Scale(traits.range) else { return false }
    let span = traits.range.span
    for sample in thumbSamples
    where sample.step <= step && (traits.stops != nil || trace.steps[sample.step].event.isLift) {
      guard let place = sample.place else {
        // The place of a thumb cannot be seen if it has jumped, if it follows rules of its own, or if the touch went down
        // at its edge.
        if traits.exemptionFromPlacesOfThumbs != nil || sample.isGrabbed == nil
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
