import GestureEngine

extension Trial {
  /// A quick drag, after the script, that rests for 20 seconds, if the value changes as the touch then lifts off: its last
  /// motion has been put off, and the timer that the responses promise has not handled it.
  var motionThatARestLoses: Breach? {
    let traits = trace.traits
    guard traits.samplingInterval > 0, traits.changesOverTime, traits.thumbs == nil,
      traits.tap == nil || traits.tap == .ignored, traits.rest == nil, traits.latch == nil,
      traits.stopsOnRelease == nil, !traits.changesOnRelease, traits.doubleTapTime == 0,
      let hand = hand(),
      case let way = (hand.last.fraction > 0.5 ? -0.2 : 0.2) * hand.last.track.length,
      let slow = hand.drag(by: [way, way])
    else { return nil }
    let events =
      [slow.events[0]] + slow.events.filter { $0.isMove } + [.wait(10), .wait(10), .up(nil)]
    let answers = settled.end.answers(to: events)
    let values = answers.map { $0.value }
    let (rested, lifted) = (values[values.count - 2], values[values.count - 1])
    guard [2, 4].contains(where: { answers[answers.count - $0].response.isAnimating }),
      values[values.count - 3] == rested,
      (lifted - rested).magnitude > (0.05 + 1.01 * traits.partOfAStep) * traits.range.span
    else { return nil }
    return breach(
      afterSettling: events,
      "a touch that has rested for 20 s lifts off where it is, and changes the value from \(rested) to \(lifted)",
      contrast: trace.contrast(rested, expected: lifted))
  }
}
