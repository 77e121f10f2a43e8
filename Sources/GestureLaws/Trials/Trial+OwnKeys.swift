import GestureEngine

// The keys of controls that move by steps, or on a scale, of their own.
extension Trial {
  /// The first key of the control's own that changes nothing where it should, or by another step than the opposite key, in
  /// a script with keys.
  var firstWrongOwnKey: Breach? {
    let traits = trace.traits
    guard traits.hasOwnAdjustments, traits.isEnabled, traits.rest == nil, traits.latch == nil,
      traits.hasHundredths,
      trace.steps.contains(where: { $0.isAdjustment })
    else { return nil }
    return keysOfOtherSteps ?? keyThatIsNotUndone
      ?? (traits.wraps ? keysOfTheOtherWay : firstEndOutOfReach ?? keyOfOneWay)
  }

  /// Returns events each of which settles before the next one, where the value changes over time.
  func spaced(_ events: [GestureEvent]) -> [GestureEvent] {
    trace.traits.changesOverTime ? events.flatMap { [$0, .wait(1000)] } : events
  }

  /// Returns the value of a new control after each event, once it has settled.
  func settledValues(_ events: [GestureEvent]) -> [Double] {
    let values = start.answers(to: spaced(events)).map { $0.value }
    return trace.traits.changesOverTime ? events.indices.map { values[2 * $0 + 1] } : values
  }

  /// Two opposite keys, by the number of events of the script.
  var oppositeKeys: (up: GestureEvent.Adjustment, down: GestureEvent.Adjustment) {
    [(.increment, .decrement), (.fineUp, .fineDown), (.pageUp, .pageDown)][script.events.count % 3]
  }

  /// Two opposite keys of the control's own with steps of other lengths, each of which is the same from two values.
  ///
  ///     |----O=>=>----|    two keys lead on by equal steps
  ///     |---<==<==o---|    the opposite ones lead back by other equal steps
  private var keysOfOtherSteps: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let (up, down) = oppositeKeys
    guard let middle = (try? Scale(range))?.value(at: 0.3) else { return nil }
    // The first key may lead to the next multiple of a step.
    let events: [GestureEvent] = [
      .resize(trace.before(trace.steps.count).size), .set(middle), .adjust(up), .adjust(up),
      .adjust(up), .adjust(down), .adjust(down),
    ]
    let values = Array(settledValues(events).dropFirst(2))
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let slack = 4 * traits.valueSlack + 1e-6 * steps[1].magnitude + traits.rounding(near: values[2])
    func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= slack }
    guard steps[0] > slack, steps[3] < -slack, isSame(steps[0], steps[1]),
      isSame(steps[2], steps[3]), !isSame(steps[1], -steps[2]),
      values.allSatisfy({ !traits.isAt(range.lowerBound, $0) && !traits.isAt(range.upperBound, $0) }
      )
    else { return nil }
    return breach(
      ofNewControlAfter: spaced(Array(events[...5])),
      "`\(GestureEvent.adjust(up).text)` leads from \(values[1]) to \(values[2]), and "
        + "`\(GestureEvent.adjust(down).text)` from there to \(values[3])",
      contrast: trace.contrast(values[3], expected: values[1]))
  }

  /// Two keys of the control's own that lead a value the other way around: up to a lower value, and down to a higher one.
  private var keysOfTheOtherWay: Breach? {
    let range = trace.traits.range
    let (up, down) = oppositeKeys
    guard let middle = (try? Scale(range))?.value(at: 0.3) else { return nil }
    let opening: [GestureEvent] = [
      .resize(trace.before(trace.steps.count).size), .set(middle),
    ]
    let (raised, lowered) = (
      settledValues(opening + [.adjust(up)]), settledValues(opening + [.adjust(down)])
    )
    let old = raised[1]
    // A step across a bound leads to the other side.
    guard raised[2] < old, lowered[2] > old, lowered[2] - raised[2] < range.span / 2 else {
      return nil
    }
    return breach(
      ofNewControlAfter: spaced(opening + [.adjust(up)]),
      "`\(GestureEvent.adjust(up).text)` leads down from \(old) to \(raised[2]), and "
        + "`\(GestureEvent.adjust(down).text)` up to \(lowered[2])")
  }

  /// A key of the control's own, after the script, that the opposite key does not undo, between values away from the ends.
  ///
  ///     |--O=>O=>O--|    a key leads on twice
  ///     |O<======o--|    the opposite key leads back farther
  private var keyThatIsNotUndone: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard !traits.remembersGestures, let value = atRest?.value else { return nil }
    let (up, down) = oppositeKeys
    let (key, back) = dragsUpward ? (up, down) : (down, up)
    // The first key may lead to the next multiple of a step.
    let events: [GestureEvent] = [
      .resize(trace.before(trace.steps.count).size), .set(value), .adjust(key), .adjust(key),
      .adjust(back),
    ]
    let values = settledValues(events)
    let (first, second, third) = (values[2], values[3], values[4])
    // Keys may end before a bound: at one star, for example.
    if traits.isSame(settledValues(Array(events.dropLast()) + [.adjust(key)])[4], second) {
      return nil
    }
    let step = second - first
    guard step != 0, (step > 0) == key.isUpward, !traits.isAt(range.lowerBound, second),
      !traits.isAt(range.upperBound, second),
      // A step by a part of the value may lead back by a little more or less.
      (third - first).magnitude > 0.3 * step.magnitude + 4 * traits.valueSlack,
      !traits.wraps || (third - first).magnitude < range.span / 2
    else { return nil }
    return breach(
      ofNewControlAfter: spaced(events),
      "`\(GestureEvent.adjust(key).text)` leads from \(first) to \(second), and "
        + "`\(GestureEvent.adjust(back).text)` from there to \(third)",
      contrast: trace.contrast(third, expected: first))
  }

  /// A key of a value that wraps that goes around at a bound, if the opposite key does not lead back around.
  var keyAroundOneWay: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.wraps, traits.isEnabled, traits.thumbs == nil, range.span > 0, !traits.isCoarse
    else { return nil }
    let keys: [GestureEvent.Adjustment] = [.decrement, .increment]
    let (bound, key, back) =
      dragsUpward
      ? (range.lowerBound, keys[0], keys[1]) : (range.upperBound, keys[1], keys[0])
    let events: [GestureEvent] = [
      .resize(trace.before(trace.steps.count).size), .set(bound), .adjust(key), .adjust(back),
    ]
    let values = settledValues(events)
    guard traits.isAt(bound, values[1]), (values[2] - bound).magnitude > range.span / 2,
      values[3].isSame(as: values[2])
    else { return nil }
    return breach(
      ofNewControlAfter: spaced(events),
      "`\(GestureEvent.adjust(key).text)` leads around from \(values[1]) to \(values[2]), and "
        + "`\(GestureEvent.adjust(back).text)` does not lead back",
      contrast: trace.contrast(values[3], expected: values[1]))
  }

  /// The first end that keys of the control's own do not reach, because they change nothing before it.
  ///
  /// The end is the value to which a `set` of the bound leads, or the last stop of a release. Keys that leave
  /// the other end unchanged are no keys, and a key may need any number of presses.
  private var firstEndOutOfReach: Breach? {
    let traits = trace.traits
    let resized = GestureEvent.resize(trace.before(trace.steps.count).size)
    let (least, greatest) = (traits.range.lowerBound, traits.range.upperBound)
    let releases = traits.stopsOnRelease.map { ($0.stop(0), $0.stop($0.lastIndex)) }
    for (start, end, released, key) in [
      (least, greatest, releases?.1, GestureEvent.Adjustment.increment),
      (greatest, least, releases?.0, .decrement),
    ] {
      let set = settledValues([resized, .set(end)])[1]
      let last = released.map { key.isUpward ? Swift.min($0, set) : Swift.max($0, set) } ?? set
      if let breach = deadKey(key, before: last, from: start, after: resized) { return breach }
      var events = [resized, .set(start)]
      var stage = self.start.play(spaced(events)).end
      for _ in 1...100 {
        let (pressed, next) = stage.play(spaced([.adjust(key)]))
        let before = pressed.before(0).value
        guard pressed.before(pressed.steps.count).value == before else {
          events.append(.adjust(key))
          stage = next
          continue
        }
        let isShort = key.isUpward ? before < last : before > last
        guard events.count > 2, isShort, !traits.isSame(before, last),
          // Keys may leave it to the program to set no star.
          key.isUpward || !traits.mayBeAtTheStart(before, hasThumb: hasThumb)
        else { break }
        return breach(
          ofNewControlAfter: spaced(events + [.adjust(key)]),
          "`\(GestureEvent.adjust(key).text)` changes nothing at \(before), before the end \(last)",
          contrast: trace.contrast(before, expected: last))
      }
    }
    return nil
  }

  /// A key of the control's own that leads on from the middle, if it changes nothing at the bound behind it, or if the opposite
  /// key changes nothing in the middle.
  ///
  ///     |=====O-----|    up leads on
  ///     O-----------|    up must lead on from here, too
  private var keyOfOneWay: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard let scale = try? Scale(range) else { return nil }
    let resized = GestureEvent.resize(trace.before(trace.steps.count).size)
    func press(_ key: GestureEvent.Adjustment, from value: Double) -> (old: Double, new: Double) {
      let values = settledValues([resized, .set(value), .adjust(key)])
      return (values[1], values[2])
    }
    let (upward, downward) = oppositeKeys
    let (up, down) = (
      press(upward, from: scale.value(at: 0.5)), press(downward, from: scale.value(at: 0.5))
    )
    let middle = up.old
    guard middle > range.lowerBound, middle < range.upperBound else { return nil }
    func breach(_ key: GestureEvent.Adjustment, at value: Double, _ other: String) -> Breach {
      self.breach(
        ofNewControlAfter: spaced([resized, .set(value), .adjust(key)]),
        "`\(GestureEvent.adjust(key).text)` changes nothing at \(value), \(other)")
    }
    if up.new > middle, down.new == middle, !traits.mayBeAtTheStart(middle, hasThumb: hasThumb) {
      return breach(downward, at: middle, "and the opposite key leads to \(up.new)")
    }
    if down.new < middle, up.new == middle {
      return breach(upward, at: middle, "and the opposite key leads to \(down.new)")
    }
    for (key, bound, leadsOn) in [
      (upward, range.lowerBound, up.new > middle), (downward, range.upperBound, down.new < middle),
    ] where leadsOn {
      let (old, new) = press(key, from: bound)
      if new == old, traits.isAt(bound, old) {
        return breach(
          key, at: old, "and leads on from \(middle), to \(key.isUpward ? up.new : down.new)")
      }
    }
    return nil
  }

  /// A key that moves the value, after the script, by another part of the track than its own, on a scale of the control's own.
  ///
  /// Every script presses another key.
  var keyOfAnotherScale: Breach? {
    let traits = trace.traits
    guard traits.hasOwnScale, traits.stops == nil, traits.hasCommonKeys, !traits.wraps,
      !traits.drag.isSwitch, traits.rest == nil, traits.isEnabled, traits.hasHundredths,
      let old = atRest
    else { return nil }
    let keys: [GestureEvent.Adjustment] = [
      .increment, .decrement, .fineUp, .fineDown, .pageUp, .pageDown,
    ]
    let key = keys[script.events.count % keys.count]
    let part = Double(key.hundredths) / 100
    // The value may be on its way at first.
    guard let new = settled.end.play([.adjust(key), .wait(1000)]).trace.steps.last?.after else {
      return nil
    }
    let place = Swift.min(1, Swift.max(0, old.fraction + (key.isUpward ? part : -part)))
    // A step may lead to a whole hundredth.
    guard (new.fraction - place).magnitude > 0.011 + 4 * traits.precision.part else { return nil }
    return breach(
      afterSettling: [.adjust(key)],
      "`\(GestureEvent.adjust(key).text)` from \(old.value) gives \(new.value), which is fraction "
        + "\(new.fraction), not \(place)")
  }

  /// Returns how a key of the control's own changes nothing at a value less than a step before the end.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - last: The end to which it leads.
  ///   - start: The other end, where the key changes the value by a step.
  ///   - resized: The event that lays out the control.
  /// - Returns: The breach; `nil` if the key leads on, or is no key.
  private func deadKey(
    _ key: GestureEvent.Adjustment, before last: Double, from start: Double,
    after resized: GestureEvent
  ) -> Breach? {
    let traits = trace.traits
    let first = settledValues([resized, .set(start), .adjust(key)])
    let step = first[2] - first[1]
    guard step != 0, (step > 0) == key.isUpward else { return nil }
    let events: [GestureEvent] = [resized, .set(last - 0.3 * step), .adjust(key)]
    let values = settledValues(events)
    let (before, after) = (values[1], values[2])
    guard key.isUpward ? before < last : before > last, before != start,
      !traits.isSame(before, last), !traits.isClose(before, last), after == before,
      key.isUpward || !traits.mayBeAtTheStart(before, hasThumb: hasThumb)
    else { return nil }
    return breach(
      ofNewControlAfter: spaced(events),
      "`\(GestureEvent.adjust(key).text)` changes nothing at \(before), less than a step before the end \(last)",
      contrast: trace.contrast(before, expected: last))
  }
}
