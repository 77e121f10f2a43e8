import GestureEngine

extension Trial {
  /// A quick turn, after the script, whose touch lifts off while it moves, and after which the dial goes on the other way.
  ///
  ///     \   ^   the touch turns the dial, and lifts off
  ///      o v    the dial goes back
  ///
  /// A dial that goes back after a touch that has rested, too, is a timer that runs down.
  var flightOfADialThatTurnsBack: Breach? {
    let traits = trace.traits
    guard traits.isDial, traits.changesOverTime, traits.thumbs == nil, traits.rest == nil,
      traits.latch == nil, !traits.recognisesDrags, traits.samplingInterval == 0,
      !traits.hasOwnTaps, traits.doubleTapTime == 0
    else { return nil }
    let slack = 0.02 + 1.5 * traits.partOfAStep
    let flight = Array(repeating: GestureEvent.wait(0.05), count: 4)
    for hand in turningHandsOfTheScript where hand.isRecognisedAtOnce(traits) && hand.isTracked {
      let angle = dragsUpward ? 10.0 : -10
      guard let turn = hand.turn(by: Array(repeating: angle, count: 6)) else { continue }
      let quick = turn.flatMap { $0.isMove ? [.wait(0.02), $0] : [$0] }
      let steps = hand.stage.play(quick + [.up(nil)] + flight).trace.steps
      let (turned, flown) = (way(of: steps[..<quick.count]), way(of: steps[quick.count...]))
      guard turned.magnitude > slack, flown.magnitude > slack, turned * flown < 0 else { continue }
      let rested = hand.stage.play(quick + [.wait(1000), .up(nil)] + flight).trace.steps
      let back = way(of: rested.suffix(flight.count + 1))
      guard back.magnitude < 0.1 * flown.magnitude, let new = steps.last?.after.value else {
        continue
      }
      return breach(
        of: hand, quick + [.up(nil)] + flight,
        "after a quick turn, the dial goes the other way, from \(steps[quick.count].after.value) to "
          + "\(new)")
    }
    return nil
  }

  /// Returns the sum of the ways between the places of a dial after some steps, each the shorter one around.
  private func way(of steps: ArraySlice<Trace.Step>) -> Double {
    zip(steps, steps.dropFirst()).reduce(0) {
      $0 + difference($1.1.after.fraction, from: $1.0.after.fraction)
    }
  }
}
