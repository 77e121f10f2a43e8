import GestureEngine

// Turns all the way around a dial, after the script.
extension Trial {
  /// A dial that no turn moves or that knows only its ends, or an end where no turn leads.
  var partThatTurnsMiss: Breach? {
    let traits = trace.traits
    guard !traits.wraps, traits.thumbs == nil, !traits.changesOverTime, traits.partOfAStep < 0.25,
      traits.range.span > 0, !traits.isCoarse
    else { return nil }
    let turns = wholeTurns
    guard turns.allSatisfy({ $0.fractions.allSatisfy { $0.isFinite } }) else { return nil }
    return turnThatNeverEndsBetween(turns) ?? turnWithoutEffect(turns) ?? endFarFromEveryTurn(turns)
      ?? turns.lazy.compactMap { self.endBeside($0) }.first
  }

  /// The turns by a whole circle toward the end that the probes of this script seek.
  private var wholeTurns: [WholeTurn] {
    let traits = trace.traits
    let way = turnsClockwise ? 2.5 : -2.5
    // The first motion recognises the turn.
    let angles = [4 * way] + Array(repeating: way, count: 144)
    return turningHandsOfTheScript.compactMap { hand in
      hand.isRecognisedAtOnce(traits) && hand.isTracked
        ? hand.turn(by: angles).map { events in
          WholeTurn(hand: hand, angles: angles, events: events, states: hand.places(events))
        } : nil
    }
  }

  /// Returns a turn that moves the value, if all places of all turns give a value at an end.
  private func turnThatNeverEndsBetween(_ turns: [WholeTurn]) -> Breach? {
    // The last motion leads back to the first place, which may be an end that the value has not left.
    guard let turn = turns.first(where: { $0.wayBeforeItsLastMotion > 0.5 }),
      !turns.contains(where: { $0.fractions.contains { $0 > 0.02 && $0 < 0.98 } })
    else { return nil }
    return breach(
      ofFollowing: turn.hand, turn.events,
      "no place of a whole turn gives a value between the ends")
  }

  /// Returns a turn that leaves a value between the ends where it is, or at the end from which all turns should lead it.
  private func turnWithoutEffect(_ turns: [WholeTurn]) -> Breach? {
    guard trace.traits.partOfAStep < 0.1 else { return nil }
    let isStuck = turns.allSatisfy { $0.way == 0 }
    let end = dragsUpward ? 0.0 : 1
    guard
      let turn = turns.first(where: { turn in
        let fraction = turn.fractions[0]
        return turn.way == 0
          && ((0.021...0.979).contains(fraction) || isStuck && fraction == end)
      })
    else { return nil }
    return breach(
      ofFollowing: turn.hand, turn.events,
      "a whole turn leaves the value at fraction \(turn.fractions[0])")
  }

  /// Returns a turn that stays away from an end by more than a motion, as all turns do.
  private func endFarFromEveryTurn(_ turns: [WholeTurn]) -> Breach? {
    let traits = trace.traits
    guard let first = turns.first, let length = atRest?.track.length else { return nil }
    let slack =
      0.01 + traits.partOfAStep + 8 * traits.resolution / Swift.min(first.hand.radius, length)
      + 8 * traits.precision.part
    // The touch may pass an end between two places.
    let motion = turns.map { $0.usualWay }.max() ?? 0
    let places = turns.flatMap { $0.fractions }
    let farthest = (dragsUpward ? places.max() : places.min()) ?? 0
    guard (dragsUpward ? 1 - farthest : farthest) > slack + motion,
      turns.contains(where: { $0.isComplete(within: slack) })
    else { return nil }
    return breach(
      ofFollowing: first.hand, first.events,
      "a whole turn leads no farther than fraction \(farthest)")
  }

  /// Returns the end of a dial beside which a turn stays, although the touch passes it slowly.
  ///
  ///     value   97···98···98···98···0     a turn in small motions around the farthest place of a whole turn
  private func endBeside(_ turn: WholeTurn) -> Breach? {
    let (traits, step, hand) = (trace.traits, trace.traits.partOfAStep, turn.hand)
    guard traits.hasEvenTurns, traits.samplingInterval == 0,
      // The farthest stop may be given by half a step alone, which small motions must not miss.
      traits.stops.map({ traits.stepRounding == .nearest && $0.lastIndex <= 360 }) ?? true
    else { return nil }
    let end = dragsUpward ? traits.range.upperBound : traits.range.lowerBound
    let fractions = turn.fractions.map { dragsUpward ? $0 : 1 - $0 }
    // A touch in the gap between the ends may be ignored, so that the value stays as it was before.
    guard let start = fractions.firstIndex(where: { $0 != fractions[0] }),
      let most = fractions[start...].max(), most > 0.75,
      turn.isComplete(within: 0.005 + 0.5 * step),
      !turn.states.contains(where: { traits.isAt(end, $0.value) }),
      let base = fractions[start...].firstIndex(of: most)
    else { return nil }
    let slow = turn.angles[..<base] + Array(repeating: turn.angles[1] / 20, count: 60)
    guard let events = hand.turn(by: Array(slow)), case let reached = hand.places(events),
      let best = reached.map({ dragsUpward ? $0.fraction : 1 - $0.fraction }).max(),
      let last = reached.last
    else { return nil }
    let missed = 1 - Swift.max(best, most)
    let slack =
      step > 0 ? 0.5 * step : 0.005 + 0.2 * turn.usualWay + 8 * traits.precision.part
    guard missed > slack else { return nil }
    return breach(
      ofFollowing: hand, events,
      "a slow turn over the end \(end) leads no nearer to it than fraction "
        + "\(dragsUpward ? 1 - missed : missed), and on to \(last.value)")
  }
}

/// A turn all the way around by a hundred and forty-four motions.
private struct WholeTurn {
  let hand: TurningHand
  /// The angles of the motions, in degrees.
  let angles: [Double]
  let events: [GestureEvent]
  /// The states after the motions.
  let states: [ControlSnapshot]

  /// The fractions of the values after the motions.
  var fractions: [Double] { states.map { $0.fraction } }

  /// The way of the value by one motion; half of the motions are shorter.
  var usualWay: Double { ways.sorted()[ways.count / 2] }

  /// The sum of the ways of the value by all motions.
  var way: Double { ways.reduce(0, +) }

  /// The sum of the ways of the value by all motions but the last.
  var wayBeforeItsLastMotion: Double { ways.dropLast().reduce(0, +) }

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
