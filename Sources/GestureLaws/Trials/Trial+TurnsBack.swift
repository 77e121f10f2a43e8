import GestureEngine

extension Trial {
  /// The end of a turn and the same turn back, after the script, that leaves the value far from where it was.
  ///
  /// A control that turns further one way than the other runs away under a hand that goes to and fro.
  var firstTurnThatStaysAway: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard !traits.changesOverTime, traits.thumbs == nil else { return nil }
    let step = traits.partOfAStep
    for hand in turningHandsOfTheScript where hand.radius > 12 * traits.minimumDistance {
      let there = Array(repeating: 10.0, count: 12)
      guard let turn = hand.turn(by: [10] + there + there.map { -$0 }) else { continue }
      let places = hand.places(turn)
      // At an end, a control may turn back at once, and on a whole circle the value leaps there.
      let isInside = places.allSatisfy {
        traits.wraps || $0.value > range.lowerBound && $0.value < range.upperBound
      }
      let ways = zip(places, places.dropFirst()).map {
        difference($1.fraction, from: $0.fraction).magnitude
      }
      guard isInside, let largest = ways.max(), largest < 0.25, let first = places.first,
        let last = places.last
      else { continue }
      let slack =
        0.02 + 1.5 * Swift.max(step, largest)
        + 8 * traits.resolution / Swift.min(hand.radius, first.track.length)
      guard difference(last.fraction, from: first.fraction).magnitude > slack else { continue }
      return breach(
        of: hand, turn,
        "a turn and the same turn back lead from \(first.value) to \(last.value)")
    }
    return nil
  }
}
