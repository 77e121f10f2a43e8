import GestureEngine

extension Trial {
  /// Whether the control got a new size between the `down` of a touch and a step.
  func isResized(before step: Int) -> Bool {
    for index in (0..<step).reversed() {
      if case .resize = trace.steps[index].event { return true }
      if trace.steps[index].response.editing == .began { return false }
    }
    return false
  }

  /// Returns the first drag by translation whose value does not belong to a place in its reach.
  ///
  /// - Parameters:
  ///   - steps: The number of stops by which a value may miss the nearest stop.
  ///   - hold: The hold of the drags to judge; `nil` for every hold.
  ///   - base: The event from which the drags to judge count; `nil` for every event.
  /// - Returns: The sample, its value and the values in its reach.
  func firstOutOfReach(
    bySteps steps: Int = 0, hold: Trace.Hold? = nil, base: Trace.Reach.Base? = nil
  ) -> Breach? {
    let traits = trace.traits
    guard traits.range.lowerBound < traits.range.upperBound,
      let scale = try? Scale(traits.range, traits.scale)
    else { return nil }
    for reach in reaches
    where (hold == nil || reach.hold == hold) && (base == nil || reach.base == base) {
      let breach =
        if let stops = traits.stops {
          flaw(of: reach, stops, steps, scale)
        } else {
          flaw(of: reach, scale)
        }
      if let breach { return breach }
    }
    return nil
  }

  /// Returns a breach if the value of a reach is another than the stops nearest to its places.
  private func flaw(
    of reach: Trace.Reach, _ stops: Snapping, _ steps: Int, _ scale: Scale
  ) -> Breach? {
    let traits = trace.traits
    if traits.hasOwnScale {
      return Trial.judgesEveryDesign ? stopBesideItsReach(reach, stops, steps) : nil
    }
    if !Trial.judgesEveryDesign, traits.stepRounding == .custom { return nil }
    let (low, high) = (reach.places.lowerBound, reach.places.upperBound)
    if traits.stepRounding == .wholeSteps, stops.isInLastStep(scale.value(at: high)) { return nil }
    let rounding = Scale.tolerance(ofFractionsIn: traits.range)
    // A rule of the control's own gives a stop beside the touch, or the next one.
    let steps = traits.stepRounding == .custom ? steps + 2 : steps
    let first = stops.index(nearestTo: scale.value(at: low - rounding)) - steps
    let last = stops.index(nearestTo: scale.value(at: high + rounding)) + steps
    let (least, most) = (stops.stop(first), stops.stop(last))
    // Stops may be as near as each other, up to rounding.
    let slack = 0.5e-12 * traits.range.span + 4 * traits.range.largestMagnitude.ulp
    let isNear = [low, high].contains { place in
      let (meant, stop) = (scale.value(at: place), stops.snap(scale.value(at: place)))
      return (reach.value - meant).magnitude <= (stop - meant).magnitude + slack
    }
    let error = traits.valueSlack
    if isNear || (reach.value >= least - error && reach.value <= most + error) { return nil }
    return Breach(
      step: reach.step,
      least == most
        ? "the value is \(reach.value), the touch has dragged it to \(least)"
        : "the value is \(reach.value), the touch has dragged it to \(least)...\(most)",
      contrast: trace.contrast(reach.value, expected: reach.value < least ? least : most))
  }

  /// Returns a breach if the value of a reach, of a control without stops, lies elsewhere than at its places.
  private func flaw(of reach: Trace.Reach, _ scale: Scale) -> Breach? {
    let traits = trace.traits
    let (span, after) = (traits.range.span, trace.steps[reach.step].after)
    if traits.hasOwnScale, !after.value.isSame(as: reach.value) { return nil }
    let (low, high) = (reach.places.lowerBound, reach.places.upperBound)
    let fraction =
      after.value.isSame(as: reach.value) ? after.fraction : scale.fraction(of: reach.value)
    let slack =
      Scale.tolerance(ofFractionsIn: traits.range) + (traits.hasOwnScale ? 1e-3 : 0)
      + (span > 0 ? traits.valueSlack / span : 0)
      + Scale.coarseness(at: reach.value, of: traits.scale, in: traits.range)
    guard fraction >= low - slack, fraction <= high + slack else {
      return Breach(
        step: reach.step,
        "the value lies at fraction \(fraction), the touch has dragged it to "
          + (high - low < 1e-6 ? "\(low)" : "\(low)...\(high)"),
        contrast: trace.contrast(
          reach.value, expected: scale.value(at: fraction < low ? low : high)))
    }
    guard let (first, last) = reach.ends else { return nil }
    let error = slack + Swift.max(first - low, high - last)
    guard fraction > first + error, fraction < last - error else { return nil }
    return Breach(
      step: reach.step,
      "the value lies at fraction \(fraction), the touch has dragged it to \(first) or \(last)",
      contrast: trace.contrast(reach.value, expected: scale.value(at: first)))
  }

  /// Returns a breach if another stop lies between the value of a reach and its places, on a scale of the control's own.
  ///
  /// - Parameters:
  ///   - reach: The reach.
  ///   - stops: The stops of the control.
  ///   - steps: The number of stops that may lie there. With a rule of the control's own, or where the last step may be a
  ///     whole one, one more may.
  /// - Returns: The breach; `nil` if there are no such stops.
  private func stopBesideItsReach(
    _ reach: Trace.Reach, _ stops: Snapping, _ steps: Int
  ) -> Breach? {
    let (traits, index) = (trace.traits, stops.index(nearestTo: reach.value))
    guard traits.isSame(reach.value, stops.stop(index)) else { return nil }
    let size = GestureEvent.resize(trace.steps[reach.step].after.size)
    let far = steps + (traits.stepRounding == .nearest ? 1 : 2)
    for other in [index - far, index + far] where (0...stops.lastIndex).contains(other) {
      let stop = stops.stop(other)
      let after = start.play([size, .set(stop)]).trace.steps[1].after
      guard traits.isSame(after.value, stop) else { continue }
      let way =
        other < index
        ? after.fraction - reach.places.upperBound : reach.places.lowerBound - after.fraction
      guard way > 1e-6 else { continue }
      return Breach(
        step: reach.step,
        "the value is \(reach.value), the touch has dragged it beyond the stop \(stop) at fraction \(after.fraction)",
        contrast: trace.contrast(reach.value, expected: stop))
    }
    return nil
  }

  /// Returns whether a tap gives the value of a tap that stays where it goes down.
  func takesThePlaceOfItsDown(_ tap: Trace.TappingTouch) -> Bool {
    guard Trial.judgesEveryDesign, case .down(let point, let id) = script.events[tap.down],
      point != tap.place,
      let there = answers(to: Array(script.events[...tap.down]) + [.up(nil, id: id)]).last?
        .committed
    else { return false }
    return trace.traits.isSame(there, tap.value)
  }

  /// The target of each drag and each tap as a fraction of the track, the part of the track by which it may be
  /// off, and the value it gave.
  var touchTargets: [(step: Int, fraction: Double, slack: Double, value: Double)] {
    var touchTargets: [(step: Int, fraction: Double, slack: Double, value: Double)] = []
    var held: (fraction: Double, along: Double)?
    // The longest way of the gesture from its `down`, in lengths of the track.
    var way = 0.0
    for sample in samples {
      let before = trace.before(sample.step)
      let slack = trace.traits.placeSlack(at: farthest[sample.step], on: before.track)
      if trace.steps[sample.step].event.isDown {
        held = (before.fraction, sample.along)
        way = 0
      } else if sample.isRebased {
        held = nil
      }
      // A motion that may be put off, or not, may lead past an end where it does not count.
      if Trial.judgesEveryDesign, trace.traits.samplingInterval > 0,
        trace.traits.overshoot == .reanchors, !sample.isLift,
        let from = held, before.track.isUsable
      {
        let fraction = before.track.fraction(
          from: from.fraction, movedBy: sample.along - from.along)
        if fraction == 0 || fraction == 1, sample.along != from.along { held = nil }
      }
      switch sample.hold {
      case .free:
        if let fraction = before.track.fraction(at: sample.along) {
          touchTargets.append((sample.step, fraction, slack, sample.value))
        }
      case .held:
        guard let from = held, before.track.isUsable, trace.traits.minimumDistance == 0,
          // The motion that recognises a drag may not count.
          trace.traits.dragStart == .atTheDistance || !trace.traits.recognisesDrags
        else { continue }
        // A sum of motions is rounded as its largest term is.
        way = Swift.max(way, (sample.along - from.along).magnitude / before.track.length)
        if way > 0x1p20 { continue }
        let fraction = before.track.fraction(
          from: from.fraction, movedBy: sample.along - from.along)
        // Both ends of the motion are rounded.
        touchTargets.append((sample.step, fraction, 2 * slack, sample.value))
        if trace.traits.overshoot == .reanchors, fraction == 0 || fraction == 1 { held = nil }
      case .jumped, .relative, .tapping, .waiting, .unknown: continue
      }
    }
    for tap in tappingTouches where tap.outcome == .tap && trace.traits.tap != .ignored {
      // The value may still be on its way.
      if trace.traits.changesOverTime, trace.steps[tap.end].response.isAnimating { continue }
      if trace.traits.tap == .seeksOrClears, tap.value == trace.traits.range.lowerBound { continue }
      if takesThePlaceOfItsDown(tap) { continue }
      let before = trace.before(tap.end)
      let along = trace.traits.direction.onTrack(tap.place, in: before.size).x
      if let fraction = before.track.fraction(at: along) {
        let slack = trace.traits.placeSlack(at: farthest[tap.end], on: before.track)
        touchTargets.append((tap.end, fraction, slack, tap.value))
      }
    }
    return touchTargets
  }
}
