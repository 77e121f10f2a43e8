import GestureEngine

extension Law where Subject == Trial {
  /// A finger between two thumbs that takes both tears them apart.
  public static var heldThumb: Law {
    Law(
      "F3", "held thumb",
      "a touch holds one thumb until it ends, except if the thumbs swap, and two touches hold two",
      unless: { $0.exemptionOfOneValue }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      for sample in trial.thumbSamples {
        if let breach = trial.trace.flaw(of: sample, thumbs) { return breach }
      }
      return trial.windowThatLeavesItsTouch(thumbs)
        ?? trial.trace.adjustmentOfTheOtherThumb(thumbs.whenMeeting)
        ?? (Trial.judgesEveryDesign
          ? trial.trace.cancelOfTheOtherThumb(thumbs.whenMeeting) ?? trial.secondTouchThatLetsGo
          : nil)
    }
  }
}

extension Trace {
  /// Returns how a sample of a touch moves a thumb that it does not hold, or leaves the thumb that it holds.
  fileprivate func flaw(of sample: ThumbSample, _ thumbs: ThumbTraits) -> Breach? {
    let (before, after) = (before(sample.step), steps[sample.step].after)
    func changes(_ thumb: Thumb) -> Bool { before.value(of: thumb) != after.value(of: thumb) }
    guard let thumb = sample.thumb else {
      // A touch beside a selection may begin another one.
      if Trial.judgesEveryDesign, thumbs.movesBothBetween, sample.isDown, traits.touchesMaySelect {
        return nil
      }
      if thumbs.movesBothBetween {
        let (old, new) = (before.distance, after.distance)
        let step = traits.stops.map { $0.stop(1) - $0.stop(0) } ?? 0
        let slack = 4 * DistanceBounds(traits, thumbs).tolerance + step
        return (new - old).magnitude <= slack
          ? nil
          : Breach(
            step: sample.step,
            "a touch between the thumbs changes their distance from \(old) to \(new)")
      }
      guard !changes(.lower), !changes(.upper) else {
        return Breach(step: sample.step, "a value changes, but the response names no thumb")
      }
      return sample.held.map {
        Breach(
          step: sample.step, "the response no longer names the thumb that is held",
          contrast: .response("no thumb", expected: "the \($0.name) thumb"))
      }
    }
    if let held = sample.held, held != thumb, thumbs.whenMeeting != .swaps || !sample.isAlone {
      return Breach(
        step: sample.step,
        "the touch held the \(held.name) thumb and now holds the \(thumb.name) thumb",
        contrast: .response("the \(thumb.name) thumb", expected: "the \(held.name) thumb"))
    }
    if sample.other == thumb {
      return Breach(step: sample.step, "two touches hold the \(thumb.name) thumb")
    }
    // The motion that decides which thumb is held may also swap the thumbs.
    let isSwap = sample.held.map { $0 != thumb } ?? (thumbs.whenMeeting == .swaps && !sample.isDown)
    let mayBegin = sample.isDown && traits.touchesMaySelect
    guard changes(thumb.other), !isSwap, !mayBegin, thumbs.whenMeeting != .pushes || !sample.isAlone
    else { return nil }
    return Breach(
      step: sample.step,
      "the touch holds the \(thumb.name) thumb, and the other thumb moves, too",
      contrast: contrast(after.value(of: thumb.other), expected: before.value(of: thumb.other)),
      of: thumb.other)
  }

  /// Returns the only thumb whose value a step changes, from one beside the other value to another one beside it; `nil` if
  /// both change or are equal, because thumbs that swap may have changed their names.
  private func thumbThatMoves(in index: Int) -> Thumb? {
    let (before, after) = (before(index), steps[index].after)
    guard Trial.judgesEveryDesign, before.distance != 0, after.distance != 0 else { return nil }
    let moved = Thumb.allCases.filter { before.value(of: $0) != after.value(of: $0) }
    return moved.count == 1 ? moved[0] : nil
  }

  /// Returns the first cancel of the only touch whose response names another thumb than the touch has held last.
  ///
  /// Thumbs that swap may get their names back.
  fileprivate func cancelOfTheOtherThumb(_ meeting: ThumbTraits.Meeting) -> Breach? {
    guard meeting != .swaps else { return nil }
    return firstBreach { index, step in
      guard step.event.isCancel, !step.isForeign, step.alsoTracked == nil,
        let touch = step.tracked, let named = step.response.thumb,
        let held = thumbNamedLast(by: touch, before: index), named != held
      else { return nil }
      return Observation(
        "the touch held the \(held.name) thumb, and its cancel names the \(named.name) thumb",
        .response("the \(named.name) thumb", expected: "the \(held.name) thumb"), of: held)
    }
  }

  /// Returns the first adjustment of a thumb that changes the value of the other one, or names it.
  fileprivate func adjustmentOfTheOtherThumb(_ meeting: ThumbTraits.Meeting) -> Breach? {
    firstBreach { index, step in
      guard case .thumbs(.adjust(let thumb, _)) = step.event else { return nil }
      let (old, new) = (before(index).value(of: thumb.other), step.after.value(of: thumb.other))
      // Thumbs that swap keep both the value of the other thumb and the new one.
      let moved = meeting == .swaps ? thumbThatMoves(in: index) : thumb
      if step.tracked == nil, let moved, let named = step.response.thumb, named != moved {
        return Observation(
          "the response to adjusting the \(thumb.name) value names the \(named.name) thumb",
          .response("the \(named.name) thumb", expected: "the \(moved.name) thumb"), of: moved)
      }
      let isSwap = meeting == .swaps && step.after.value(of: thumb) == old
      return meeting == .pushes || isSwap || old == new
        ? nil
        : Observation(
          "adjusting the \(thumb.name) value changed the other value",
          contrast(new, expected: old), of: thumb.other)
    }
  }
}

extension Trial {
  /// A drag of both thumbs, after the script, that moves them by more or less than the touch moves.
  ///
  /// Both thumbs stop at an end of the track.
  fileprivate func windowThatLeavesItsTouch(_ thumbs: ThumbTraits) -> Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, thumbs.movesBothBetween, !showsUpperValue, traits.isEnabled,
      traits.drag == .absolute || traits.drag == .grabbed || traits.drag == .grabbedOrTapped,
      !traits.recognisesDrags,
      traits.scale == .linear, !traits.hasOwnScale, traits.samplingInterval == 0,
      !traits.changesOverTime, !traits.hasElasticEnds, !traits.hasOwnTaps,
      let window = windowToDrag(thumbs)
    else { return nil }
    let (opening, last, stage) = (window.opening, window.last, window.stage)
    let (low, high) = (last.fraction(of: .lower), last.fraction(of: .upper))
    let place = last.point(
      at: last.track.position(of: low / 2 + high / 2), along: traits.direction)
    // Every script drags them another way, slowly or beyond the end, but away from an end where they are.
    let number = script.events.count / 2
    let isUpward = low <= 0 || high < 1 && number.isMultiple(of: 2)
    let way = (dragsUpward ? 0.25 : 2) * (isUpward ? 1 : -1)
    let bounds = last.size.width + last.size.height
    // A touch within a thumb of the middle of either may take that thumb.
    guard (high - low) * last.track.length > last.breadthOfThumbs(along: traits.direction),
      place.isUsable,
      last.track.length > 1e-6 * bounds,
      Thumb.allCases.allSatisfy({ last.frame(of: $0)?.contains(place) != true })
    else { return nil }
    // A slow touch goes by a point or so at a time. Beyond the end of the track, it goes on in steps, and comes back by less
    // than it has gone beyond.
    let parts: [Double] =
      way.magnitude < 1
      ? (1...64).map { Double($0) / 64 }
      : [1, 1.1, 1.2] + (traits.overshoot == .accumulates ? [0.75] : [])
    let places = parts.map {
      place.moved(by: $0 * way * last.track.length, along: traits.direction)
    }
    guard places.allSatisfy({ $0.isUsable }) else { return nil }
    // A second finger takes neither thumb from the touch that holds both.
    let finger = [GestureEvent.down(last.thumb?.center ?? place, id: 1), .up(nil, id: 1)]
    let isAlone = (number / 2).isMultiple(of: 2)
    let events = [.down(place)] + (isAlone ? [] : finger) + places.map { GestureEvent.move($0) }
    let steps = stage.play(events).trace.steps
    let isWide =
      (high - low) * last.track.length
      > Swift.max(100, 4 * last.breadthOfThumbs(along: traits.direction))
    if isWide, steps[0].response.editing == .began, let thumb = steps[0].response.thumb,
      let end = steps.last?.after, end.value(of: thumb) != last.value(of: thumb),
      end.value(of: thumb.other) == last.value(of: thumb.other)
    {
      return breach(
        afterSettling: opening + events,
        "a touch in the middle between thumbs that are far apart moves the \(thumb.name) thumb alone",
        of: thumb)
    }
    // The touch may take one thumb, or none, or tap.
    guard steps[0].response.editing == .began, steps.allSatisfy({ $0.response.thumb == nil }),
      steps.dropFirst().allSatisfy({ $0.response.editing == nil }),
      Thumb.allCases.allSatisfy({ steps[0].after.value(of: $0) == last.value(of: $0) })
    else { return nil }
    let moved = Swift.min(Swift.max(way, -low), 1 - high)
    // Thumbs that stand on stops of equal distance reach the end together.
    let step = way.magnitude > 1 && traits.hasEqualSteps ? 0 : 1.01 * traits.partOfAStep
    let slack =
      1e-6 + step + 4 * Scale.tolerance(ofFractionsIn: traits.range)
      + 4 * traits.placeSlack(at: 2 * last.track.end, on: last.track)
    for thumb in Thumb.allCases {
      let (old, new) = (last.fraction(of: thumb), steps[steps.count - 1].after.fraction(of: thumb))
      guard (new - old - moved).magnitude > slack else { continue }
      return breach(
        afterSettling: opening + events,
        "a touch between the thumbs moves by \(way) of the track, the \(thumb.name) value by \(new - old), not "
          + "by \(moved)", of: thumb)
    }
    return nil
  }
}

/// A control whose thumbs the program has set, before a touch between them.
private struct SetWindow {
  let opening: [GestureEvent]
  let last: ControlSnapshot
  let stage: Stage
}

extension Trial {
  /// The control with its thumbs at an end of the track, in the middle or, as other scripts decide, as near as their
  /// breadth lets a touch between them be seen.
  private func windowToDrag(_ thumbs: ThumbTraits) -> SetWindow? {
    let traits = trace.traits
    switch script.events.count / 3 % 4 {
    case 0: return window(0, 0.4)
    case 1: return window(0.6, 1)
    case 2: return window(0.3, 0.7)
    default:
      guard let last = window(0.3, 0.7)?.last else { return nil }
      let least = 1.01 * thumbs.distances.least / traits.range.span
      let breadth = last.breadthOfThumbs(along: traits.direction)
      let gap = Swift.max((breadth + 4) / last.track.length, least, 2 * traits.partOfAStep)
      return gap < 0.4 ? window(0.5 - gap / 2, 0.5 + gap / 2) : nil
    }
  }

  /// Returns the control with its thumbs at two parts of the range; `nil` if rounding to a stop leaves no distance.
  private func window(_ low: Double, _ high: Double) -> SetWindow? {
    guard let opening = setting(low, high) else { return nil }
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      last.fraction(of: .upper) - last.fraction(of: .lower)
        > Swift.min(0.1, 1.5 * trace.traits.partOfAStep)
    else { return nil }
    return SetWindow(opening: opening, last: last, stage: stage)
  }
}

extension ControlSnapshot {
  /// Returns the lengths of both thumbs along the track.
  fileprivate func breadthOfThumbs(along direction: Direction) -> Double {
    Thumb.allCases.reduce(0) { sum, thumb in
      sum + (frame(of: thumb).map { direction.length(of: $0.size) } ?? 0)
    }
  }
}

extension ControlTraits {
  /// Whether the last stop is as far from the one before as any other.
  fileprivate var hasEqualSteps: Bool {
    guard let stops, stops.lastIndex > 0, stepRounding == .nearest else { return false }
    let (first, last) = (
      stops.stop(1) - stops.stop(0), stops.stop(stops.lastIndex) - stops.stop(stops.lastIndex - 1)
    )
    return (first - last).magnitude <= 1e-9 * range.span
  }
}
