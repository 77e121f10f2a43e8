import GestureEngine

extension Trial {
  /// The end of a slow drag, after the script, that leaves the value far behind the touch or far ahead of it.
  ///
  ///     stops   |         |         |         |
  ///     touch   o···>···>···>···>···>···>···>         two fifths of a step at a time
  ///
  /// A control that rounds each motion to its stops never moves, or runs ahead.
  var firstLagOfASlowDrag: Breach? {
    let traits = trace.traits
    // Where the stop of a place is known, the script itself is judged.
    guard let stops = traits.stops, stops.lastIndex > 0,
      traits.stepRounding == .custom || traits.hasOwnScale || traits.resolution > 0 || traits.wraps
        || traits.hasUnusualStart,
      !traits.changesOverTime,
      let hand = hand(after: [.set(traits.range.lowerBound), .wait(1000)]),
      traits.isAt(traits.range.lowerBound, hand.last.value)
    else { return nil }
    let length = hand.last.track.length
    let recognition = hand.recognition(of: 1).reduce(0, +)
    var motion = 0.4 * length / Double(stops.lastIndex)
    // A control may round places, but a motion between places that need no rounding is whole.
    if traits.resolution > 0 {
      motion = traits.resolution * (motion / traits.resolution).rounded(.up)
    }
    // A value that wraps would begin again.
    let way = (traits.wraps ? 0.75 * length : length) - recognition
    let count = Swift.min(48, (way / motion).rounded(.down))
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
    var largest = zip(fractions, fractions.dropFirst()).map { $1 - $0 }.max() ?? 0
    if Trial.judgesEveryDesign, traits.hasOwnScale {
      // The first stop of a steep scale may lie beyond the motion.
      let stop = settled.end.play([.set(stops.stop(1)), .wait(1000)]).trace.steps.last?.after
      largest = Swift.max(largest, (stop?.fraction ?? 1) - hand.last.fraction)
    }
    let slack = 1e-9 + 2 * traits.resolution / length + 1.5 * largest
    guard (last - first - place).magnitude > slack else { return nil }
    return breach(
      afterSettling: drag.events,
      "a slow drag covers \(place) of the track, the value \(last - first)")
  }
}
