import GestureEngine

// Turns all the way around a dial, after the script.
extension Trial {
  /// An end of a dial, or all that lies between its ends, where no turn leads.
  var partThatTurnsMiss: Breach? {
    let traits = trace.traits
    guard !traits.wraps, traits.thumbs == nil, !traits.changesOverTime, traits.partOfAStep < 0.25,
      traits.range.span > 0, !traits.isCoarse
    else { return nil }
    let way = (traits.direction != .rightToLeft) == dragsUpward ? 2.5 : -2.5
    // The first motion recognises the turn.
    let angles = [4 * way] + Array(repeating: way, count: 144)
    let turns = turningHandsOfTheScript.compactMap { hand in
      hand.isRecognisedAtOnce(traits) && hand.isTracked
        ? hand.turn(by: angles).map {
          WholeTurn(hand: hand, events: $0, fractions: hand.places($0).map { $0.fraction })
        } : nil
    }
    guard let first = turns.first, let length = atRest?.track.length else { return nil }
    let slack =
      0.01 + traits.partOfAStep + 8 * traits.resolution / Swift.min(first.hand.radius, length)
      + 8 * traits.precision.part
    let places = turns.flatMap { $0.fractions }
    guard places.allSatisfy({ $0.isFinite }), let least = places.min(), let most = places.max()
    else { return nil }
    if !places.contains(where: { $0 > 0.02 && $0 < 0.98 }),
      let turn = turns.first(where: { $0.way > 0.5 })
    {
      return breach(
        ofFollowing: turn.hand, turn.events,
        "no place of a whole turn gives a value between the ends")
    }
    if traits.partOfAStep < 0.1,
      let turn = turns.first(where: { $0.way == 0 && (0.021...0.979).contains($0.fractions[0]) })
    {
      return breach(
        ofFollowing: turn.hand, turn.events,
        "a whole turn leaves the value at fraction \(turn.fractions[0])")
    }
    // The touch may pass an end between two places.
    let motion = turns.map { $0.usualWay }.max() ?? 0
    let missed = dragsUpward ? 1 - most : least
    guard missed > slack + motion, turns.contains(where: { $0.isComplete(within: slack) }) else {
      return nil
    }
    return breach(
      ofFollowing: first.hand, first.events,
      "a whole turn leads no farther than fraction \(dragsUpward ? most : least)")
  }
}

/// A turn all the way around by a hundred and forty-four motions.
private struct WholeTurn {
  let hand: TurningHand
  let events: [GestureEvent]
  /// The fractions of the values after the motions.
  let fractions: [Double]

  /// The way of the value by one motion; half of the motions are shorter.
  var usualWay: Double { ways.sorted()[ways.count / 2] }

  /// The sum of the ways of the value by all motions.
  var way: Double { ways.reduce(0, +) }

  private var ways: [Double] {
    zip(fractions, fractions.dropFirst()).map { ($1 - $0).magnitude }
  }

  /// Whether a further turn leads nowhere else: the value is where it was, or at rest, although a turn leads far.
  func isComplete(within slack: Double) -> Bool {
    guard let last = fractions.last, way > 0.5 else { return false }
    return (last - fractions[0]).magnitude <= slack
      || fractions.suffix(36).allSatisfy { $0 == last }
  }
}
