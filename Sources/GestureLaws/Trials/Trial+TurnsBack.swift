import GestureEngine

extension Trial {
  /// A turn, after the script, that goes on around the old middle after a resize.
  ///
  /// The control turns as far after the resize as one that had its new size before the touch.
  var turnAroundTheOldMiddle: Breach? {
    let traits = trace.traits
    // A dial that stays at its ends may take the resize for a turn through its gap, and stay.
    let mayStay = traits.waitsForTheTouch
    guard traits.thumbs == nil, !mayStay || traits.stops == nil,
      let hand = turningHandsOfTheScript.first, hand.isRecognisedAtOnce(traits),
      let size = atRest?.size
    else { return nil }
    let large = GestureSize(width: size.width + hand.radius, height: size.height + hand.radius)
    let moved = hand.moved(to: traits.pivot(in: large))
    let angles = [10.0] + Array(repeating: 10, count: 6)
    guard large.usable == large, let opening = hand.turn(by: [10]),
      let turn = moved.turn(by: angles)
    else { return nil }
    let resize = GestureEvent.resize(large)
    let events = opening + [resize] + turn.dropFirst()
    func places(_ events: [GestureEvent], after resize: Int) -> [ControlSnapshot] {
      let steps = hand.stage.play(events).trace.steps
      return steps.indices.filter { $0 > resize && steps[$0].event.isMove }.map { steps[$0].after }
    }
    let fresh = [resize] + turn
    guard hand.stage.answers(to: Array(fresh.prefix(2))).last?.response.editing == .began else {
      return nil
    }
    let (own, expected) = (places(events, after: opening.count), places(fresh, after: 0))
    guard let first = own.first, let last = own.last, let start = expected.first,
      let end = expected.last
    else { return nil }
    // At an end, a control may turn back at once or leap, and a touch in its gap may do nothing.
    let isInside =
      areBetweenTheEnds(own + expected)
      && (!mayStay || zip(own, own.dropFirst()).allSatisfy { $0.value != $1.value })
    let way = difference(last.fraction, from: first.fraction)
    let meant = difference(end.fraction, from: start.fraction)
    let slack =
      0.02 + 2 * traits.partOfAStep + 8 * traits.resolution / hand.radius
    guard isInside, meant.magnitude > 0.05, difference(way, from: meant).magnitude > slack else {
      return nil
    }
    return breach(
      ofFollowing: hand, events,
      "after the resize, the turn leads from \(first.value) to \(last.value), that of a control of "
        + "this size from \(start.value) to \(end.value)")
  }

  /// The end of a turn and the same turn back, after the script, that leaves the value far from where it was.
  ///
  /// A control that turns further one way than the other runs away under a hand that goes to and fro.
  var firstTurnThatStaysAway: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil else { return nil }
    let step = traits.partOfAStep
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) {
      let there = Array(repeating: 10.0, count: 12)
      guard let turn = hand.turn(by: [10] + there + there.map { -$0 }) else { continue }
      let places = hand.places(turn)
      // At an end, a control may turn back at once, and on a whole circle the value leaps there.
      let isInside = areBetweenTheEnds(places)
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
        ofFollowing: hand, turn,
        "a turn and the same turn back lead from \(first.value) to \(last.value)")
    }
    return nil
  }

  /// A `down`, after the script, that turns the control elsewhere than a motion back to the same place does.
  var downThatTurnsElsewhere: Breach? {
    let traits = trace.traits
    guard traits.turnsAtOnce else { return nil }
    for hand in turningHandsOfTheScript {
      guard let turn = hand.turn(by: [10, -10]) else { continue }
      let states = hand.stage.play(turn).trace.steps.map { $0.after }
      let old = hand.stage.answers(to: [.wait(0)])[0].value
      // At an end, a control may turn back at once, and on a whole circle the value leaps there.
      let isInside = areBetweenTheEnds(states)
      let slack =
        1e-6 + 1.5 * traits.partOfAStep
        + 8 * traits.resolution / Swift.min(hand.radius, states[0].track.length)
        // A touch on a number of a clock may take that number, and a motion the minute beside it.
        + (traits.stops != nil && traits.stepRounding == .custom ? 0.05 : 0)
      guard isInside, states[0].value != old,
        difference(states[2].fraction, from: states[0].fraction).magnitude > slack
      else { continue }
      return breach(
        ofFollowing: hand, turn,
        "the `down` turns from \(old) to \(states[0].value), a motion back to its place to \(states[2].value)"
      )
    }
    return nil
  }

  /// A motion in the place of the `down`, after the script, that turns the control although the `down` does not.
  var motionInPlaceThatTurns: Breach? {
    // The middle of a knob that must be hit may go to the touch with the first motion.
    guard trace.traits.turnsAtOnce, [.anywhere, .bounds].contains(trace.traits.grabArea) else {
      return nil
    }
    for hand in turningHandsOfTheScript {
      guard let turn = hand.turn(by: [0]) else { continue }
      let states = hand.stage.play(turn).trace.steps.map { $0.after }
      // In the gap between the ends, a touch that goes down may be ignored, and one that moves lead to an end.
      guard let down = states.first, let last = states.last, areBetweenTheEnds([last]),
        difference(last.fraction, from: down.fraction).magnitude > trace.traits.slackOfATurnInPlace,
        !hand.waitsToSeek(at: turn[0], trace.traits)
      else { continue }
      return breach(
        ofFollowing: hand, turn,
        "the `down` leads to \(down.value), a motion in the same place to \(last.value)")
    }
    return nil
  }

  /// Returns whether a dial that does not wrap is between its ends in all states.
  func areBetweenTheEnds(_ states: [ControlSnapshot]) -> Bool {
    let (traits, range) = (trace.traits, trace.traits.range)
    return traits.wraps
      || states.allSatisfy { $0.value > range.lowerBound && $0.value < range.upperBound }
  }
}

extension TurningHand {
  /// Returns whether the value goes to a touch only as it moves or lifts off, of a control that declares ``Tap/seeks``.
  ///
  /// - Parameters:
  ///   - down: The `down` of the touch.
  ///   - traits: The traits of the control.
  /// - Returns: Whether the `down` changes nothing.
  fileprivate func waitsToSeek(at down: GestureEvent, _ traits: ControlTraits) -> Bool {
    // A tap that changes the value, of a control that has taps of its own, takes the law away.
    let answers = stage.answers(to: [.wait(0), down, .up(nil)])
    return traits.seeksAtTaps && answers[1].value == answers[0].value
  }
}

extension ControlTraits {
  /// Whether the `down` of a dial with one value may turn it, and so does each sample at once.
  fileprivate var turnsAtOnce: Bool {
    thumbs == nil && !recognisesDrags && samplingInterval == 0 && !changesOverTime && !hasOwnTaps
  }

  /// The part of the range by which a motion in the place of the touch may turn, because of rounding.
  fileprivate var slackOfATurnInPlace: Double { 1e-6 + 32 * precision.part + 1.01 * partOfAStep }
}
