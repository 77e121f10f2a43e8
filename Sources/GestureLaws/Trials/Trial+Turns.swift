import GestureEngine

extension Trial {
  /// The first turn of a control around its middle, after the script, that leads the wrong way.
  ///
  ///      \   ^ there     A touch goes ten degrees at a time around the middle, in arcs that cover the whole circle.
  ///        o v back      The value may leap only from one end of its range to the other, where the scale begins again.
  var firstWrongArc: Breach? {
    let arc = Array(repeating: 10.0, count: 7)
    for hand in turningHands {
      if let turn = hand.turn(by: arc + arc.map { -$0 }),
        let breach = firstWrongTurn(turn, of: hand)
      {
        return breach
      }
    }
    // A quotient of coordinates has no value, or that of another quarter, where one of them is zero.
    for turn in turningHands.first?.crossings ?? [] {
      if let breach = firstWrongTurn(turn, of: turningHands[0]) { return breach }
    }
    return firstWholeTurnThatChanges
  }

  /// The first motion of an arc after the script that turns the value the other way.
  private func firstWrongTurn(_ events: [GestureEvent], of hand: TurningHand) -> Breach? {
    let traits = trace.traits
    let isClockwise = traits.turnsUpClockwise
    let slack =
      1e-9 + Scale.tolerance(ofFractionsIn: traits.range) + 8 * traits.precision.part
    let steps = hand.stage.play(events).trace.steps
    var origin: GesturePoint?
    var previous: GesturePoint?
    var reach = 0.0
    // The largest turn onward, and the turns back with the fractions that they lead from and to.
    var largest = 0.0
    var back: [(step: Int, from: Double, to: Double)] = []
    // A dial may hold its value at a bound until the touch has gone half a turn, or ignore the touch in the gap
    // between its ends, and then go to the touch.
    var heldAt: Double?
    if let first = steps.firstIndex(where: { $0.event.isMove }), first > 0 {
      let (old, new) = (steps[first - 1].after.value, steps[first].after.value)
      let isAtBound = new == traits.range.lowerBound || new == traits.range.upperBound
      // The other thumb of two may stop the value before its bound.
      if new == old || isAtBound || traits.thumbs != nil { heldAt = new }
    }
    for (index, step) in steps.enumerated() {
      guard let point = step.event.touch?.point else { continue }
      guard let from = origin else {
        origin = point
        continue
      }
      defer { (previous, reach) = (point, Swift.max(reach, point.distance(from: from))) }
      // The motion that recognises a drag may move the value to the place of the touch.
      guard let previous, reach >= traits.minimumDistance * (1 + 1e-9) else { continue }
      let isOnward = point.isClockwise(of: previous, around: hand.middle) == isClockwise
      let (old, new) = (steps[index - 1].after, step.after)
      if let bound = heldAt, new.value != bound {
        heldAt = nil
        continue
      }
      let turn = isOnward ? new.fraction - old.fraction : old.fraction - new.fraction
      largest = Swift.max(largest, turn)
      if turn < -slack, !traits.isClose(old.value, new.value) {
        back.append(
          (index, isOnward ? old.fraction : new.fraction, isOnward ? new.fraction : old.fraction))
      }
    }
    // Between two samples, the touch may have passed the place where the scale begins again.
    let margin = 0.05 + 2 * Swift.max(largest, traits.partOfAStep)
    guard
      let wrong = back.first(where: { turn in
        if traits.waitsForTheTouch { return true }
        let (isBelow, isAbove) = (turn.from < 1 - margin, turn.to > margin)
        // The other thumb of two may stop the value before an end.
        return traits.thumbs == nil ? isBelow || isAbove : isBelow && isAbove
      })
    else { return nil }
    let (old, new) = (steps[wrong.step - 1].after.value, steps[wrong.step].after.value)
    let isUp = new > old
    return breach(
      of: hand, Array(events[...wrong.step]),
      "a turn \(isUp == isClockwise ? "counterclockwise" : "clockwise") "
        + "\(isUp ? "raises" : "lowers") the value from \(old) to \(new)")
  }

  /// The first turn all the way around that leads a value that wraps elsewhere.
  private var firstWholeTurnThatChanges: Breach? {
    let traits = trace.traits
    guard traits.wraps, traits.resolution == 0, traits.stepRounding == .nearest,
      let hand = turningHands.first, hand.isRecognisedAtOnce(traits)
    else { return nil }
    for way in [1.0, -1] {
      // The first motion recognises the turn, and may take the knob to the touch.
      guard
        var turn = hand.turn(by: [7 * way] + Array(repeating: 10 * way, count: 36)),
        let first = turn.firstIndex(where: { $0.isMove })
      else { continue }
      // The angles are rounded; the last place is that of the first motion.
      turn[turn.count - 1] = turn[first]
      let places = hand.places(turn)
      let (before, after) = (places[0], places[36])
      let left = difference(after.fraction, from: before.fraction)
      let sum = zip(places, places.dropFirst()).reduce(0) { sum, pair in
        sum + difference(pair.1.fraction, from: pair.0.fraction)
      }
      // Two stops are as far apart one way around as the other way.
      let hasTurned = sum.magnitude > 0.5 || traits.stops.map { $0.lastIndex < 4 } ?? false
      guard hasTurned else {
        return breach(
          ofFollowing: hand, turn,
          "a whole turn goes back and forth, from \(before.value) to \(after.value), and never around"
        )
      }
      if Trial.judgesEveryDesign, sum.magnitude > 1.25, traits.partOfAStep < 0.1 {
        return breach(
          ofFollowing: hand, turn,
          "a whole turn leads \(sum.magnitude) times around the range, not once")
      }
      let span = traits.range.span
      let slack =
        1e-9 + Scale.tolerance(ofFractionsIn: traits.range) + 8 * traits.precision.part
        + 40 * traits.valueSlack / span
      guard left.magnitude > slack else { continue }
      return breach(
        ofFollowing: hand, turn, "a whole turn leads from \(before.value) to \(after.value)")
    }
    return nil
  }

  /// The end of a slow turn, after the script, that leaves the value far from that of a quick turn.
  ///
  /// A control that rounds each motion to its stops never turns, or runs ahead.
  var firstLagOfASlowTurn: Breach? {
    let traits = trace.traits
    let step = traits.partOfAStep
    for hand in turningHandsOfTheScript {
      // The first motion recognises the turn.
      guard hand.isRecognisedAtOnce(traits),
        let quick = hand.turn(by: Array(repeating: 10, count: 7))
      else { continue }
      let places = hand.places(quick)
      // The shortest arc of ten stops; 60 degrees if there are fewer or none.
      var (end, way) = (0, 0.0)
      while end < 6, step == 0 || way < 10 * step {
        end += 1
        way = difference(places[end].fraction, from: places[0].fraction).magnitude
      }
      // At most five sixths of a degree at a time, also if the quick turn has hardly moved the value.
      let count = Swift.min(240, Swift.max(72, step > 0 ? (way / (0.4 * step)).rounded(.up) : 0))
      let angles = Array(repeating: Double(10 * end) / count, count: Int(count))
      guard let slow = hand.turn(by: [10] + angles) else { continue }
      let (expected, ends) = (places[end], hand.places(slow))
      // Beside an end, the quick turn may have leapt over the last part of the range.
      guard traits.wraps || (0.1...0.9).contains(expected.fraction) else { continue }
      var (largest, last) = (step, ends[0])
      for place in ends {
        largest = Swift.max(largest, difference(place.fraction, from: last.fraction).magnitude)
        last = place
      }
      // The place of a value may be rounded, and that of the touch, which then turns by another angle.
      let part = 2 * traits.resolution / (hand.radius * Double(10 * end) * (.pi / 180))
      let slack =
        (0.02 + part) * way + 1.5 * largest + 2 * traits.resolution / expected.track.length
      guard difference(last.fraction, from: expected.fraction).magnitude > slack else { continue }
      return breach(
        ofFollowing: hand, slow,
        "a slow turn leads from \(places[0].value) to \(last.value), a quick turn to "
          + "\(expected.value)")
    }
    return nil
  }

  /// Two hands, others for each script.
  var turningHandsOfTheScript: [TurningHand] {
    let hands = turningHands
    guard hands.count > 2 else { return hands }
    let first = script.events.count % hands.count
    return [hands[first], hands[(first + 1) % hands.count]]
  }

  /// The end of a turn in one motion, after the script, that is far from that of the same turn in many.
  ///
  /// A control that loses the part of a step in each motion turns only under a quick hand.
  var firstTurnInParts: Breach? {
    let traits = trace.traits
    guard traits.samplingInterval == 0 else { return nil }
    let step = traits.partOfAStep
    // The first motion recognises the turn.
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) {
      let angle = dragsUpward ? 60.0 : 85
      guard let whole = hand.turn(by: [10, angle]),
        let parts = hand.turn(by: [10] + Array(repeating: 5, count: Int(angle / 5))),
        let start = hand.places(whole).first, let expected = hand.places(whole).last
      else { continue }
      let places = hand.places(parts)
      let way = difference(expected.fraction, from: start.fraction).magnitude
      let largest = zip(places, places.dropFirst()).map {
        difference($1.fraction, from: $0.fraction).magnitude
      }.max()
      guard let last = places.last, let largest,
        // Beside an end, a motion may end in the gap of the dial, or wait for the touch.
        traits.wraps || (0.1...0.9).contains(last.fraction),
        !traits.waitsForTheTouch
          || largest < 0.2 && (last.fraction - start.fraction).magnitude + step < 0.45
      else { continue }
      let part = 2 * traits.resolution / (hand.radius * angle * (.pi / 180))
      let slack =
        (0.02 + part) * way + 1.5 * Swift.max(step, largest)
        + 2 * traits.resolution / expected.track.length
      guard difference(last.fraction, from: expected.fraction).magnitude > slack else { continue }
      return breach(
        ofFollowing: hand, parts,
        "a turn in motions of 5 degrees leads from \(start.value) to \(last.value), in one to "
          + "\(expected.value)")
    }
    return nil
  }

  /// Returns the breach that a turn shows.
  func breach(
    of hand: TurningHand, _ turn: [GestureEvent], _ message: String
  ) -> Breach {
    breach(afterSettling: hand.opening + turn, message)
  }

  /// Returns the breach that a turn shows if the value follows a turn at once.
  func breach(
    ofFollowing hand: TurningHand, _ turn: [GestureEvent], _ message: String
  ) -> Breach? {
    followsAtOnce(hand.opening + turn) ? breach(of: hand, turn, message) : nil
  }

  /// Returns how much greater a fraction is than another; the shorter way around if the value wraps.
  func difference(_ fraction: Double, from other: Double) -> Double {
    let way = fraction - other
    return trace.traits.wraps ? way - way.rounded() : way
  }
}

extension GesturePoint {
  /// Whether the way from another point to this one is clockwise around the middle, on the screen.
  fileprivate func isClockwise(of other: GesturePoint, around middle: GesturePoint) -> Bool {
    (other.x - middle.x) * (y - middle.y) > (other.y - middle.y) * (x - middle.x)
  }
}
