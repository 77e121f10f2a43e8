import GestureEngine

extension Law where Subject == Trial {
  /// A joystick that stays deflected after its release keeps the camera moving.
  ///
  /// A lever whose value changes over time may take its time: it must come to rest.
  public static var stickyReset: Law {
    Law(
      "D12", "sticky reset",
      "the value is at rest after every commit and every cancel",
      unless: { $0.trace.traits.rest == nil ? "it is not sticky" : nil }
    ) { trial in
      guard let rest = trial.trace.traits.rest else { return nil }
      if Trial.judgesEveryDesign, trial.trace.traits.changesOverTime {
        return trial.first({ $0.endAway(from: rest) }, { $0.springUnderASecondTouch })
      }
      return trial.trace.firstBreach { _, step in
        !step.response.endsGesture || trial.trace.traits.isSame(step.after.value, rest)
          ? nil
          : Observation(
            "the value is \(step.after.value), at rest it is \(rest)",
            trial.trace.contrast(step.after.value, expected: rest))
      }
    }
  }
}

extension Trial {
  /// The last gesture of the script after which the value does not come to rest.
  fileprivate func endAway(from rest: Double) -> Breach? {
    let steps = trace.steps
    guard let last = steps.lastIndex(where: { $0.response.editing != nil }),
      // The program or the keyboard may take the value elsewhere.
      trace.trackedAtLast != nil
        || !steps[(last + 1)...].contains(where: { $0.event.setsTheValue }),
      let value = atRest?.value, !trace.traits.isClose(value, rest)
    else { return nil }
    return breach(
      after: Self.settling, "after a gesture, the value comes to \(value), at rest it is \(rest)",
      contrast: trace.contrast(value, expected: rest))
  }

  /// The pull of a spring at a value that a second touch has dragged and still holds.
  ///
  ///     drag, up, wait 0.2 s, drag, wait    the value stays under the second touch, as it does under the first one
  ///
  /// Every script waits for another time between both touches.
  fileprivate var springUnderASecondTouch: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, !traits.hasOwnTaps, traits.doubleTapTime == 0,
      traits.samplingInterval == 0, let hand = hand()
    else { return nil }
    let way = (dragsUpward ? 0.2 : -0.2) * hand.last.track.length
    let pause = [0.05, 0.2, 0.4, 0.8, 1.6][script.events.count % 5]
    let rest = Array(repeating: GestureEvent.wait(0.1), count: 40)
    func stays(_ values: ArraySlice<Double>) -> Bool {
      values.allSatisfy { traits.isSame($0, values[values.startIndex]) }
    }
    guard let drag = hand.drag(by: [way, way]),
      case let first = drag.events.dropFirst(hand.opening.count),
      stays(hand.stage.answers(to: first + rest).map { $0.value }.suffix(rest.count + 1))
    else { return nil }
    let between = first + [.up(nil), .wait(pause)]
    guard let last = hand.stage.play(Array(between)).trace.steps.last?.after,
      let second = traits.drag(
        from: last.middle, by: hand.recognition(of: way) + [way, way], on: last.track)
    else { return nil }
    let events = between + second + rest
    let answers = hand.stage.answers(to: Array(events))
    let values = answers.map { $0.value }.suffix(rest.count + 1)
    guard answers[between.count].response.editing == .began,
      let old = values.first, !stays(values),
      let index = values.indices.first(where: { !traits.isSame(values[$0], old) })
    else { return nil }
    return breach(
      afterSettling: hand.opening + events.prefix(index + 1),
      "a touch that rests after its drag holds \(old), and the value goes on to \(values[index])",
      contrast: trace.contrast(values[index], expected: old))
  }
}

extension GestureEvent {
  /// Whether the event sets the value without a touch.
  fileprivate var setsTheValue: Bool {
    switch self {
    case .set, .adjust, .thumbs: true
    case .down, .move, .up, .cancel, .revert, .resize, .wait: false
    }
  }
}
