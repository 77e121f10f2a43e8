import GestureEngine

extension Trial {
  /// The first motion of an even turn, after the script, that leaps over a part of the range or does nothing.
  ///
  ///     touch   o·····>·····>·····>·····>·····>    ten degrees at a time
  ///     value   ··>··>················>··>··>      it leaps in the middle
  ///
  /// At an end the value may leap, where the scale of a whole circle begins again. A dial that stays at marks says so by
  /// its resolution.
  var firstUnevenTurn: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, !traits.hasOwnScale, traits.scale == .linear,
      traits.resolution == 0, !traits.changesOverTime
    else { return nil }
    for hand in turningHands where hand.isRecognisedAtOnce(traits) {
      // The motion that recognises the turn may take the value to the touch.
      guard let turn = hand.turn(by: Array(repeating: 10, count: 9)) else { continue }
      if let breach = firstUnevenMotion(of: turn, hand) ?? unevenSpeed(of: turn, hand) {
        return breach
      }
    }
    // Near its middle, a dial may ignore the nearest of the places beside it.
    guard !traits.recognisesDrags, let hand = turningHands.first, hand.radius > 12 else {
      return nil
    }
    return hand.crossings.lazy.compactMap { self.firstUnevenMotion(of: $0, hand) }.first
  }

  private func firstUnevenMotion(of turn: [GestureEvent], _ hand: TurningHand) -> Breach? {
    let traits = trace.traits
    let places = hand.places(turn)
    let ways = zip(places, places.dropFirst()).map {
      difference($1.fraction, from: $0.fraction).magnitude
    }
    guard ways.count > 1 else { return nil }
    let usual = ways.sorted()[ways.count / 2]
    guard usual > 1e-6 else { return nil }
    let margin = 0.05 + 2 * usual + traits.partOfAStep
    let most = 0.1 + 4 * usual + 3 * traits.partOfAStep
    func isInside(_ state: ControlSnapshot, _ margin: Double) -> Bool {
      traits.wraps || state.fraction > margin && state.fraction < 1 - margin
    }
    for (index, way) in ways.enumerated() {
      let (before, after) = (places[index], places[index + 1])
      let neighbours = [index - 1, index + 1].filter(ways.indices.contains).map { ways[$0] }
      // A dial may hold its value at an end.
      let isStill =
        way == 0 && traits.stops == nil && isInside(before, 0.01)
        && neighbours.allSatisfy { $0 > 0.5 * usual && $0 < 0.25 }
      let hasWaited =
        traits.waitsForTheTouch && way < 0.5 + margin && (index == 0 || ways[index - 1] == 0)
      let isLeap =
        way > most && isInside(before, margin) && isInside(after, margin) && !hasWaited
      guard isStill || isLeap else { continue }
      let (old, new) = (places[index].value, places[index + 1].value)
      return breach(
        ofFollowing: hand, turn,
        isStill
          ? "a motion in the middle of an even turn leaves the value at \(old)"
          : "a motion of an even turn leaps from \(old) to \(new)")
    }
    return nil
  }

  /// Returns how a dial turns faster at one place than at another by the same angle, as around another middle than its
  /// pivot.
  private func unevenSpeed(of turn: [GestureEvent], _ hand: TurningHand) -> Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.samplingInterval == 0 else { return nil }
    let all = hand.places(turn)
    let followed = traits.waitsForTheTouch ? all.drop { $0.value == all[0].value } : all[...]
    let places = Array(followed.dropFirst())
    let parts = zip(places, places.dropFirst(3)).filter { before, after in
      let margin = 0.1 + traits.partOfAStep
      return [before, after].allSatisfy {
        traits.wraps || $0.fraction > margin && $0.fraction < 1 - margin
      }
    }
    let ways = parts.map { difference($1.fraction, from: $0.fraction).magnitude }
    // Beyond the last stop, the way to the first one may be a step or none.
    let rounding = (traits.wraps ? 2.2 : 1.2) * traits.partOfAStep
    guard ways.count > 2, let least = ways.min(), let most = ways.max(),
      most > 1.2 * least + rounding + 1e-6 + 16 * traits.precision.part
    else { return nil }
    return breach(
      ofFollowing: hand, turn,
      "thirty degrees lead by \(least) of the range at one place, and by \(most) at another")
  }

  /// A turn all the way around, after the script, that reaches an end of a dial which stays at its ends, and leaves it.
  var endThatATurnLeaves: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.waitsForTheTouch, traits.thumbs == nil, !traits.changesOverTime else {
      return nil
    }
    let end = dragsUpward ? range.upperBound : range.lowerBound
    for hand in turningHands where hand.isRecognisedAtOnce(traits) {
      guard let turn = hand.turn(by: Array(repeating: turnsClockwise ? 10 : -10, count: 36)) else {
        continue
      }
      let places = hand.places(turn)
      let values = places.map { $0.value }
      guard
        let first = values.indices.dropFirst(2).first(where: {
          values[$0] == end && values[$0 - 1] != end && values[$0 - 2] != values[$0 - 1]
        }),
        let left = places[first...].first(where: { $0.value != end })
      else { continue }
      // Beyond the middle, a dial may take the touch for one that has come back, as LVGL does.
      guard dragsUpward ? left.fraction < 0.25 : left.fraction > 0.75 else { continue }
      return breach(
        ofFollowing: hand, turn,
        "a turn reaches the end \(end), and goes on at \(left.value) as the touch goes around")
    }
    return nil
  }

  /// A turn by a hand all the way around, in motions of ten degrees, that reaches an end of the range.
  private struct TurnToAnEnd {
    /// The events of the turn.
    let turn: [GestureEvent]
    /// The value after each motion.
    let values: [Double]
    /// The end of the range.
    let end: Double
    /// The index of the first motion that leads to the end, above 7.
    let first: Int
    /// The degrees of each motion.
    let way: Double
  }

  /// Returns the turn by `hand`, after the script, to the end of the range that is farther away; `nil` without one.
  private func turnToAnEnd(by hand: TurningHand) -> TurnToAnEnd? {
    let range = trace.traits.range
    let end = dragsUpward ? range.upperBound : range.lowerBound
    let way = turnsClockwise ? 10.0 : -10
    guard hand.isRecognisedAtOnce(trace.traits), hand.isTracked,
      let turn = hand.turn(by: Array(repeating: way, count: 36)),
      case let values = hand.places(turn).map({ $0.value }),
      let first = values.firstIndex(of: end), first > 7
    else { return nil }
    return TurnToAnEnd(turn: turn, values: values, end: end, first: first, way: way)
  }

  /// An end that a dial holds, after the script, although the touch that has turned past it has come back the same way.
  var endThatATurnNeverLeaves: Breach? {
    let traits = trace.traits
    guard traits.waitsForTheTouch, traits.thumbs == nil, !traits.changesOverTime,
      traits.samplingInterval == 0, traits.partOfAStep < 0.2
    else { return nil }
    for hand in turningHands {
      // The last sixty degrees before the end lead away from it on the way back.
      guard let past = turnToAnEnd(by: hand),
        case let before = past.values[(past.first - 6)..<past.first], Set(before).count > 2
      else { continue }
      for beyond in [6, 12] {
        let out = Array(repeating: past.way, count: past.first + 1 + beyond)
        // In small motions, which pass close to the end.
        let back = Array(repeating: -past.way / 4, count: 4 * (beyond + 6))
        guard let events = hand.turn(by: out + back),
          case let returned = hand.places(events).map({ $0.value }),
          !returned[past.first...].contains(where: { $0 != past.end })
        else { continue }
        return breach(
          ofFollowing: hand, events,
          "a turn goes past the end \(past.end) by \(10 * beyond) degrees and comes back by \(10 * (beyond + 6)), and the "
            + "value stays there, not at \(before.first ?? past.end)")
      }
      return nil
    }
    return nil
  }

  /// An end that a dial leaves, after the script, while the touch that has turned past it is still beyond it.
  ///
  /// The dial follows the angle of its touch: one that counts turns may turn back at once.
  var endThatATurnLeavesEarly: Breach? {
    let traits = trace.traits
    guard traits.waitsForTheTouch, traits.hasEvenTurns, traits.samplingInterval == 0,
      traits.partOfAStep < 0.2
    else { return nil }
    for hand in turningHands {
      guard let past = turnToAnEnd(by: hand), case let first = past.first,
        let inside = past.turn.filter({ $0.isMove })[first - 4].touch?.point,
        case let touched = hand.stage.play([.down(inside)]).trace.steps[0],
        touched.response.editing == .began,
        traits.isClose(touched.after.value, past.values[first - 4]),
        // A touch that holds the knob may add up its turns; this one goes to its angle.
        hand.stage.answers(to: [past.turn[0]])[0].value
          != hand.stage.answers(to: [.wait(0)])[0].value,
        // Thirty degrees beyond the end, and back by half of that.
        let events = hand.turn(
          by: Array(repeating: past.way, count: first + 4)
            + Array(repeating: -past.way / 4, count: 6)),
        case let returned = hand.places(events).map({ $0.value }),
        returned[first..<first + 4].allSatisfy({ $0 == past.end }),
        let left = returned.indices.last(where: { returned[$0] != past.end }), left > first
      else { continue }
      return breach(
        ofFollowing: hand, events,
        "a turn goes past the end \(past.end) by thirty degrees, and leads to \(returned[left]) before it is back at the end"
      )
    }
    return nil
  }
}
