import GestureEngine

// Turns, after the script, whose touch then keeps its angle around the middle: it rests while the control grows, or moves
// straight toward the middle or away from it.
extension Trial {
  /// A turn, after the script, that a resize undoes, so that the next motion begins at an earlier value.
  ///
  ///     o  the touch        The middle moves straight away from the touch, so that the touch keeps its angle. A
  ///      \                  motion to the same place then changes nothing, whether the control remembers the
  ///       x  old middle     place or the angle of the touch.
  ///        \
  ///         x  new middle
  var turnThatAResizeUndoes: Breach? {
    guard let size = atRest?.size else { return nil }
    return firstTurnInPlace { hand, arm in
      let large = GestureSize(width: size.width - 0.5 * arm.x, height: size.height - 0.5 * arm.y)
      let place = GesturePoint(x: hand.middle.x + arm.x, y: hand.middle.y + arm.y)
      let longer = GesturePoint(from: trace.traits.pivot(in: large), to: place)
      guard large.usable == large, longer.isOnTheRay(of: arm) else { return [] }
      return [
        Ending(
          name: "a motion in place after a resize", events: [.resize(large), .move(place)],
          arm: longer)
      ]
    }
  }

  /// A motion straight toward the middle or away from it, after the script, that turns the control.
  var motionTowardTheMiddleThatTurns: Breach? {
    firstTurnInPlace { hand, arm in
      [0.6, 0.3, 0.15, 1.2].map { part in
        let end = GesturePoint(x: part * arm.x, y: part * arm.y)
        let place = GesturePoint(x: hand.middle.x + end.x, y: hand.middle.y + end.y)
        return Ending(
          name: "a motion straight to \(part) of its distance from the middle",
          events: [.move(place)], arm: end)
      }
    }
  }

  /// The last events of a turn, which keep the angle of the touch.
  private struct Ending {
    /// The name, for the report.
    let name: String
    /// The events, which end with a motion.
    let events: [GestureEvent]
    /// The place of that motion, as seen from the middle.
    let arm: GesturePoint
  }

  /// Returns the first end of a turn by forty degrees that changes the value.
  ///
  /// - Parameter endings: Returns the ends for a hand and the place of its touch, as seen from the middle.
  /// - Returns: The breach; `nil` if the value stays.
  private func firstTurnInPlace(
    _ endings: (_ hand: TurningHand, _ arm: GesturePoint) -> [Ending]
  ) -> Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, traits.resolution == 0 else { return nil }
    let way = dragsUpward ? 10.0 : -10
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) {
      guard let turn = hand.turn(by: [way, way, way, way]), let place = turn.last?.touch?.point
      else { continue }
      let places = hand.places(turn)
      let turned = difference(places[3].fraction, from: places[0].fraction).magnitude
      guard turned > 0, areBetweenTheEnds(places) else { continue }
      let pause: [GestureEvent] = hand.pause > 0 ? [.wait(hand.pause)] : []
      for ending in endings(hand, GesturePoint(from: hand.middle, to: place)) {
        // Beside the middle, an angle means little.
        guard ending.arm.length > Swift.max(4, 50 * traits.resolution),
          ending.events.allSatisfy({ $0.touch?.point?.isUsable ?? true })
        else { continue }
        let events = turn + pause + ending.events
        let steps = hand.stage.play(events + pause).trace.steps
        let given = steps[events.count - 2].after
        guard steps[0].response.editing == .began, steps.last?.tracked != nil,
          let last = steps.last?.after
        else { continue }
        // The control may round both places, each to another angle.
        let degrees =
          2 * traits.resolution * (180 / .pi) * (1 / hand.radius + 1 / ending.arm.length)
        let slack =
          1e-6 + 32 * traits.precision.part + 1.01 * traits.partOfAStep + turned / 30 * degrees
        guard difference(last.fraction, from: given.fraction).magnitude > slack else { continue }
        return breach(
          ofFollowing: hand, events,
          "in a turn, \(ending.name) changes the value from \(given.value) to \(last.value)")
      }
    }
    return nil
  }
}

extension GesturePoint {
  /// Creates the way from one point to another.
  fileprivate init(from start: GesturePoint, to end: GesturePoint) {
    self.init(x: end.x - start.x, y: end.y - start.y)
  }

  /// The distance from the origin.
  fileprivate var length: Double { distance(from: GesturePoint(x: 0, y: 0)) }

  /// Returns whether this point and another one lie the same way from the origin.
  fileprivate func isOnTheRay(of other: GesturePoint) -> Bool {
    let (along, across) = (x * other.x + y * other.y, x * other.y - y * other.x)
    return along > 0 && across.magnitude < 1e-9 * along
  }
}
