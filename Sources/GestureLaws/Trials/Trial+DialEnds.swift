import GestureEngine

// Turns of a dial, after the script, over its ends and its stops.
extension Trial {
  /// A turn, after the script, that misses a stop, or leads to the wrong place.
  var turnToTheWrongPlace: Breach? {
    stopThatATurnSkips ?? firstQuickTurnTheOtherWay ?? gapThatLeadsAcross
      ?? endThatATurnOvershoots
  }

  /// The end of a dial that a touch leaves as it lifts off there without a motion.
  var endThatALiftLeaves: Breach? {
    let traits = trace.traits
    guard traits.isDial, traits.hasEvenTurns, !traits.wraps, traits.tap == nil,
      traits.rest == nil, traits.latch == nil,
      traits.stopsOnRelease == nil, traits.samplingInterval == 0, traits.partOfAStep < 0.25
    else { return nil }
    let end = dragsUpward ? traits.range.upperBound : traits.range.lowerBound
    let way = turnsClockwise ? 10.0 : -10
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) && hand.isTracked {
      guard let turn = hand.turn(by: Array(repeating: way, count: 36)) else { return nil }
      let places = hand.places(turn)
      // The second motion at the end leads clearly beyond the last place before it.
      guard
        let index = places.indices.dropFirst(2).first(where: { index in
          places[index - 1].value == end && places[index].value == end
        }),
        let last = turn.indices.filter({ turn[$0].isMove }).dropFirst(index).first
      else { continue }
      let events = Array(turn[...last]) + [.up(nil)]
      guard let after = hand.stage.play(events).trace.steps.last,
        case .committed(let value)? = after.response.editing,
        !traits.isClose(value, end) || !traits.isClose(after.after.value, end)
      else { continue }
      return breach(
        of: hand, events,
        "a touch that has turned the dial to its end \(end) lifts off there, and commits \(value) and leaves "
          + "\(after.after.value)")
    }
    return nil
  }

  /// The end of a dial with a gap between its ends that a slow turn, after the script, leaves as it goes on: for a value
  /// beside the end, or at once for the other end.
  ///
  ///     value   97···98···99··100··100···98    in the gap
  private var endThatATurnOvershoots: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.hasEvenTurns, !traits.wraps, traits.samplingInterval == 0,
      traits.partOfAStep < 0.11
    else { return nil }
    let (end, sense) = dragsUpward ? (range.upperBound, 1.0) : (range.lowerBound, -1)
    for place in turningHandsOfTheScript where place.isRecognisedAtOnce(traits) {
      let hand = hand(at: place, from: 0.5)
      let angle = turnsClockwise ? 3.0 : -3
      guard let turn = hand.turn(by: Array(repeating: angle, count: 120)) else { continue }
      let places = hand.places(turn)
      let ways = zip(places, places.dropFirst()).map { sense * ($1.fraction - $0.fraction) }
      // The way to the end, or to where the value falls before it.
      guard
        let first = places.indices.dropFirst(12).first(where: { index in
          places[index].value == end || ways[index - 1] < 0
        }), case let start = ways[..<(first - 1)].lastIndex(where: { $0 < 0 }).map({ $0 + 1 }) ?? 0,
        case let run = ways[start..<first - 1], run.count >= 11,
        // With stops, at least as far as the value has come, less a step.
        case let part = (run.reduce(0, +) - traits.partOfAStep) / Double(run.count), part > 0,
        // The turn has led on evenly, up to the rounding of stops.
        run.allSatisfy({ $0 <= 2 * part + traits.partOfAStep })
      else { continue }
      // The motions in the gap, and those over the last stop up to its mark.
      let gap = 120 - 1 / part
      guard gap >= 20 else { continue }
      let ahead = Int((0.5 * traits.partOfAStep / part).rounded(.up))
      let isAtTheEnd =
        sense * (places[first - 1].fraction - 0.5) > 0.5 - 2 * part - traits.partOfAStep
      for index in first..<Swift.min(places.count, first + ahead + Int(0.4 * gap)) {
        let value = places[index].value
        let isBeside = sense * (places[index].fraction - 0.5) > 0.25
        let isOtherEnd = !(value > range.lowerBound && value < range.upperBound)
        guard !traits.isClose(value, end, after: 4),
          isBeside || isOtherEnd && isAtTheEnd && index <= first + Int(0.1 * gap)
        else { continue }
        let moves = turn.indices.filter { turn[$0].isMove }
        return breach(
          ofFollowing: hand, Array(turn[...moves[index]]),
          "a turn leads to \(places[first - 1].value), and to \(value) as it goes on beyond the end \(end)",
          contrast: trace.contrast(value, expected: end))
      }
    }
    return nil
  }

  /// The first stop of a dial with ends that a slow turn, after the script, leaps over.
  private var stopThatATurnSkips: Breach? {
    let traits = trace.traits
    guard traits.hasEvenTurns, !traits.wraps, traits.samplingInterval == 0,
      traits.stepRounding == .nearest, let stops = traits.stops,
      (7...60).contains(stops.lastIndex), let hand = turningHandsOfTheScript.first,
      hand.isRecognisedAtOnce(traits)
    else { return nil }
    let (step, angle) = (stops.partOfAStep, 45 * stops.partOfAStep)
    guard
      let turn = hand.turn(
        by: [turnsClockwise ? 10 : -10]
          + Array(repeating: turnsClockwise ? angle : -angle, count: 8 * stops.lastIndex))
    else { return nil }
    let places = hand.places(turn)
    let moves = turn.indices.filter { turn[$0].isMove }
    let ways = zip(places, places.dropFirst()).map { ($1.fraction - $0.fraction).magnitude }
    // At an end, the value may wait for the touch, and then go to it.
    let inside = ways.indices.filter {
      places[$0].fraction > 0.5 * step && places[$0].fraction < 1 - 0.5 * step
    }
    // A motion leads less than half a step: most motions lead to no other stop.
    let changes = inside.count { ways[$0] > 0 }
    guard changes > 3, 5 * changes < 2 * inside.count else { return nil }
    for index in inside where ways[index] > 1.5 * step && ways[index] < 0.6 {
      // A touch in the gap may be ignored, and then followed.
      guard ways[Swift.max(0, index - 20)..<index].contains(where: { $0 > 0 }) else { continue }
      let (old, new) = (places[index], places[index + 1])
      return breach(
        ofFollowing: hand, Array(turn[...moves[index + 1]]),
        "a slow turn leads from \(old.value) to \(new.value), past the stop between them")
    }
    return nil
  }

  /// The first quick motion of a turn, after the script, that leads the other way around.
  ///
  /// The shorter way around is meant, however quick the hand is.
  private var firstQuickTurnTheOtherWay: Breach? {
    let traits = trace.traits
    guard traits.hasEvenTurns, traits.samplingInterval == 0 else { return nil }
    let way = dragsUpward ? 10.0 : -10
    for place in turningHandsOfTheScript where place.isRecognisedAtOnce(traits) {
      let hand = hand(at: place, from: dragsUpward ? 0.25 : 0.75)
      for count in [13, 10] {
        guard let quick = hand.turn(by: [way, Double(count) * way]),
          let slow = hand.turn(by: Array(repeating: way, count: count + 1))
        else { continue }
        let (places, ends) = (hand.places(slow), hand.places(quick))
        // At an end, a dial may stay, or go on at the other one.
        guard places.allSatisfy({ (0.02...0.98).contains($0.fraction) || traits.wraps }),
          let start = places.first, let meant = places.last, let end = ends.last
        else { continue }
        let ways = zip(places, places.dropFirst()).map {
          difference($1.fraction, from: $0.fraction)
        }
        let expected = ways.reduce(0, +)
        let moved = difference(end.fraction, from: start.fraction)
        let least = 0.1 + 2 * traits.partOfAStep
        guard ways.allSatisfy({ $0 * expected >= 0 }), expected.magnitude > least,
          expected.magnitude < 0.45, moved * expected < 0, moved.magnitude > least
        else { continue }
        return breach(
          ofFollowing: hand, quick,
          "a motion by \(10 * count) degrees leads from \(start.value) to \(end.value), motions by ten degrees to "
            + "\(meant.value)",
          contrast: trace.contrast(end.value, expected: meant.value))
      }
    }
    return nil
  }

  /// A dial of which both halves of the gap between its ends lead a touch to the farther end.
  private var gapThatLeadsAcross: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard script.events.count % 4 == 0, traits.hasEvenTurns, !traits.wraps,
      !traits.recognisesDrags, traits.samplingInterval == 0, traits.partOfAStep < 0.11,
      let hand = turningHandsOfTheScript.first
    else { return nil }
    let downs = touchesAround(hand)
    guard downs.count == 72 else { return nil }
    // The places from the middle of the range on.
    guard
      let first = downs.indices.first(where: { index in
        let fractions = [downs[index].state, downs[(index + 1) % 72].state].map { $0.fraction }
        return fractions[0] <= 0.5 && fractions[1] > 0.5 && fractions[1] < 0.75
      })
    else { return nil }
    let round = (1...72).map { downs[(first + $0) % 72] }
    guard let wrong = round.firstIndex(where: { $0.state.value == range.lowerBound }), wrong > 0
    else { return nil }
    let tail = round[wrong...]
    let low = tail.prefix { $0.state.value == range.lowerBound }
    let high = tail.dropFirst(low.count).prefix { $0.state.value == range.upperBound }
    let next = tail.dropFirst(low.count + high.count).first
    let step = traits.partOfAStep
    // Before a stop that is an end, the touch has passed the end's place.
    let (least, most) = step > 0 ? (0, 1) : (0.001, 0.999)
    guard low.count > 1, high.count > 1, let next, (least...0.5).contains(next.state.fraction),
      (0.5...most).contains(round[wrong - 1].state.fraction), let last = low.first
    else { return nil }
    return breach(
      of: hand, last.events,
      "a touch in the gap of the dial, beside the end \(range.upperBound), gives \(last.state.value)"
    )
  }

  /// A turn by 20 degrees, after the script, from the middle of the range to an end of it, to which a turn the other way
  /// leads, too.
  ///
  /// A touch may slip over the edge of a dial that turns around another point than its middle.
  var endOfBothWays: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.hasEvenTurns, !traits.wraps, traits.samplingInterval == 0,
      traits.partOfAStep < 0.3, traits.pivot == GesturePoint(x: 0.5, y: 0.5)
    else { return nil }
    for place in turningHandsOfTheScript where place.isRecognisedAtOnce(traits) {
      let hand = hand(at: place, from: 0.5)
      guard let up = hand.turn(by: [20]), let down = hand.turn(by: [-20]),
        let first = hand.stage.play(up).trace.steps.first,
        (0.25...0.75).contains(first.after.fraction), first.response.editing == .began,
        let end = hand.places(up).last?.value, end == hand.places(down).last?.value,
        end == range.lowerBound || end == range.upperBound
      else { continue }
      return breach(
        ofFollowing: hand, up,
        "turns by 20 degrees lead from \(first.after.value) to \(end), whichever way they go",
        contrast: trace.contrast(end, expected: first.after.value))
    }
    return nil
  }

  /// Returns the values of touches every five degrees around the middle, in the direction of the range.
  ///
  /// Where no touch can go down, one comes from the nearest place where it can. A touch near an end may so slip out of the
  /// bounds of half a dial.
  private func touchesAround(
    _ hand: TurningHand
  ) -> [(events: [GestureEvent], state: ControlSnapshot)] {
    let way = trace.traits.turnsUpClockwise ? 1.0 : -1
    let places = (0..<72).compactMap { index in
      hand.turn(by: [way * (5 * Double(index) + 1.7)])?.last?.touch?.point
    }
    guard places.count == 72 else { return [] }
    let downs = places.map { place -> ControlSnapshot? in
      let step = hand.stage.play([.down(place)]).trace.steps[0]
      return step.response.editing == .began ? step.after : nil
    }
    var touches: [(events: [GestureEvent], state: ControlSnapshot)] = []
    for (index, place) in places.enumerated() {
      if let state = downs[index] {
        touches.append(([.down(place)], state))
        continue
      }
      let distance = (1...36).first { distance in
        downs[(index + distance) % 72] != nil || downs[(index + 72 - distance) % 72] != nil
      }
      guard Trial.judgesEveryDesign, let distance else { return [] }
      let after = (index + distance) % 72
      let near = downs[after] != nil ? after : (index + 72 - distance) % 72
      let events = [GestureEvent.down(places[near]), .move(place)]
      touches.append((events, hand.stage.play(events).trace.steps[1].after))
    }
    return touches.allSatisfy { $0.state.fraction.isFinite } ? touches : []
  }

  /// Returns a hand that turns the control from a part of its range, unless the value decides where it must be held.
  private func hand(at hand: TurningHand, from part: Double) -> TurningHand {
    let traits = trace.traits
    guard traits.grabArea == .bounds || traits.grabArea == .anywhere,
      let value = (try? Scale(traits.range))?.value(at: part)
    else { return hand }
    let events: [GestureEvent] = [.set(traits.stops?.snap(value) ?? value), .wait(1000)]
    return TurningHand(
      middle: hand.middle, arm: hand.arm, stage: hand.stage.play(events).end,
      opening: hand.opening + events, pause: hand.pause)
  }

  /// Returns the breach that a turn shows if the value follows a turn at once.
  private func breach(
    ofFollowing hand: TurningHand, _ turn: [GestureEvent], _ message: String, contrast: Contrast
  ) -> Breach? {
    followsAtOnce(hand.opening + turn)
      ? breach(afterSettling: hand.opening + turn, message, contrast: contrast) : nil
  }
}

extension ControlTraits {
  /// Whether a dial has a single value that follows equal turns by equal parts of its range, as exactly as numbers
  /// allow.
  var hasEvenTurns: Bool {
    thumbs == nil && !hasOwnScale && scale == .linear && !changesOverTime && resolution == 0
      && range.lowerBound < range.upperBound && !isCoarse
  }
}
