import GestureEngine

extension Trial {
  /// The lack of a track in every size, square, wide or tall, after a script without a configuration.
  ///
  /// No touch leads to an end then.
  ///
  /// A control that can only be tapped, as a button, needs no track, and a configuration may ask for a longer thumb than
  /// any size has room for.
  var lackOfATrack: Breach? {
    let traits = trace.traits
    guard script.settings.isEmpty, traits.isEnabled, !traits.drag.isSwitch, traits.drag != .tapped,
      !showsUpperValue
    else { return nil }
    // A thumb may be as wide as the control is high.
    let sizes = [(300.0, 300.0), (1e4, 1e4), (1e6, 1e6), (1e6, 300), (300, 1e6)].map {
      GestureEvent.resize(GestureSize(width: $0.0, height: $0.1))
    }
    let tracks = settled.end.play(sizes).trace.steps.map { $0.after.track }
    guard !tracks.contains(where: { $0.isUsable }) else { return nil }
    return breach(
      afterSettling: sizes,
      "in no size up to 1000000 by 1000000 points, it has a track for touches")
  }

  /// The upper bound of a control with a drag of its own, if taps and drags over its bounds and far beyond them lead to
  /// every stop but that one.
  ///
  ///     | 0 | 1 | 2 | 3 |    the last of four segments, for example
  var endThatNoTouchGives: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.showsItsEnds, script.events.count % 4 == 1, let stops = traits.stops,
      (3...24).contains(stops.lastIndex)
    else { return nil }
    var seen: Set<Int> = []
    var shown: [GestureEvent] = []
    // Each touch of a control that steps leads one or two steps on.
    for start in [range.lowerBound, stops.stop(stops.lastIndex - 1)] {
      let opening: [GestureEvent] = [.set(start), .wait(1000)]
      let (set, stage) = settled.end.play(opening)
      guard let last = set.steps.last?.after, last.track.isUsable,
        traits.isClose(last.value, start),
        // A thumb without an area cannot be dragged.
        !placesAcross(last.size).isEmpty
      else { return nil }
      for touch in touchesOfEveryPlace(last, Double(2 * stops.count)) {
        let steps = stage.play(touch).trace.steps
        guard steps.contains(where: { $0.response.editing == .began }) else { continue }
        let values = steps.flatMap { [$0.after.value, $0.response.committed ?? $0.after.value] }
        for value in values where value != start { seen.insert(stops.index(nearestTo: value)) }
        shown = opening + touch
      }
    }
    guard !seen.contains(stops.lastIndex), (1..<stops.lastIndex).allSatisfy(seen.contains) else {
      return nil
    }
    return breach(
      afterSettling: shown,
      "touches lead to \(stops.stop(stops.lastIndex - 1)), and none leads to \(range.upperBound)")
  }

  /// The middle value of a control with a drag of its own, or a bound if it has no other values, if no tap, hold or drag
  /// changes it, or if all of them lead one way and a key leads the other way.
  ///
  /// From a bound, a control with more values may lead nowhere: a timer that can only be wound up, for example.
  var valueThatNoTouchChanges: Breach? {
    let traits = trace.traits
    guard traits.showsItsEnds, script.events.count % 8 == 3, let scale = try? Scale(traits.range)
    else { return nil }
    let isSwitch = traits.stops?.lastIndex == 1
    let part = isSwitch ? (script.events.count % 16 == 3 ? 0.0 : 1) : 0.5
    let value = traits.stops?.snap(scale.value(at: part)) ?? scale.value(at: part)
    let opening: [GestureEvent] = [.set(value), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    // The touches have no room on a shorter track.
    guard let last = set.steps.last?.after, last.track.isUsable, last.track.length > 8,
      last.value == value,
      isSwitch || last.fraction > 0.1 && last.fraction < 0.9, case let across = touchesAcross(last),
      !across.isEmpty
    else { return nil }
    var shown: [GestureEvent]?
    var (raises, lowers) = (false, false)
    for touch in touchesOfEveryPlace(last, 24) + across + touchesOfOtherThumbs {
      let steps = stage.play(touch).trace.steps
      for step in steps {
        for new in [step.after.value, step.response.committed ?? value] {
          (raises, lowers) = (raises || new > value, lowers || new < value)
        }
      }
      if isSwitch ? raises || lowers : raises && lowers { return nil }
      if shown == nil, steps.contains(where: { $0.response.editing == .began }) { shown = touch }
    }
    guard let shown else { return nil }
    guard raises || lowers else {
      return breach(
        afterSettling: opening + shown, "no tap, hold or drag changes the value from \(value)")
    }
    // A timer can only be wound up, and has no keys that lead back.
    let key = GestureEvent.adjust(raises ? .decrement : .increment)
    let pressed = stage.answers(to: [key, .wait(1000)])[1].value
    guard raises ? pressed < value : pressed > value else { return nil }
    return breach(
      afterSettling: opening + shown,
      "no tap, hold or drag \(raises ? "lowers" : "raises") the value from \(value), and a key leads to \(pressed)"
    )
  }

  /// The last stop of a value that goes on at one bound from the other, if no tap, hold or drag changes it.
  ///
  ///     taps   Off → Low → High → High
  var stopWithoutAWayOn: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, traits.isEnabled, traits.doubleTapTime == 0,
      traits.stopsOnRelease == nil, let stops = traits.stops, stops.lastIndex > 0
    else { return nil }
    /// Returns a touch that changes nothing at a stop; `nil` if some touch changes the value there, and no events if the
    /// control tracks no touch.
    func touchWithoutEffect(at index: Int) -> [GestureEvent]? {
      let opening: [GestureEvent] = [.set(stops.stop(index)), .wait(1000)]
      let (set, stage) = settled.end.play(opening)
      guard let last = set.steps.last?.after, last.track.isUsable, last.track.length > 8,
        last.value == stops.stop(index)
      else { return [] }
      var shown: [GestureEvent] = []
      for touch in touchesOfEveryPlace(last, 24) + touchesAcross(last) {
        let steps = stage.play(touch).trace.steps
        guard steps[0].response.editing == .began else { continue }
        let values = steps.flatMap { [$0.after.value, $0.response.committed ?? last.value] }
        guard values.allSatisfy({ $0 == last.value }) else { return nil }
        if shown.isEmpty { shown = opening + touch }
      }
      return shown
    }
    let ends = dragsUpward ? (0, stops.lastIndex) : (stops.lastIndex, 0)
    guard touchWithoutEffect(at: ends.0) == nil, let shown = touchWithoutEffect(at: ends.1),
      !shown.isEmpty
    else { return nil }
    return breach(
      afterSettling: shown,
      "no tap, hold or drag changes the value from \(stops.stop(ends.1)), which goes on around")
  }

  /// A bound that a tap does not lead to from the stop before it, although the same tap leads from stop to stop up to there.
  ///
  ///     taps on +   7 → 8 → 9 → 9, where 10 is the last stop
  ///
  /// A tap on a star gives the same value from everywhere, and some taps lead on as far as their own place: so only a tap
  /// on the other side of the values counts. Some scripts tap all over the bounds.
  var endThatStepsMiss: Breach? {
    let traits = trace.traits
    guard script.events.count % 4 == 3, traits.drag == .custom || traits.tap == .custom,
      traits.thumbs == nil, traits.isEnabled, traits.latch == nil, traits.rest == nil,
      traits.stopsOnRelease == nil, !traits.wraps, traits.doubleTapTime == 0,
      let stops = traits.stops, stops.lastIndex > 3
    else { return nil }
    let isUp = script.events.count % 8 == 3
    // The last stops, the bound first.
    let ends = (0...3).map { stops.stop(isUp ? stops.lastIndex - $0 : $0) }
    // A bound beside an even step may be for keys alone.
    guard traits.isClose(ends[0] - ends[1], ends[1] - ends[2], after: 4) else { return nil }
    func tap(_ place: GesturePoint) -> [GestureEvent] { [.down(place), .up(nil), .wait(1000)] }
    func opening(_ index: Int) -> [GestureEvent] { [.set(ends[index]), .wait(1000)] }
    func value(from index: Int, at place: GesturePoint) -> Double? {
      let answers = settled.end.answers(to: opening(index) + tap(place))
      return answers[1].value == ends[index] && answers[2].response.editing == .began
        ? answers[4].value : nil
    }
    guard let last = settled.end.play(opening(3)).trace.steps.last?.after, last.track.isUsable
    else { return nil }
    for place in placesAcross(last.size) {
      let part = last.track.fraction(at: traits.direction.onTrack(place, in: last.size).x) ?? 0
      guard isUp ? part < last.fraction : part > last.fraction,
        let third = value(from: 3, at: place), traits.isSame(third, ends[2]),
        let second = value(from: 2, at: place), traits.isSame(second, ends[1]),
        let first = value(from: 1, at: place), !traits.isSame(first, ends[0])
      else { continue }
      return breach(
        afterSettling: opening(1) + tap(place),
        "a tap leads from \(ends[2]) to \(ends[1]), and from there to \(first), not to \(ends[0])",
        contrast: trace.contrast(first, expected: ends[0]))
    }
    return nil
  }

  /// A bound of a control with a drag of its own that no touch reaches from close by, although touches lead toward it, and a
  /// key leads there or, as in a control without keys, nowhere.
  ///
  /// Some scripts try all touches.
  var boundThatNoTouchReaches: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.showsItsEnds, script.events.count % 8 == 7, traits.stops == nil,
      let scale = try? Scale(range, traits.scale)
    else { return nil }
    let isUp = script.events.count % 16 == 7
    let bound = isUp ? range.upperBound : range.lowerBound
    func opening(_ value: Double) -> [GestureEvent] { [.set(value), .wait(1000)] }
    /// Returns the value closest to the bound to which a touch leads, and that touch; `nil` if a touch reaches the bound.
    func nearest(from value: Double) -> (value: Double, touch: [GestureEvent])? {
      let (set, stage) = settled.end.play(opening(value))
      guard let last = set.steps.last?.after, last.track.isUsable, last.value == value,
        // On a longer track, a point in the middle of the bounds may be far from the end.
        last.track.length < 1e6, !placesAcross(last.size).isEmpty
      else { return nil }
      var best = (value: value, touch: [GestureEvent]())
      // A thumb without an area cannot be dragged, but a tap on the very end may lead there.
      let end = last.middle.moved(
        by: last.track.position(of: isUp ? 1 : 0)
          - traits.direction.onTrack(last.middle, in: last.size).x, along: traits.direction)
      let tap: [GestureEvent] = [.down(end), .up(nil)]
      for touch in touchesOfEveryPlace(last, 24) + touchesAcross(last) + [tap] {
        for step in stage.play(touch).trace.steps {
          for new in [step.after.value, step.response.committed ?? value] {
            if traits.isClose(new, bound, after: touch.count) { return nil }
            if isUp ? new > best.value : new < best.value { best = (new, touch) }
          }
        }
      }
      return best
    }
    let start = scale.value(at: isUp ? 0.97 : 0.03)
    guard let first = nearest(from: start), first.value != start,
      let second = nearest(from: first.value), second.value == first.value,
      let key = settled.end.answers(
        to: opening(first.value) + [.adjust(isUp ? .maximum : .minimum)]
      ).last?.value, key == bound || key == first.value
    else { return nil }
    return breach(
      afterSettling: opening(start) + first.touch,
      "touches lead from \(start) to \(first.value), and no tap, hold or drag leads on to \(bound)"
        + (key == bound ? ", as a key does" : ", nor does a key"))
  }
}

extension ControlTraits {
  /// Whether touches of a control with a drag of its own should lead to its upper bound.
  fileprivate var showsItsEnds: Bool {
    drag == .custom && !turns && thumbs == nil && isEnabled && latch == nil && rest == nil
      && stopsOnRelease == nil && !wraps && doubleTapTime == 0
      && range.lowerBound < range.upperBound
  }
}
