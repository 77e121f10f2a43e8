import GestureEngine

extension Trial {
  /// The thumb of a dial that a touch turns, after the script, and that is drawn elsewhere than at rest.
  ///
  ///     held     o        the thumb is drawn at 0 until the touch lifts off
  ///     at rest      o    the same value, once no touch is down
  ///
  /// A pressed thumb may be nearer to the middle or farther from it, and one between two stops may follow the touch.
  var heldThumbBesideItsValue: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, !traits.changesOverTime, !traits.remembersGestures,
      traits.stopsOnRelease == nil, traits.samplingInterval == 0, hasThumb
    else { return nil }
    let turn = Array(repeating: turnsClockwise ? 10.0 : -10, count: 7)
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) && hand.isTracked {
      guard let events = hand.turn(by: turn),
        let last = hand.stage.play(events).trace.steps.last, !last.response.isAnimating,
        traits.wraps || (0.05...0.95).contains(last.after.fraction),
        last.after.presentedValue.isSame(as: last.after.value),
        let held = hand.thumbDirection(in: last.after),
        let meant = restingThumbDirection(at: last.after.value, after: events, hand)
      else { continue }
      let slack = 0.2 + 4 * traits.resolution / hand.radius
      let distance = held.distance(from: meant)
      guard distance > slack,
        distance > slack + wayBetweenStops(at: last.after.value, after: events, hand)
      else { continue }
      return breach(
        of: hand, events,
        "the turned thumb is drawn \(distance * 100) percent of its radius beside that of \(last.after.value) at rest"
      )
    }
    return nil
  }

  /// The thumb of a dial that a touch turns, after the script, and that moves once more as the touch stays in its place,
  /// because it has been drawn a motion behind.
  var turnedThumbThatLags: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, !traits.changesOverTime, traits.samplingInterval == 0, hasThumb
    else { return nil }
    let turn = Array(repeating: turnsClockwise ? 10.0 : -10, count: 4)
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) && hand.isTracked {
      guard let events = hand.turn(by: turn), let last = events.last,
        case let steps = hand.stage.play(events + [last]).trace.steps.suffix(2),
        let first = steps.first, let second = steps.last,
        !first.response.isAnimating, first.after.value.isSame(as: second.after.value),
        let behind = hand.thumbDirection(in: first.after),
        let meant = hand.thumbDirection(in: second.after),
        case let distance = behind.distance(from: meant),
        distance > 0.05 + 4 * traits.resolution / hand.radius
      else { continue }
      return breach(
        of: hand, events,
        "the turned thumb is drawn \(distance * 100) percent of its radius beside the place to which the same motion "
          + "takes it once more")
    }
    return nil
  }

  /// Returns the direction of the thumb from the middle at rest, once a turn has been cancelled and a value set.
  private func restingThumbDirection(
    at value: Double, after turn: [GestureEvent], _ hand: TurningHand
  ) -> GesturePoint? {
    let events = turn + [.cancel(), .set(value), .wait(1000)]
    guard let rest = hand.stage.play(events).trace.steps.last?.after,
      rest.value.isSame(as: value)
    else { return nil }
    return hand.thumbDirection(in: rest)
  }

  /// Returns how far the direction of the thumb may be from that of a stop, because the touch is between it and the next
  /// one.
  private func wayBetweenStops(
    at value: Double, after turn: [GestureEvent], _ hand: TurningHand
  ) -> Double {
    let traits = trace.traits
    guard let stops = traits.stops, stops.lastIndex > 0 else { return 0 }
    let index = stops.index(nearestTo: value)
    let reach = traits.stepRounding == .custom ? 2 : 1
    let directions = [index - reach, index, index + reach].map { index in
      restingThumbDirection(
        at: stops.stop(Swift.min(stops.lastIndex, Swift.max(0, index))), after: turn, hand)
    }
    guard let below = directions[0], let here = directions[1], let above = directions[2] else {
      return 2
    }
    return Swift.max(below.distance(from: here), above.distance(from: here))
  }
}

extension TurningHand {
  /// Returns the point of the circle of one point around the middle in whose direction a thumb is drawn; `nil` if it is in
  /// the middle.
  fileprivate func thumbDirection(in state: ControlSnapshot) -> GesturePoint? {
    guard let center = state.thumb?.center, center.isUsable else { return nil }
    let distance = center.distance(from: middle)
    // A thumb in the middle is the whole knob.
    guard distance > 0.2 * radius, distance > 1e-6 else { return nil }
    return GesturePoint(x: (center.x - middle.x) / distance, y: (center.y - middle.y) / distance)
  }
}
