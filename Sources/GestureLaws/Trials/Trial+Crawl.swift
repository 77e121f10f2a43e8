import GestureEngine

extension Trial {
  /// The end of a slow drag, after the script, that leaves the value far behind the touch or far ahead of it.
  ///
  ///     stops   |         |         |         |
  ///     touch   o···>···>···>···>···>···>···>         two fifths of a step at a time, or far less
  ///
  /// A control that rounds each motion to its stops never moves, or runs ahead.
  var firstLagOfASlowDrag: Breach? {
    let traits = trace.traits
    // Where the stop of a place is known, the script itself is judged.
    guard let stops = traits.stops, stops.lastIndex > 0,
      traits.stepRounding == .custom || traits.hasOwnScale || traits.resolution > 0 || traits.wraps
        || traits.hasUnusualStart,
      let hand = hand(after: [.set(traits.range.lowerBound), .wait(1000)]),
      traits.isAt(traits.range.lowerBound, hand.last.value),
      hand.startsAtTheValue
    else { return nil }
    let length = hand.last.track.length
    let recognition = hand.recognition(of: 1).reduce(0, +)
    // Far less than a step at a time leads past a few stops alone, which must be as far from each other.
    let isSlower =
      Trial.judgesEveryDesign && !dragsUpward && traits.hasShortSteps && !traits.hasOwnScale
      && traits.scale == .linear
    let (part, most) = isSlower ? (0.05, 80.0) : (0.4, 48)
    var motion = part * length / Double(stops.lastIndex)
    // A control may round places, but a motion between places that need no rounding is whole.
    if traits.resolution > 0 {
      motion = traits.resolution * (motion / traits.resolution).rounded(.up)
    }
    // A value that wraps would begin again.
    let way = (traits.wraps ? 0.75 * length : length) - recognition
    let count = Swift.min(most, (way / motion).rounded(.down))
    guard count >= 5, let drag = hand.drag(by: Array(repeating: motion, count: Int(count))) else {
      return nil
    }
    // Whether the motion that recognises the drag counts is another question.
    let moves = drag.steps.filter { $0.event.isMove }.suffix(Int(count) + 1)
    let fractions = (recognition > 0 ? [] : [hand.last.fraction]) + moves.map { $0.after.fraction }
    let (first, last) = (fractions.first ?? 0, fractions.last ?? 0)
    // A motion that recognises the drag may take the thumb to the touch, and the rest past the end.
    let place = Swift.min(count * motion / length, 1 - first)
    // The control decides where between two stops it goes on.
    let changes = zip(fractions, fractions.dropFirst()).map { $1 - $0 }
    // A drag that is shorter than a step may change nothing.
    var largest = Swift.max(
      changes.max() ?? 0, place < 1.5 * traits.partOfAStep ? traits.partOfAStep : 0)
    if Trial.judgesEveryDesign, traits.hasOwnScale || traits.scale != .linear {
      // The first stop of a steep scale may lie beyond the motion, and so may the second one of a rounding of its own.
      let second = traits.stepRounding == .custom && stops.lastIndex > 1 ? 2 : 1
      let stop = settled.end.play([.set(stops.stop(second)), .wait(1000)]).trace.steps.last?.after
      largest = Swift.max(largest, (stop?.fraction ?? 1) - hand.last.fraction)
    }
    let slack = 1e-9 + 2 * traits.resolution / length + 1.5 * largest
    guard (last - first - place).magnitude > slack, followsAtOnce(drag.events) else { return nil }
    return breach(
      afterSettling: drag.events,
      "a slow drag covers \(place) of the track, the value \(last - first)")
  }

  /// The first place of a slow drag, after the script, that the value has left far behind or far ahead.
  ///
  ///     touch   o··>··>··>··>··>··>··>··>       less than the resolution at a time
  ///     value   o········mark               it never leaves the mark
  ///
  /// A control may hold its value at a mark within its resolution, however often the touch moves.
  var firstLagBehindAMark: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.resolution > 0, traits.stops == nil, !traits.wraps, traits.thumbs == nil,
      let hand = hand(after: [.set(range.lowerBound), .wait(1000)]),
      traits.isAt(range.lowerBound, hand.last.value),
      hand.startsAtTheValue
    else { return nil }
    let length = hand.last.track.length
    // Half a point may be rounded to 0 or to 1, but not at each motion.
    let most = Trial.judgesEveryDesign && !dragsUpward ? 0.45 : Double.infinity
    let motion = Swift.min(most, 0.8 * traits.resolution)
    let recognition = hand.recognition(of: 1).reduce(0, +)
    let moves = Swift.min(200, ((length - recognition) / motion).rounded(.down))
    guard moves >= 5, case let count = Int(moves),
      let drag = hand.drag(by: Array(repeating: motion, count: count))
    else { return nil }
    // Whether the motion that recognises the drag counts is another question.
    let samples = drag.steps.filter { $0.event.isMove }.suffix(count + 1)
    let states = (recognition > 0 ? [] : [hand.last]) + samples.map { $0.after }
    let first = states[0].fraction
    let slack =
      1e-6 + (2.5 * traits.resolution + 1e-6) / length
      + 2 * traits.valueSlack / range.span + traits.placeErrorOfOwnScale
    for (index, state) in states.enumerated() {
      let place = Swift.min(first + Double(index) * motion / length, 1)
      guard (state.fraction - place).magnitude > slack else { continue }
      guard followsAtOnce(drag.events) else { return nil }
      return breach(
        afterSettling: drag.events,
        "a slow drag leads from fraction \(first) to \(place), the value to \(state.fraction)",
        contrast: trace.contrast(state.value, expectedAt: place))
    }
    return nil
  }

  /// The first stop that a slow drag leaves out, after the script, of a value that wraps.
  ///
  ///     22        23         0         1
  ///     |         |         |         |
  ///               <··<··<··<··o                   a quarter of a step at a time
  ///
  /// The drags begin at both ends, and at a stop that is another one for each script.
  var firstStopSkippedByASlowDrag: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.wraps, !traits.hasOwnScale, traits.scale == .linear, let stops = traits.stops,
      (4...400).contains(stops.lastIndex),
      (1...stops.lastIndex).allSatisfy({ index in
        let part =
          (stops.stop(index) - stops.stop(index - 1)) / range.span
        return part > 0.5 * traits.partOfAStep
      })
    else { return nil }
    // The numbers of stops from the one end to the next value beyond it.
    var ways: [(stops: Int, breach: Breach)] = []
    let starts = [0, stops.lastIndex, script.events.count % stops.lastIndex]
    for (start, way) in zip(starts, [-1.0, 1, 1]) {
      let value = stops.stop(start)
      guard let hand = hand(after: [.set(value), .wait(1000)]), traits.isAt(value, hand.last.value)
      else { continue }
      let motion = way * 0.25 * hand.last.track.length * traits.partOfAStep
      guard motion.magnitude > 4 * traits.resolution,
        let drag = hand.drag(by: Array(repeating: motion, count: 12))
      else { continue }
      func breach(_ message: String) -> Breach? {
        followsAtOnce(drag.events) ? self.breach(afterSettling: drag.events, message) : nil
      }
      // Whether the motion that recognises the drag counts is another question.
      let moves = drag.steps.filter { $0.event.isMove }.suffix(12).map { $0.after.value }
      let values = (traits.recognisesDrags ? [] : [value]) + moves
      for (old, new) in zip(values, values.dropFirst()) {
        let count = abs(stops.index(nearestTo: new) - stops.index(nearestTo: old))
        guard count > 1,
          let breach = breach("a slow drag leads from \(old) to \(new), past the stop between them")
        else { continue }
        // Both ends may be the same place.
        if count < stops.lastIndex - 1 { return breach }
        ways.append((count, breach))
      }
      if let last = values.last, last == values.first,
        let breach = breach("a slow drag by three steps from \(value) leads to \(last)")
      {
        return breach
      }
    }
    // One step leads from the one end to the other, so no more may lead back.
    guard ways.contains(where: { $0.stops == stops.lastIndex }) else { return nil }
    return ways.first { $0.stops < stops.lastIndex }?.breach
  }
}
