import GestureEngine

extension Trial {
  /// The first motion of a drag of several turns that a value that wraps does not follow in full.
  ///
  /// The motions are whole numbers of steps, so that no stop has to be rounded.
  var turnThatSlips: Breach? {
    let traits = trace.traits
    guard traits.wraps, traits.samplingInterval == 0, !traits.isCoarse, !traits.hasOwnScale,
      traits.scale == .linear,
      traits.stops == nil || traits.stepRounding == .nearest
    else { return nil }
    guard traits.hasShortSteps,
      let hand = hand(after: [.set(traits.range.lowerBound), .wait(1000)])
    else { return nil }
    let (length, step) = (hand.last.track.length, traits.partOfAStep)
    let size = step > 0 ? step * Swift.max(1, (0.3 / step).rounded(.down)) : 0.3
    let part = dragsUpward ? size : -size
    let slack = 1e-6 + 4 * traits.resolution / length + 64 * traits.precision.part
    guard slack < 0.25 * Swift.max(step, 0.2) else { return nil }
    // The first stop may come a step after the last, and the track may be a turn of one more step.
    let turns = [
      (turn: 1.0, way: part, slack: slack), (1 + step, part, slack),
      (1 + step, part * (1 + step), slack + 1.01 * step),
    ]
    var slip: Breach?
    // The place may lie in the middle between two stops, where rounding decides.
    for offset in [0.05, 0.3] {
      let first = offset * (step > 0 ? step : 1)
      let ways = [part < 0 ? -first : first] + Array(repeating: part, count: 8)
      guard let drag = hand.drag(by: ways.map { $0 * length }),
        drag.steps.first?.response.editing == .began
      else { return nil }
      let states = drag.steps.filter { $0.event.isMove }.suffix(9).map { $0.after }
      // The motion from which on the value does not follow, for each kind of turn.
      let slips = turns.compactMap { turn, way, slack in
        states.indices.first { motion in
          let left = states[motion].fraction - states[0].fraction - Double(motion) * way
          return (left - turn * (left / turn).rounded()).magnitude > slack
        }
      }
      guard slips.count == turns.count, let motion = slips.max(), followsAtOnce(drag.events) else {
        return nil
      }
      slip = breach(
        afterSettling: drag.events,
        "\(motion) motions by \(part) of the track lead from \(states[0].value) to \(states[motion].value)"
      )
    }
    return slip
  }
}
