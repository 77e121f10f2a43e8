import GestureEngine

// Buttons of controls whose drags and taps are their own: places where a tap leads on, or back, by a number of stops.
extension Trial {
  /// A button, after the script, that leads on by some stops from the middle, and by others from an end: minus may not lead
  /// from 0 to 1, nor plus from 10 to 0, unless the value wraps.
  ///
  ///     tap   4 → 5, 5 → 6    a plus button of one stop
  ///     tap   10 → 0          and not 10
  var buttonThatLeavesAnEnd: Breach? {
    let traits = trace.traits
    guard script.events.count.isMultiple(of: 4), traits.drag == .custom, traits.hasButtons,
      !traits.turns, traits.isEnabled, traits.thumbs == nil, traits.rest == nil,
      traits.latch == nil, !traits.remembersGestures, traits.doubleTapTime == 0,
      let stops = traits.stops, stops.areDistinct, stops.lastIndex > 4, let last = atRest
    else { return nil }
    func tap(_ place: GesturePoint) -> [GestureEvent] { [.down(place), .up(nil), .wait(1000)] }
    /// Returns the index of the stop to which a tap leads from another one; `nil` if it leads to no stop.
    func index(after start: Int, _ place: GesturePoint) -> Int? {
      let events = [.set(stops.stop(start)), .wait(1000)] + tap(place)
      let answers = settled.end.answers(to: events)
      guard traits.isSame(answers[1].value, stops.stop(start)),
        answers[2].response.editing == .began, let value = answers.last?.value
      else { return nil }
      let index = stops.index(nearestTo: value)
      return traits.isSame(stops.stop(index), value) ? index : nil
    }
    let (middle, end) = (stops.lastIndex / 2, stops.lastIndex)
    var judged: Set<Int> = []
    for place in placesAcross(last.size) {
      guard let way = index(after: middle, place).map({ $0 - middle }), way != 0,
        4 * abs(way) <= end, index(after: middle + 1, place) == middle + 1 + way,
        judged.insert(way).inserted
      else { continue }
      for start in [0, end] {
        let meant = Swift.min(end, Swift.max(0, start + way))
        guard let found = index(after: start, place), found != meant else { continue }
        // The first stop may follow the last one, or be at the same place.
        if traits.wraps, [end, end + 1].contains(abs(found - start - way)) { continue }
        return breach(
          afterSettling: [.set(stops.stop(start)), .wait(1000)] + tap(place),
          "a tap that leads from \(stops.stop(middle)) to \(stops.stop(middle + way)) leads from "
            + "\(stops.stop(start)) to \(stops.stop(found))",
          contrast: trace.contrast(stops.stop(found), expected: stops.stop(meant)))
      }
    }
    return nil
  }

  /// A tap on a button, after the script, that does otherwise than an arrow key: a quick tap, one of 0.08 s that trembles, or
  /// the second of two quick taps.
  ///
  ///     key   4 → 5, 5 → 6
  ///     tap   4 → 6, or 4 → 5 and 5 → 5
  var buttonThatIsNoKey: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard script.events.count.isMultiple(of: 4), traits.isEnabled, traits.thumbs == nil,
      traits.rest == nil, traits.latch == nil, let last = atRest
    else { return nil }
    let middle = range.lowerBound / 2 + range.upperBound / 2
    for start in [middle, range.lowerBound, range.upperBound] {
      let opening = [GestureEvent.set(traits.stops?.snap(start) ?? start), .wait(1000)]
      let (set, stage) = settled.end.play(opening)
      guard let old = set.steps.last?.after.value else { return nil }
      let buttons = Buttons(stage, keys: ArrowKeys(from: old, on: stage), traits: traits)
      if let flaw = placesAcross(last.size).lazy.compactMap({ buttons.flawOfATap(at: $0) }).first {
        return breach(
          afterSettling: opening + flaw.events, flaw.message,
          contrast: trace.contrast(flaw.value, expected: flaw.expected))
      }
    }
    return nil
  }
}

/// The values to which the arrow keys lead.
private struct ArrowKeys {
  /// The value before.
  let old: Double
  /// The value after the key that leads up, and the key that leads down.
  let (up, down): (Double, Double)

  /// Plays both keys of a control at rest.
  init(from old: Double, on stage: Stage) {
    func value(after key: GestureEvent.Adjustment) -> Double {
      stage.answers(to: [.adjust(key), .wait(1000)])[1].value
    }
    (self.old, up, down) = (old, value(after: .increment), value(after: .decrement))
  }
}

/// The buttons of a control at rest.
private struct Buttons {
  let stage: Stage
  let keys: ArrowKeys
  let traits: ControlTraits
  private let rest = [GestureEvent.wait(1000)]

  init(_ stage: Stage, keys: ArrowKeys, traits: ControlTraits) {
    (self.stage, self.keys, self.traits) = (stage, keys, traits)
  }

  /// A tap that does otherwise than a key.
  struct Flaw {
    let events: [GestureEvent]
    let message: String
    let value: Double
    let expected: Double
  }

  /// Returns how a quick tap, one of 0.08 s or the second of two taps differs from an arrow key.
  func flawOfATap(at place: GesturePoint) -> Flaw? {
    let tap = [GestureEvent.down(place), .up(nil)]
    let (played, next) = stage.play(tap)
    guard played.steps[0].response.editing == .began, let lifted = played.steps.last?.after.value,
      let value = next.answers(to: rest).last?.value, !traits.isSame(value, keys.old)
    else { return nil }
    if let flaw = flaw(of: "a quick tap", tap, to: value) { return flaw }
    let trembling = GesturePoint(x: place.x + Swift.min(1, traits.tapTolerance / 2), y: place.y)
    let click = [GestureEvent.down(place), .move(trembling), .wait(0.08), .up(nil)]
    if let clicked = stage.answers(to: click + rest).last?.value,
      let flaw = flaw(of: "a tap of 0.08 s", click, to: clicked)
    {
      return flaw
    }
    // A second tap may give the value back, and may come before the first one has moved it.
    guard traits.doubleTapTime == 0, traits.isSame(lifted, value) else { return nil }
    let second = next.answers(to: tap + rest).last?.value ?? value
    let further = ArrowKeys(from: value, on: next.play(rest).end)
    let expected = traits.isSame(value, keys.up) ? further.up : further.down
    guard !traits.isSame(second, expected), !(traits.wraps && traits.isSame(expected, value))
    else { return nil }
    return Flaw(
      events: tap + tap + rest,
      message:
        "the second of two quick taps leads from \(value) to \(second), but an arrow key to \(expected)",
      value: second, expected: expected)
  }

  /// Returns how a tap leads elsewhere than both arrow keys.
  private func flaw(of name: String, _ touch: [GestureEvent], to value: Double) -> Flaw? {
    let allowed = [keys.old, keys.up, keys.down]
    // An arrow key may stop at the end where a button goes on from the other one.
    let goesAround = traits.wraps && allowed.dropFirst().contains { traits.isSame($0, keys.old) }
    guard !goesAround, !allowed.contains(where: { traits.isSame($0, value) }) else { return nil }
    let expected = value > keys.old ? keys.up : keys.down
    return Flaw(
      events: touch + rest,
      message: "\(name) leads from \(keys.old) to \(value), but an arrow key to \(expected)",
      value: value, expected: expected)
  }
}
