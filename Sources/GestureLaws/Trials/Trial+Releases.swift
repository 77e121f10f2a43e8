import GestureEngine

// Turns and drags of a control's own, after the script, that rest beside a stop before they lift off.
extension Trial {
  /// A turn, or a drag of the control's own, that rests beside a stop, and does not go to that stop as it lifts off.
  ///
  ///     stops    70      80      90     100
  ///     turn      ........ 87 .. up: 90, and not 80
  ///
  /// Every other script turns or drags, one half of them up and the other half down.
  ///
  /// - Parameter stops: The stops to which the value snaps when a touch lifts off.
  /// - Returns: The shortest such turn or drag.
  func restBesideAStopThatIsNotGiven(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard script.events.count.isMultiple(of: 2), traits.drag == .custom, traits.thumbs == nil,
      traits.stepRounding == .nearest, !traits.hasOwnScale, !traits.changesOverTime,
      !traits.changesOnRelease, traits.samplingInterval == 0, traits.doubleTapTime == 0,
      traits.rest == nil, traits.latch == nil, stops.lastIndex > 0
    else { return nil }
    for (stage, opening, drag) in traits.isDial ? turnsOverStops : dragsOverStops {
      if let breach = wrongRelease(of: drag, stage, opening, stops) { return breach }
    }
    return nil
  }

  /// Returns the first of three parts of a drag whose end is not released to the stop beside it: the first parts that end
  /// below and above a stop, and the whole drag.
  private func wrongRelease(
    of drag: [GestureEvent], _ stage: Stage, _ opening: [GestureEvent], _ stops: Snapping
  ) -> Breach? {
    let traits = trace.traits
    let (played, _) = stage.play(drag)
    let (steps, start) = (played.steps, played.initial.value)
    guard steps[0].response.editing == .began else { return nil }
    // The first motion may recognise the drag, and the next ones may be ignored, as in the gap of a dial.
    let moves = steps.indices.dropFirst(3).filter {
      steps[$0].event.isMove && !traits.isSame(steps[$0].after.value, start)
    }
    /// Returns the distance of the value from the stop nearest to it, in parts of the way to the next one; `nil` between
    /// two stops.
    func distance(_ value: Double) -> Double? {
      let index = stops.index(nearestTo: value)
      let way = value - stops.stop(index)
      let next = stops.stop(Swift.min(stops.lastIndex, Swift.max(0, index + (way < 0 ? -1 : 1))))
      let part = way / (next - stops.stop(index)).magnitude
      return way == 0 ? 0 : part.magnitude < 0.4 ? part : nil
    }
    let distances = moves.map { (index: $0, part: distance(steps[$0].after.value)) }
    let ends = [
      distances.first { $0.part.map { $0 < -0.1 } ?? false },
      distances.first { $0.part.map { $0 > 0.1 } ?? false },
      distances.last.flatMap { $0.part == nil ? nil : $0 },
    ]
    for index in ends.compactMap({ $0?.index }) {
      let held = steps[index].after.value
      let events = Array(drag[...index]) + [.wait(1000), .up(nil), .wait(1000)]
      let answers = stage.answers(to: events)
      guard answers[index + 1].value == held, let new = answers.last?.value,
        case let stop = stops.snap(held), !traits.isClose(new, stop, after: 4)
      else { continue }
      return breach(
        afterSettling: opening + events,
        "a touch that rests at \(held) lifts off and leaves \(new), not the stop \(stop)",
        contrast: trace.contrast(new, expected: stop))
    }
    return nil
  }

  /// Whether these turns and drags lead to the upper bound.
  private var leadsUpward: Bool { script.events.count.isMultiple(of: 4) }

  /// Turns by motions of three degrees toward an end of the range.
  private var turnsOverStops: [(stage: Stage, opening: [GestureEvent], drag: [GestureEvent])] {
    let way = trace.traits.turnsUpClockwise == leadsUpward ? 3.0 : -3
    return turningHandsOfTheScript.compactMap { hand in
      guard hand.isTracked, hand.isRecognisedAtOnce(trace.traits),
        let turn = hand.turn(by: [3 * way] + Array(repeating: way, count: 50))
      else { return nil }
      return (hand.stage, hand.opening, turn)
    }
  }

  /// A drag along the track by motions of a hundredth of its length, from the middle of the range toward an end.
  private var dragsOverStops: [(stage: Stage, opening: [GestureEvent], drag: [GestureEvent])] {
    let (traits, range) = (trace.traits, trace.traits.range)
    let opening: [GestureEvent] = [.set(range.lowerBound / 2 + range.upperBound / 2), .wait(1000)]
    guard let hand = hand(after: opening, mayBeCustom: true), hand.last.track.length < 100_000
    else { return [] }
    let way = (leadsUpward ? 0.01 : -0.01) * hand.last.track.length
    guard
      let drag = traits.drag(
        from: hand.last.middle,
        by: traits.recognition(of: way, on: hand.last.track) + Array(repeating: way, count: 60),
        on: hand.last.track)
    else { return [] }
    return [(hand.stage, opening, drag)]
  }
}
