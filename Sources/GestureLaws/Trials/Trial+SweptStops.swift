import GestureEngine

extension Trial {
  /// A stop that no place of a slow sweep along the track gives, between two stops that it gives, or after which the sweep
  /// leads back.
  ///
  ///     touch   o··>··>··>··>··>··>··>··>    four places between two stops
  ///     value   2  2  3  3  3  5  5  5  5    no touch gives 4
  ///
  /// Laws C3 and D13 know the stop of each place, unless a control rounds by a rule of its own. Where a touch can only
  /// tap, taps take the place of the sweep.
  var stopThatASweepMisses: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.mayBeSwept, let stops = traits.stops,
      (2...50).contains(stops.lastIndex), let scale = try? Scale(traits.range, traits.scale),
      let last = atRest, last.track.isUsable
    else { return nil }
    let fractions = (0...stops.lastIndex).map { scale.fraction(of: stops.stop($0)) }
    let places = zip(fractions, fractions.dropFirst()).flatMap { low, high in
      [0.125, 0.375, 0.625, 0.875].map { low + $0 * (high - low) }
    }
    let gap = zip(fractions, fractions.dropFirst()).map { $1 - $0 }.min() ?? 0
    let largest = Swift.max(last.middle.x.magnitude, last.middle.y.magnitude, last.track.end)
    guard gap * last.track.length > Swift.max(8 * traits.resolution, 1e-9 * largest) else {
      return nil
    }
    let touches = places.map {
      last.point(at: last.track.start + $0 * last.track.length, along: traits.direction)
    }
    guard touches.allSatisfy({ $0.isUsable }) else { return nil }
    return traits.drag == .absolute
      ? stop(missedBySweeping: touches, stops) : stop(missedByTapping: touches, last, stops)
  }

  /// Returns the breach of a sweep over some places.
  private func stop(missedBySweeping touches: [GesturePoint], _ stops: Snapping) -> Breach? {
    let traits = trace.traits
    // A drag that must be recognised begins with motions there and back.
    let distance = traits.minimumDistance + 2 * traits.resolution + 1
    let beside = touches[0].moved(by: distance, along: traits.direction)
    let opening =
      traits.minimumDistance > 0 ? [GestureEvent.move(beside), .move(touches[0])] : []
    let sweep = [.down(touches[0])] + opening + touches.dropFirst().map { GestureEvent.move($0) }
    let answers = settled.end.answers(to: sweep)
    guard beside.isUsable, answers[0].response.editing == .began else { return nil }
    let values = answers.dropFirst(opening.count).map { $0.value }
    if let back = values.indices.dropFirst().first(where: {
      values[$0] < values[$0 - 1] && !traits.isSame(values[$0], values[$0 - 1])
    }) {
      return breach(
        afterSettling: Array(sweep[...(back + opening.count)]),
        "a slow sweep along the track leads from \(values[back - 1]) back to \(values[back])")
    }
    guard let missed = missed(by: values, stops) else { return nil }
    return breach(
      afterSettling: sweep, "a slow sweep along the track never gives the stop \(missed)")
  }

  /// Returns the breach of taps in some places of a control without a thumb, each from the lower bound.
  private func stop(
    missedByTapping touches: [GesturePoint], _ last: ControlSnapshot, _ stops: Snapping
  ) -> Breach? {
    guard last.thumb == nil else { return nil }
    let opening: [GestureEvent] = [.set(trace.traits.range.lowerBound), .wait(1000)]
    let stage = settled.end.play(opening).end
    let taps = touches.map { [GestureEvent.down($0), .up(nil)] }
    let values = taps.map { stage.answers(to: $0).last?.value ?? .nan }
    guard let missed = missed(by: values, stops),
      let shown = taps.indices.last(where: { values[$0] < missed })
    else { return nil }
    return breach(
      afterSettling: opening + taps[shown], "no tap along the track gives the stop \(missed)")
  }

  /// Returns a stop that is not among some values, between two stops that are.
  private func missed(by values: [Double], _ stops: Snapping) -> Double? {
    let given = (0...stops.lastIndex).map { index in
      values.contains { trace.traits.isSame($0, stops.stop(index)) }
    }
    return given.indices.dropFirst().dropLast()
      .first { !given[$0] && given[$0 - 1] && given[$0 + 1] }
      .map { stops.stop($0) }
  }
}

extension Trial {
  /// The value, after the script, that a touch leaves instead of the stop to which it has dragged the value, and where it has
  /// rested for a second.
  func stopLeftAfterARest(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, traits.rest == nil, traits.latch == nil,
      traits.dragsAreNoTaps, !traits.changesOverTime, !traits.turns, stops.lastIndex > 0
    else { return nil }
    let (start, _) = neighbours(in: stops)
    // A pager may turn a single page, however far a touch pulls it.
    let count = traits.stepRounding == .custom ? 1.0 : 2
    let way = dragsUpward ? count : -count
    guard let hand = hand(after: [.set(start), .wait(1000)], mayBeCustom: true),
      case let step = hand.last.track.length / Double(stops.lastIndex),
      let drag = hand.drag(by: [way * step]), let held = drag.steps.last?.after.value
    else { return nil }
    let lift: [GestureEvent] = [.wait(1), .up(nil), .wait(1)]
    let values = settled.end.answers(to: drag.events + lift).suffix(3).map { $0.value }
    guard drag.steps[0].response.editing == .began, !traits.isSame(held, start),
      values[0] == held, traits.isSame(stops.snap(held), held),
      !traits.isClose(values[2], held, after: 4),
      !traits.wraps || !traits.isSamePlace(values[2], held),
      // A pager may turn no page after a short way.
      traits.stepRounding != .custom || step > 100
    else { return nil }
    return breach(
      afterSettling: drag.events + lift,
      "a touch that has rested at the stop \(held) lifts off, and leaves \(values[2])",
      contrast: trace.contrast(values[2], expected: held))
  }

  /// The value between two stops, after the script, that a drag of a control that wraps leaves.
  func valueLeftBetween(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, traits.rest == nil, traits.latch == nil, traits.dragsAreNoTaps,
      !traits.turns, stops.areDistinct, stops.lastIndex > 0
    else { return nil }
    let (start, _) = neighbours(in: stops)
    guard let hand = hand(after: [.set(start), .wait(1000)], mayBeCustom: true),
      case let gap = hand.last.track.length / Double(stops.lastIndex),
      let drag = hand.drag(by: [(dragsUpward ? 1.3 : -1.3) * gap]),
      drag.steps[0].response.editing == .began, let held = drag.steps.last?.after.value,
      !traits.isClose(stops.snap(held), held, after: 4)
    else { return nil }
    let lift: [GestureEvent] = [.wait(1), .up(nil), .wait(1000), .wait(1000)]
    let values = settled.end.answers(to: drag.events + lift).suffix(2).map { $0.value }
    guard values[0] == values[1], !traits.isClose(stops.snap(values[1]), values[1], after: 4)
    else { return nil }
    return breach(
      afterSettling: drag.events + lift,
      "a drag leaves the value at \(values[1]), beside its stops",
      contrast: trace.contrast(values[1], expected: stops.snap(values[1])))
  }

  /// Returns a stop and a stop beside it, others for every script.
  func neighbours(in stops: Snapping) -> (stop: Double, next: Double) {
    let number = script.events.count
    let index = number % (stops.lastIndex + 1)
    let isUpward = index == 0 || index < stops.lastIndex && (number / 7).isMultiple(of: 2)
    return (stops.stop(index), stops.stop(isUpward ? index + 1 : index - 1))
  }
}

extension ControlTraits {
  /// Whether touches along the track give each stop, although only the control knows which place gives which.
  fileprivate var mayBeSwept: Bool {
    let isPlain =
      isEnabled && thumbs == nil && !hasOwnScale && samplingInterval == 0 && !changesOverTime
    guard stepRounding == .custom, isPlain, minimumTime == 0, !yieldsToScrolling else {
      return false
    }
    let mayTap = (tap == nil || tap == .seeksAtOnce || seeksAtTaps) && doubleTapTime == 0
    return drag == .absolute || drag == .grabbedOrTapped && mayTap
  }
}
