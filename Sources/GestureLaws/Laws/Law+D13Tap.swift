import GestureEngine

extension Law where Subject == Trial {
  /// Fingers are never still: a control that loses a tap over a third of a point loses every tap.
  public static var tapping: Law {
    Law(
      "D13", "tap",
      "a tap that moves within its tolerance sets the stop where it goes down or lifts off, toggles, pages, or steps",
      unless: {
        let traits = $0.trace.traits
        if traits.thumbs != nil, traits.hasOwnTaps { return "its taps have an effect of their own" }
        switch traits.tap {
        case .ignored: return "its taps change nothing"
        case .steps: return nil
        case .pages: return traits.wraps ? "its value goes on at one bound from the other" : nil
        case .custom:
          return traits.wraps || traits.drag == .custom || !$0.hasThumb
            ? "its taps have an effect of their own" : nil
        case .seeksAtOnce where Trial.judgesEveryDesign && traits.drag.isSwitch:
          return "it toggles as a touch goes down"
        case .seeks, .seeksAtOnce, .seeksOrClears, nil: break
        }
        switch traits.drag {
        case .tappedOrDragged: return "every touch on it drags"
        case .custom: return "its drag does not follow the track"
        case .absolute, .grabbed, .relative:
          return traits.seeksAtTaps ? nil : "every touch on it drags"
        case .grabbedOrTapped, .tapped: return nil
        }
      }
    ) { trial in
      // The view of the upper value does not show where the lower thumb is.
      if trial.showsUpperValue { return nil }
      let everyDesign = Trial.judgesEveryDesign
      if everyDesign, trial.trace.traits.hasOwnTaps {
        return trial.trace.traits.tap == .steps ? trial.buttonThatIsNoKey : trial.firstTapThatRepels
      }
      for tap in trial.tappingTouches where tap.outcome == .tap {
        let breach =
          trial.trace.traits.drag.isSwitch
          ? trial.toggle(tap)
          : everyDesign && trial.trace.traits.tap == .seeksOrClears
            ? trial.clear(tap)
            : everyDesign && trial.trace.traits.thumbs != nil ? trial.thumb(tap) : trial.stop(tap)
        if let breach { return breach }
      }
      guard everyDesign else { return nil }
      return trial.tapThatTremblingLoses ?? trial.tapWithinItsLimitsThatIsLost
        ?? trial.secondTapElsewhere
        ?? trial.tapThatLeadsAwayFirst
        ?? (trial.trace.traits.tap == .seeksOrClears ? trial.secondTapThatStays : nil)
    }
  }
}

extension Trial {
  /// Returns how a tap fails to toggle the value.
  fileprivate func toggle(_ tap: Trace.TappingTouch) -> Breach? {
    let range = trace.traits.range
    let before = trace.before(tap.end).value
    let other = before == range.lowerBound ? range.upperBound : range.lowerBound
    return tap.value == other
      ? nil
      : Breach(
        step: tap.end, "the tap gives \(tap.value), not \(other)",
        contrast: trace.contrast(tap.value, expected: other))
  }

  /// The first tap beside the thumb, after the script, that moves the value away from the touch.
  ///
  /// A tap with an effect of its own may reset the value, or raise it wherever it is. No such effect moves the
  /// thumb away from a tap on either side of it.
  fileprivate var firstTapThatRepels: Breach? {
    let traits = trace.traits
    guard traits.isEnabled, traits.rest == nil, let last = atRest, last.track.isUsable,
      // A tap rounds a value that the program has set between two stops.
      traits.roundsSets
        || traits.stops.map({ traits.isClose($0.snap(last.value), last.value) }) ?? true,
      traits.stopsOnRelease.map({ traits.isClose($0.snap(last.value), last.value) }) ?? true,
      last.value > traits.range.lowerBound,
      last.value < traits.range.upperBound
    else { return nil }
    let (track, direction) = (last.track, traits.direction)
    let middle = direction.onTrack(last.middle, in: last.size).x
    let center = last.thumb == nil ? track.position(of: last.fraction) : middle
    let half = last.thumb.map { direction.length(of: $0.size) / 2 } ?? 0
    let margin = 1 + 2 * traits.resolution + 1e-6 * track.end.magnitude
    if traits.tap == .pages {
      let late =
        traits.changesOverTime
        ? firstPageBack(last) ?? pageAfterTheTap(last) ?? pagesPastTheTouch : nil
      if let breach = late ?? pageOnTheThumb(last) ?? pageThatLeadsNowhere ?? endThatPagesMiss {
        return breach
      }
    }
    var found: [Breach] = []
    for (edge, end) in [(center - half, track.start), (center + half, track.end)] {
      let isBelow = end == track.start
      guard isBelow ? edge - end > 2 * margin : end - edge > 2 * margin else { continue }
      // Halfway to the end, and right beside the thumb.
      for gap in [(end - edge).magnitude / 2, margin] {
        let along = isBelow ? edge - gap : edge + gap
        let place = last.point(at: along, along: direction)
        var events = [GestureEvent.down(place), .up(nil)]
        // A page may take its time.
        if traits.changesOverTime { events.append(.wait(1000)) }
        guard let value = settled.end.answers(to: events).last?.value,
          isBelow ? value > last.value : value < last.value, !traits.isClose(value, last.value)
        else { continue }
        found.append(
          breach(
            afterSettling: events,
            "a tap \(isBelow ? "before" : "beyond") the thumb moves the value away, "
              + "from \(last.value) to \(value)"))
        break
      }
    }
    return traits.tap == .pages || found.count == 2 ? found.first : nil
  }

  /// The events up to a tap, with a tap that does not move in its place.
  private func still(_ tap: Trace.TappingTouch) -> [GestureEvent] {
    script.events[..<tap.down] + [.down(tap.place), .up(nil)]
  }

  /// Returns the breach of a tap off the thumb that neither sets the value at its place nor clears it.
  fileprivate func clear(_ tap: Trace.TappingTouch) -> Breach? {
    guard trace.isOnThumb(tap.place, before: tap.down) == false, !takesThePlaceOfItsDown(tap)
    else { return nil }
    let (lowest, old) = (trace.traits.range.lowerBound, trace.before(tap.down).value)
    let events = script.events[..<tap.down] + [.set(lowest), .down(tap.place), .up(nil)]
    let answers = answers(to: Array(events))
    guard answers[answers.count - 2].response.editing == .began, let there = answers.last?.value
    else { return nil }
    let isThere = trace.traits.isSame(old, there)
    let expected = isThere ? lowest : there
    // A tap that moves may set the value again, and a rule of the control's own may find the stop beside it.
    return trace.traits.isSame(tap.value, expected)
      || isThere && trace.traits.isSame(tap.value, old)
      || trace.traits.isAt(lowest, tap.value) && trace.traits.mayClear(old, at: there)
      ? nil
      : Breach(
        step: tap.end,
        "a tap at the place of \(there) leads from \(old) to \(tap.value), not to \(expected)",
        contrast: trace.contrast(tap.value, expected: expected))
  }

  /// A second tap in the same place, after the script, that does not clear the value.
  ///
  /// Every script taps another place.
  fileprivate var secondTapThatStays: Breach? {
    guard let last = atRest, last.track.isUsable, last.thumb == nil, trace.traits.isEnabled else {
      return nil
    }
    let parts = Double(trace.traits.stops?.lastIndex ?? 10)
    let part = (Double(script.events.count).truncatingRemainder(dividingBy: parts) + 0.5) / parts
    let place = last.point(
      at: last.track.position(of: part), along: trace.traits.direction)
    guard place.isUsable else { return nil }
    let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
    // From the lower bound, the first tap sets a value.
    let events = [GestureEvent.set(trace.traits.range.lowerBound)] + tap + tap
    let answers = settled.end.answers(to: events)
    if mustSetAValue(at: part), answers[1].response.editing == .began,
      trace.traits.isAt(trace.traits.range.lowerBound, answers[3].value)
    {
      return breach(
        afterSettling: Array(events[...3]),
        "a tap at fraction \(part) of the track leaves the value at \(answers[3].value)")
    }
    guard answers[1].response.editing == .began, answers[4].response.editing == .began,
      !trace.traits.isAt(trace.traits.range.lowerBound, answers[6].value)
    else { return nil }
    return breach(
      afterSettling: events,
      "a second tap in the same place leads from \(answers[3].value) to "
        + "\(answers[6].value), not to \(trace.traits.range.lowerBound)",
      contrast: trace.contrast(answers[6].value, expected: trace.traits.range.lowerBound))
  }

  /// Whether a tap at a fraction of the track sets another value than the lower bound: beyond its first two stops.
  private func mustSetAValue(at fraction: Double) -> Bool {
    let traits = trace.traits
    guard let stops = traits.stops else { return fraction > 0.2 }
    guard !traits.hasOwnScale, let scale = try? Scale(traits.range, traits.scale) else {
      return false
    }
    return stops.index(nearestTo: scale.value(at: fraction)) > 2
  }

  /// Returns how a tap off the thumb fails to set the nearest stop.
  fileprivate func stop(_ tap: Trace.TappingTouch) -> Breach? {
    guard trace.isOnThumb(tap.place, before: tap.down) == false else { return nil }
    let answers = answers(to: still(tap))
    // The touch may lift off where it could not have gone down.
    guard answers[tap.down].response.editing == .began, let still = answers.last?.committed else {
      return nil
    }
    // A control may take the place of the `down` as well.
    if !trace.traits.isSame(still, tap.value), takesThePlaceOfItsDown(tap) { return nil }
    guard trace.traits.isSame(still, tap.value) else {
      return Breach(
        step: tap.end, "the tap gives \(tap.value), a tap without motion gives \(still)",
        probe: shown(self.still(tap)), contrast: trace.contrast(tap.value, expected: still))
    }
    if Trial.judgesEveryDesign, trace.traits.changesOverTime,
      trace.steps[tap.end].response.isAnimating
    {
      return stopInTime(tap)
    }
    // The value may be at the place of the `down` as well: a glide need not begin there, and a scale of the control's own
    // may be so flat that both places have one value.
    return tap.isAtAStop(of: trace) || tapInThePlaceOfItsDown(tap)?.isAtAStop(of: trace) == true
      ? nil
      : Breach(
        step: tap.end,
        "a tap at \(tap.place) gives \(tap.value), not "
          + (trace.traits.stops == nil ? "the value there" : "the nearest stop"))
  }

  /// Returns a tap as one that stays where it goes down.
  private func tapInThePlaceOfItsDown(_ tap: Trace.TappingTouch) -> Trace.TappingTouch? {
    guard Trial.judgesEveryDesign, case .down(let point, _) = script.events[tap.down] else {
      return nil
    }
    return Trace.TappingTouch(
      down: tap.down, end: tap.end, outcome: tap.outcome, place: point, value: tap.value)
  }

  /// The value, after the script, that a tap first takes the other way, although it then comes to the tap.
  fileprivate var tapThatLeadsAwayFirst: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.changesOverTime, !traits.hasOwnTaps, traits.drag == .grabbedOrTapped,
      traits.thumbs == nil, traits.rest == nil, !traits.wraps,
      let middle = (try? Scale(range, traits.scale))?.value(at: 0.5)
    else { return nil }
    let opening: [GestureEvent] = [.set(traits.stops?.snap(middle) ?? middle), .wait(1000)]
    guard let last = settled.end.play(opening).trace.steps.last?.after, last.track.isUsable
    else { return nil }
    let place = last.point(
      at: last.track.position(of: dragsUpward ? 0.95 : 0.05), along: traits.direction)
    guard place.isUsable else { return nil }
    let events =
      opening + [.down(place), .up(nil)] + Array(repeating: .wait(0.02), count: 5)
      + [.wait(1000)]
    let answers = settled.end.answers(to: events)
    let slack = (0.02 + traits.partOfAStep) * range.span
    let sign = dragsUpward ? 1.0 : -1
    let (old, new) = (answers[1].value, answers[answers.count - 1].value)
    guard answers[2].response.editing == .began, sign * (new - old) > slack,
      let index = answers.indices.dropFirst(2).first(where: {
        sign * (old - answers[$0].value) > slack
      })
    else { return nil }
    return breach(
      afterSettling: Array(events[...index]),
      "a tap leads from \(old) to \(answers[index].value) first, and then the other way to \(new)",
      contrast: trace.contrast(answers[index].value, expected: old))
  }

  /// Returns how a tap off the thumb fails to lead to the nearest stop with time.
  private func stopInTime(_ tap: Trace.TappingTouch) -> Breach? {
    let events = still(tap) + [.wait(1000)]
    let played = start.play(events).trace
    let value = played.value
    let end = Trace.TappingTouch(
      down: tap.down, end: events.count - 1, outcome: .tap, place: tap.place, value: value)
    return end.isAtAStop(of: played)
      ? nil
      : Breach(
        step: tap.end,
        "a tap at \(tap.place) leads to \(value) with time, not to "
          + (trace.traits.stops == nil ? "the value there" : "the nearest stop"),
        probe: shown(events))
  }
}
