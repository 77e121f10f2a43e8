import GestureEngine

extension Law where Subject == Trial {
  /// The nearest stop lies under the finger; any other stop is a jump.
  ///
  /// On an exponential scale, it may be nearest along the track or by difference. With a rounding rule of the
  /// control's own, it is one of the two stops beside the touch, or the next stop.
  public static var nearestToTheTouch: Law {
    Law(
      "C3", "nearest",
      "a drag or a tap sets the stop nearest to the touch, at its end if not before",
      unless: {
        let traits = $0.trace.traits
        if traits.stops == nil, traits.stopsOnRelease == nil { return "it has no stops" }
        if traits.drag.isSwitch { return "law B1 judges the sides of a switch" }
        if traits.thumbs != nil, traits.stopsOnRelease == nil { return "it has two values" }
        let isJudged = Trial.judgesEveryDesign && traits.stopsOnRelease != nil
        return traits.wraps && !isJudged ? "its bounds are the same place" : nil
      }
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      if Trial.judgesEveryDesign, let stops = trace.traits.stopsOnRelease {
        if trace.traits.thumbs != nil { return trace.thumbLeftBesideItsStops }
        if trace.traits.wraps {
          return trial.first({ $0.stopLeftAfterARest(stops) }, { $0.valueLeftBetween(stops) })
        }
        return trial.first(
          { $0.firstWrongRelease(stops) }, { $0.wrongReleaseBesideAStop(stops) },
          { $0.stopThatNoSlowDragGives(stops) }, { $0.stopLeftAfterARest(stops) },
          { $0.restBesideAStopThatIsNotGiven(stops) })
      }
      guard let stops = trace.traits.stops, let scale = try? Scale(range, trace.traits.scale)
      else { return nil }
      if Trial.judgesEveryDesign, trace.traits.hasOwnScale {
        return trial.first({ $0.stopBesideItsPlace(stops) }, { $0.tapThatMissesTheStopBesideIt })
      }
      if trace.traits.stepRounding == .custom || trace.traits.scale != .linear {
        return trial.firstValueBesideItsStops(stops, scale)
      }
      let largest = range.largestMagnitude
      let tolerance = 0.5e-12 * range.span + 4 * largest.ulp
      if Trial.judgesEveryDesign, let breach = trial.stopMissedByAMotion(stops) { return breach }
      for (step, fraction, slack, value) in trial.touchTargets {
        let meant = scale.value(at: fraction)
        let index = stops.index(nearestTo: value)
        if Trial.judgesEveryDesign, stops.isInLastStep(meant),
          trace.traits.stepRounding == .wholeSteps
        {
          let error = tolerance + 2 * slack * range.span
          guard let other = trace.traits.stopMissed(by: value, at: meant, within: error) else {
            continue
          }
          return Breach(
            step: step, "a touch at \(meant) gives \(value), not the stop \(other)",
            contrast: trace.contrast(value, expected: other))
        }
        let distance =
          (value - meant).magnitude - tolerance - trace.traits.valueSlack
          - 2 * slack * range.span
        for other in [stops.stop(index - 1), stops.stop(index + 1)]
        where (other - meant).magnitude < distance {
          return Breach(
            step: step, "a touch at \(meant) gives \(value), the stop \(other) is nearer",
            contrast: trace.contrast(value, expected: other))
        }
      }
      return nil
    }
  }
}

extension ControlTraits {
  /// Returns the stop that a touch in the last step should give, or `nil` if it gives that stop.
  ///
  /// A short last step may be rounded as it is, or as the whole step of which it is the beginning.
  fileprivate func stopMissed(by value: Double, at meant: Double, within error: Double) -> Double? {
    guard let stops, stops.lastIndex > 1 else { return nil }
    let (first, last) = (stops.stop(stops.lastIndex - 1), stops.stop(stops.lastIndex))
    let middles = [stops.middleOfWholeLastStep, first / 2 + last / 2].sorted()
    let slack = error + valueSlack
    if meant < middles[0] - slack { return isSame(value, last) ? first : nil }
    return meant > middles[1] + slack && isSame(value, first) ? last : nil
  }
}

extension Trial {
  /// The first touch that lifts off where it is and does not leave the value at the stop nearest to it.
  fileprivate func firstWrongRelease(_ stops: Snapping) -> Breach? {
    if let breach = trace.firstWrongRelease(stops) { return breach }
    guard trace.traits.changesOverTime else { return nil }
    return restBesideAStop(stops) ?? catchBesideAStop(stops) ?? resizedFlightBesideAStop(stops)
  }

  /// A drag from a stop, after the script, that lifts off before the middle of the way to the next one and does not leave
  /// the value at the stop nearest to it.
  ///
  /// Every script drags from another stop, or another way.
  fileprivate func wrongReleaseBesideAStop(_ stops: Snapping) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard !traits.changesOverTime, traits.thumbs == nil, stops.lastIndex > 0 else { return nil }
    let (stop, next) = neighbours(in: stops)
    let way = 0.4 * (next - stop) / range.span
    guard way.magnitude > 0.01, let hand = hand(after: [.set(stop), .wait(1000)]),
      traits.isClose(hand.last.value, stop),
      let drag = hand.drag(by: Array(repeating: way / 4 * hand.last.track.length, count: 4))
    else { return nil }
    let events = drag.events + [.up(nil)]
    guard let found = settled.end.play(events).trace.firstWrongRelease(stops) else { return nil }
    return breach(afterSettling: events, found.message, contrast: found.contrast)
  }

  /// A stop that the control leaves after slow drags to right before it and to right after it, after the script.
  ///
  /// The drags begin at the stop beside it. Any rule of the control's own leads to the stop from one of both sides.
  fileprivate func stopThatNoSlowDragGives(_ stops: Snapping) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.stepRounding == .custom, traits.thumbs == nil, stops.lastIndex > 0,
      traits.rest == nil, traits.latch == nil, traits.samplingInterval == 0
    else { return nil }
    let (stop, next) = neighbours(in: stops)
    var shown: (events: [GestureEvent], value: Double)?
    for part in [0.98, 1.02] {
      let way = part * (next - stop) / range.span
      // A speed that counts from the `down` on is one after any rest, if the way is long enough.
      guard way.magnitude > 0.01,
        let hand = hand(after: [.set(stop), .wait(1000)], mayBeCustom: true),
        hand.last.track.length < 100_000, traits.isClose(hand.last.value, stop),
        let drag = hand.drag(by: Array(repeating: way / 4 * hand.last.track.length, count: 4)),
        let held = drag.steps.last?.after.value,
        (held - next).magnitude < 0.1 * (next - stop).magnitude
      else { return nil }
      let events = drag.events + [.wait(1000), .up(nil), .wait(1000)]
      guard let value = settled.end.play(events).trace.steps.last?.after.value,
        !traits.isClose(value, next)
      else { return nil }
      shown = (events, value)
    }
    return shown.map {
      breach(
        afterSettling: $0.events,
        "drags from \(stop) that come to rest right before and right after the stop \(next) leave \($0.value)",
        contrast: trace.contrast($0.value, expected: next))
    }
  }
}

extension Trace {
  /// The first touch that lifts off where it is and does not leave the value at the stop nearest to it.
  fileprivate func firstWrongRelease(_ stops: Snapping) -> Breach? {
    guard traits.thumbs == nil, !traits.drag.isSwitch else { return nil }
    let (isCustom, canOnlyTapBeside) = (traits.drag == .custom, traits.drag == .grabbedOrTapped)
    // Whether the touch has changed the value since it went down, or since the program set the value, and the value then.
    var (hasMoved, base) = (false, 0.0)
    // The `down`, and how far the touch has been from there.
    var (down, reach, isSecondTap) = (GesturePoint(x: 0, y: 0), 0.0, false)
    // Whether the gesture has begun as the end of another one was lost, which may have given a value back.
    var followsALostEnd = false
    for (index, step) in steps.enumerated() {
      if let (id, touch) = step.event.touch, let point = touch, point.isUsable {
        if step.response.editing == .began {
          (down, reach, isSecondTap) = (point, 0, self.isSecondTap(at: index))
        } else if id == step.tracked {
          reach = Swift.max(reach, point.distance(from: down))
        }
      }
      let (old, mayTap) = (before(index).value, traits.seeksAtTaps && !hasMoved)
      if step.response.editing == .began {
        // A control without taps drags from the `down` on.
        let isJump = traits.tap == nil && !step.isLostEnd && !step.after.value.isSame(as: old)
        (hasMoved, base, followsALostEnd) = (isJump, old, step.isLostEnd)
      } else if step.event.isSet {
        (hasMoved, base) = (false, step.after.value)
      } else if step.tracked != nil, !step.event.isLift, !step.after.value.isSame(as: old) {
        hasMoved = true
      }
      // An `up` with a point is first a `move`.
      guard case .up(nil, _) = step.event, case .committed(let new)? = step.response.editing,
        before(index).track.isUsable, !isSecondTap, !followsALostEnd
      else { continue }
      // A motion that was put off may lead to another stop, and so may a tap.
      if traits.samplingInterval > 0 || mayTap, traits.isClose(stops.snap(new), new) { continue }
      // A touch that has not dragged, or that has come back, may leave the value alone.
      hasMoved = hasMoved && !old.isSame(as: base)
      guard !traits.releases(at: old, to: new), hasMoved || !new.isSame(as: old) else { continue }
      if traits.changesOverTime { continue }
      // Any stop may be the nearest one of a drag that cannot be followed.
      if isCustom, !hasMoved || traits.isClose(stops.snap(new), new) { continue }
      // A touch that has dragged the value so far is no tap.
      if traits.hasOwnTaps, !hasMoved || traits.mayTap(at: reach) { continue }
      if canOnlyTapBeside, !hasMoved { continue }
      return Breach(
        step: index,
        "a touch lifts off at \(old) and leaves \(new), not the stop \(stops.snap(old))",
        contrast: contrast(new, expected: stops.snap(old)))
    }
    return nil
  }
}

extension Trial {
  /// The value between two stops at which the control comes to rest after the last drag of the script.
  private func restBesideAStop(_ stops: Snapping) -> Breach? {
    guard trace.trackedAtLast == nil, let last = atRest, last.track.isUsable else { return nil }
    // Whether a touch has led to the value, and not the program or a key.
    // After a cancel, it may go back in time to a value that the program has set.
    var (isDragged, goesBack) = (false, false)
    for (index, step) in trace.steps.enumerated() {
      let isChange = !step.after.value.isSame(as: trace.before(index).value)
      if step.response.editing != nil { goesBack = step.response.editing == .cancelled }
      switch step.event {
      // The cancel of a lost end may give back a value that the program has set.
      case .down where step.isLostEnd: isDragged = false
      // On a track without length, no touch leads to a stop.
      case .up where !trace.before(index).track.isUsable: isDragged = false
      case .wait where goesBack: break
      case .down, .move, .up, .wait: isDragged = isDragged || isChange
      case .cancel, .revert, .set, .adjust, .thumbs: isDragged = false
      case .resize: break
      }
    }
    guard isDragged, !trace.traits.isClose(stops.snap(last.value), last.value) else { return nil }
    return breach(
      afterSettling: [],
      "after a drag, the control comes to rest at \(last.value), beside the stop \(stops.snap(last.value))",
      contrast: trace.contrast(last.value, expected: stops.snap(last.value)))
  }

  /// A drag or tap that sets a stop although another one lies between that stop and the touch, on a scale of the
  /// control's own.
  ///
  /// Every script asks for another of its drags and taps.
  fileprivate func stopBesideItsPlace(_ stops: Snapping) -> Breach? {
    let touchTargets = touchTargets
    guard !touchTargets.isEmpty else { return nil }
    let (step, fraction, place, value) = touchTargets[script.events.count % touchTargets.count]
    let size = GestureEvent.resize(trace.before(step).size)
    let index = stops.index(nearestTo: value)
    // A rule of the control's own gives a stop beside the touch, or the next one.
    let far = trace.traits.stepRounding == .custom ? 2 : 1
    for other in [index - far, index + far] where (0...stops.lastIndex).contains(other) {
      let stop = stops.stop(other)
      let after = start.play([size, .set(stop)]).trace.steps[1].after
      guard trace.traits.isSame(after.value, stop) else { continue }
      let way = other < index ? after.fraction - fraction : fraction - after.fraction
      guard way > 1e-6 + 2 * place else { continue }
      return Breach(
        step: step,
        "a touch at fraction \(fraction) gives \(value), the stop \(stop) at \(after.fraction) lies between",
        contrast: trace.contrast(value, expected: stop))
    }
    return nil
  }

  /// The first drag or tap that sets neither of the two stops between which the touch is.
  fileprivate func firstValueBesideItsStops(_ stops: Snapping, _ scale: Scale) -> Breach? {
    for (step, fraction, place, value) in touchTargets {
      let slack =
        1e-9 + Scale.tolerance(ofFractionsIn: trace.traits.range) + 2 * place
      let (low, high) = (scale.value(at: fraction - slack), scale.value(at: fraction + slack))
      var (first, last) = (stops.index(nearestTo: low), stops.index(nearestTo: high))
      if stops.stop(first) > low { first -= 1 }
      if stops.stop(last) < high { last += 1 }
      if trace.traits.stepRounding == .custom { (first, last) = (first - 1, last + 1) }
      var (least, greatest) = (stops.stop(first), stops.stop(last))
      if trace.traits.stepRounding == .nearest, last == first + 1 {
        // The nearest stop may be meant along the track or by difference.
        let places = scale.fraction(of: least) / 2 + scale.fraction(of: greatest) / 2
        let middles = [scale.value(at: places), least / 2 + greatest / 2].sorted()
        if high < middles[0] { greatest = least } else if low > middles[1] { least = greatest }
      }
      let rounding = trace.traits.valueSlack
      // A value that the program has set between two stops may lie at the touch itself.
      let isThere = value >= low - rounding && value <= high + rounding
      guard !isThere, value < least - rounding || value > greatest + rounding else { continue }
      let meant = scale.value(at: fraction)
      return Breach(
        step: step,
        "a touch at \(meant) gives \(value), "
          + (least == greatest
            ? "the stop \(least) is nearer"
            : "it is between the stops \(least) and \(greatest)"),
        contrast: trace.contrast(value, expected: value < least ? least : greatest))
    }
    return nil
  }
}
