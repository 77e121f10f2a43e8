import GestureEngine

extension Law where Subject == Trial {
  /// A slow device samples less often, which must not change the value.
  ///
  /// A touch that does not move along the track must not move the value. The value must not outrun the
  /// finger, and must follow it in full while the finger does not move across. Between stops, the value
  /// may be a step away. No thumb of two outruns its finger, either.
  public static var fineScrubbing: Law {
    Law(
      "D4", "fine scrubbing",
      "only motion along moves the value, never by more, and more samples change nothing",
      unless: {
        let traits = $0.trace.traits
        if traits.thumbs != nil {
          return traits.exemptionFromPlacesOfThumbs == nil
            ? "law F4 judges the places of its thumbs" : nil
        }
        if traits.drag != .relative { return "its drag is not relative" }
        return traits.isCoarse ? "its range has too few numbers" : nil
      }
    ) { trial in
      let traits = trial.trace.traits
      if Trial.judgesEveryDesign, traits.thumbs != nil { return trial.firstStray(.otherLength) }
      if traits.wraps {
        return trial.firstWrongTurn ?? (Trial.judgesEveryDesign ? trial.turnThatSlips : nil)
      }
      for (last, sample) in zip(trial.samples, trial.samples.dropFirst())
      where !sample.isRebased && last.hold == .relative && sample.hold == .relative {
        // A place that is rounded on a short track lies farther off on a longer one.
        if Trial.judgesEveryDesign, traits.resolution > 0, trial.isResized(before: sample.step) {
          continue
        }
        if let breach = trial.flaw(from: last, to: sample) { return breach }
      }
      if let breach = trial.firstOutOfReach(bySteps: 1, hold: .relative, base: .down) {
        return breach
      }
      if Trial.judgesEveryDesign,
        let breach = trial.first(
          { $0.firstLagBehindAMark }, { $0.motionAtTheSpeedOfTheOldPlace },
          { $0.dragThatAWayAcrossChanges }, { $0.slowDragThatStays })
      {
        return breach
      }
      return traits.stops != nil || traits.dependsOnSamples ? nil : trial.firstDifferenceWhenSplit
    }
  }
}

extension Trial {
  /// Returns how the value follows a motion across, or outruns a motion along the track.
  fileprivate func flaw(from last: Trace.Sample, to sample: Trace.Sample) -> Breach? {
    let (traits, before) = (trace.traits, trace.before(sample.step))
    let length = traits.motion(from: last.point, to: sample.point).x
    guard let fraction = trace.fraction(of: sample.value, after: sample.step) else { return nil }
    let moved = fraction - before.fraction
    // A place is rounded as far as the touch has come.
    let slack =
      trace.placeSlack(from: last.point, to: sample.point, on: before.track)
      + traits.placeSlack(at: farthest[sample.step], on: before.track)
    if length == 0, !traits.isClose(sample.value, before.value), traits.isExact,
      !traits.rounds(before.value, to: sample.value)
    {
      return Breach(
        step: sample.step,
        "motion across changed the value from \(before.value) to \(sample.value)",
        contrast: trace.contrast(sample.value, expected: before.value))
    }
    guard before.track.isUsable, traits.stops == nil else { return nil }
    let part = length / before.track.length
    let rounding =
      Scale.tolerance(ofFractionsIn: traits.range) + slack + traits.placeErrorOfOwnScale
    guard moved.magnitude <= part.magnitude * (1 + 1e-9) + 1e-12 + rounding,
      moved * length >= 0 || moved.magnitude <= slack
    else {
      return Breach(
        step: sample.step, "the touch moved by \(part) of the track, the value \(moved)",
        contrast: trace.contrast(sample.value, expectedAt: before.fraction + part))
    }
    return nil
  }
}

extension Trial {
  /// The first motion along the track that a value that wraps does not follow in full.
  ///
  /// Between stops, the value may be two steps away from the place where the whole motion leads.
  fileprivate var firstWrongTurn: Breach? {
    let traits = trace.traits
    guard !traits.movesUnlikeItsTouch, !traits.hasUnusualStart else { return nil }
    let step = traits.partOfAStep
    // Behind its last stop, a wheel begins again at once or a step later.
    let turns = step > 0 ? [1, 1 + step] : [1]
    var down: GesturePoint?
    // The greatest rounding error of a place since then: a place that has gone around is rounded as far as the touch has
    // come, on a track that may have been shorter.
    var places = 0.0
    // The place from which motion counts, and the state there.
    var base: (point: GesturePoint, state: ControlSnapshot)?
    for (last, sample) in zip(samples, samples.dropFirst()) {
      if trace.steps[last.step].event.isDown {
        (down, base, places) = (last.point, nil, 0)
      }
      let before = trace.before(sample.step)
      places = Swift.max(places, traits.placeSlack(at: farthest[sample.step], on: before.track))
      guard let down, !sample.isRebased, sample.hold == .relative, before.track.isUsable,
        // The motion that recognises a drag counts in part.
        !traits.recognisesDrags || last.hold == .relative
      else {
        base = nil
        continue
      }
      let from = base ?? (last.point, before)
      base = step > 0 ? from : nil
      let way = traits.motion(from: from.point, to: sample.point)
      // Away from its `down`, a touch may move the value by less.
      guard way.y == 0, traits.motion(from: down, to: sample.point).y == 0 else {
        base = nil
        continue
      }
      let part = way.x / before.track.length
      let moved = trace.fraction(of: sample.value) - from.state.fraction
      var rounding =
        Scale.tolerance(ofFractionsIn: traits.range) + 1e-12 + 1e-9 * part.magnitude
        + trace.placeSlack(from: from.point, to: sample.point, on: before.track)
      rounding += step > 0 ? 2 * (step + Double(sample.step) * places) : places
      guard rounding < 0.25 else { continue }
      let left = moved - part
      let isFollowed = turns.contains { turn in
        (left - turn * (left / turn).rounded()).magnitude <= rounding
      }
      guard isFollowed else {
        return Breach(
          step: sample.step,
          "the touch moved by \(part) of the track, the value from "
            + "\(from.state.value) to \(sample.value)")
      }
    }
    return nil
  }
}

extension Trial {
  /// A motion along and across at once, after the script, that does not count with the speed of its new place.
  ///
  ///     o                  o
  ///     |                    ╲
  ///     +----> the value       ╲ the same value
  ///
  /// Every script moves to another place across.
  fileprivate var motionAtTheSpeedOfTheOldPlace: Breach? {
    let traits = trace.traits
    guard traits.scrubbing == .atTheNewPlace, traits.stops == nil, traits.resolution == 0,
      !traits.hasOwnScale, !traits.followsBothAxes, !traits.wraps, !traits.changesOverTime,
      traits.samplingInterval == 0,
      let hand = hand(after: [.set(traits.range.lowerBound), .wait(1000)])
    else { return nil }
    let distances = [30.0, 60, 90, 120, 180, 300, 900]
    let across = distances[script.events.count % 7] * (dragsUpward ? 1 : -1)
    let start = hand.last.middle
    let along = start.moved(
      by: hand.recognition(of: 1).reduce(0, +), along: traits.direction)
    let aside =
      traits.direction.isHorizontal
      ? GesturePoint(x: along.x, y: along.y + across)
      : GesturePoint(x: along.x + across, y: along.y)
    let end = aside.moved(by: 0.3 * hand.last.track.length, along: traits.direction)
    guard along.isUsable, aside.isUsable, end.isUsable else { return nil }
    var opening =
      [GestureEvent.down(start)] + traits.waitToDrag(at: start, on: hand.last.track)
    if along != start { opening.append(.move(along)) }
    let value = hand.stage.answers(to: opening + [.move(aside), .move(end)]).last?.value
    let after = hand.stage.play(opening + [.move(end)]).trace.steps.last?.after
    guard let value, let after else { return nil }
    let largest = [start, end].flatMap { [$0.x.magnitude, $0.y.magnitude] }.max() ?? 0
    let slack =
      traits.rounding(near: value)
      + 4 * traits.placeSlack(at: largest, on: after.track)
      * traits.range.span
    guard !traits.isClose(after.value, value, after: 4), (after.value - value).magnitude > slack
    else { return nil }
    return breach(
      afterSettling: hand.opening + opening + [.move(end)],
      "a motion along and across at once gives \(after.value), first across and then along \(value)",
      contrast: trace.contrast(after.value, expected: value))
  }
}

extension Trial {
  /// A drag, after the script, that goes far across and back, and then moves along the track to no effect, or to another
  /// value than without the way across.
  ///
  /// Far across, motion along may count for less, or for nothing.
  fileprivate var dragThatAWayAcrossChanges: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.thumbs == nil, traits.partOfAStep < 0.05, !traits.turns, !traits.followsBothAxes,
      !traits.isCoarse, !traits.changesOverTime, let scale = try? Scale(range, traits.scale)
    else { return nil }
    let start = scale.value(at: dragsUpward ? 0.2 : 0.8)
    let opening: [GestureEvent] = [.set(traits.stops?.snap(start) ?? start), .wait(1000)]
    guard let hand = hand(after: opening), hand.last.track.length > 20 + 20 * traits.resolution,
      case let way = (dragsUpward ? 0.2 : -0.2) * hand.last.track.length,
      let drag = traits.drag(
        from: hand.last.middle, by: hand.recognition(of: way) + [way], on: hand.last.track),
      let place = drag.last(where: { $0.isMove })?.touch?.point
    else { return nil }
    let across = Double([60, 110, 200][script.events.count % 3])
    let (x, y) = traits.direction.isHorizontal ? (0, across) : (across, 0)
    let aside = GesturePoint(x: place.x + x, y: place.y + y)
    let beside = aside.moved(by: way / 2, along: traits.direction)
    let beyond = place.moved(by: way, along: traits.direction)
    guard aside.isUsable, beside.isUsable, beyond.isUsable else { return nil }
    let pause: [GestureEvent] =
      traits.samplingInterval > 0 ? [.wait(2 * traits.samplingInterval)] : []
    let onward = pause + [.move(beyond)] + pause
    // Far across, the touch goes a little along the track and back, as fast both ways.
    let excursion = [aside, beside, aside, place].flatMap { pause + [.move($0)] }
    let touch = drag + excursion + onward
    let steps = hand.stage.play(touch).trace.steps
    guard steps[0].response.editing == .began, let last = steps.last?.after,
      case let dragged = steps[drag.count - 1].after,
      !traits.isClose(dragged.value, hand.last.value, after: 4), dragged.track == last.track,
      !traits.isAt(range.lowerBound, last.value), !traits.isAt(range.upperBound, last.value)
    else { return nil }
    let motion = "after \(across) points across and back, a motion by \(way) points"
    if traits.isSame(last.value, dragged.value) {
      return breach(
        afterSettling: opening + touch,
        "a drag leads to \(dragged.value); \(motion) changes nothing")
    }
    guard let straight = hand.stage.play(drag + onward).trace.steps.last?.after,
      straight.track == last.track
    else { return nil }
    let slack =
      1e-6 + 1.01 * traits.partOfAStep
      + 4 * traits.placeSlack(at: last.track.end, on: last.track)
      + 2 * traits.valueSlack / range.span
    guard (straight.fraction - last.fraction).magnitude > slack else { return nil }
    return breach(
      afterSettling: opening + touch,
      "\(motion) leads to \(last.value), without the way across to \(straight.value)",
      contrast: trace.contrast(last.value, expected: straight.value))
  }
}

extension ControlTraits {
  /// Whether the value may depend on how often a relative drag is sampled.
  fileprivate var dependsOnSamples: Bool {
    dragStart == .atTheSample || hasUnusualStart || movesUnlikeItsTouch
  }

  /// Whether the value may not follow each motion of a relative drag, once the touch drags.
  fileprivate var movesUnlikeItsTouch: Bool {
    scrubbing == .atTheNewPlace || samplingInterval > 0 || changesOverTime || hasOwnScale
      || hasOwnTaps || seeksAtTaps || doubleTapTime > 0 || stopsOnRelease != nil
  }
}
