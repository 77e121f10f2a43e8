import GestureEngine

// Taps after the script that a control must not lose.
extension Trial {
  /// A tap that moves by a little, after the script, and gives another value than without motion.
  ///
  ///     stars   |    1    |    2    |    3    |
  ///     tap                   o>                 both places give two stars
  ///
  /// Of a row of buttons or stars, a touch that comes back to one may count or not, but a touch that stays on it taps. Every
  /// script taps another place.
  var tapThatTremblingLoses: Breach? {
    let traits = trace.traits
    guard traits.drag == .grabbedOrTapped, traits.tap != .ignored, traits.tapTolerance > 0,
      traits.isEnabled, traits.thumbs == nil, !traits.changesOverTime
    else { return nil }
    let start = [GestureEvent.set(traits.range.lowerBound), .wait(1000)]
    let (set, stage) = settled.end.play(start)
    guard let last = set.steps.last?.after, last.track.isUsable, last.thumb == nil else {
      return nil
    }
    let part = (Double(script.events.count % 12) + 0.5) / 12
    let place = last.point(at: last.track.position(of: part), along: traits.direction)
    let other = place.moved(
      by: Swift.min(0.4, traits.tapTolerance / 4), along: traits.direction)
    guard place.isUsable, other.isUsable, other != place else { return nil }
    func tap(_ down: GesturePoint, _ motion: [GestureEvent] = []) -> Double? {
      let answers = stage.answers(to: [.down(down)] + motion + [.up(nil)])
      return answers[0].response.editing == .began ? answers.last?.committed : nil
    }
    guard let still = tap(place), traits.isSame(tap(other) ?? .nan, still),
      !traits.isSame(still, last.value), let value = tap(place, [.move(other)]),
      !traits.isSame(value, still)
    else { return nil }
    return breach(
      afterSettling: start + [.down(place), .move(other), .up(nil)],
      "a tap that moves by \(place.distance(from: other)) points gives \(value), without motion \(still)",
      contrast: trace.contrast(value, expected: still))
  }

  /// A tap off the thumb, after the script, that takes three fifths of its time, or moves across by three fifths of its
  /// tolerance, and gives another value than a quick and still one.
  var tapWithinItsLimitsThatIsLost: Breach? {
    let traits = trace.traits
    guard traits.drag == .grabbedOrTapped || traits.drag != .custom && traits.seeksAtTaps,
      !traits.hasOwnTaps, traits.tap != .ignored, traits.doubleTapTime == 0, traits.thumbs == nil,
      traits.rest == nil, traits.minimumTime == 0, traits.isEnabled, let last = atRest,
      last.track.isUsable
    else { return nil }
    let place = last.point(
      at: last.track.position(of: last.fraction > 0.5 ? 0.08 : 0.92), along: traits.direction)
    func touch(_ events: [GestureEvent]) -> [GestureEvent] {
      [.down(place)] + events + [.up(nil), .wait(1000)]
    }
    guard place.isUsable, last.thumb?.contains(place) != true,
      case let answers = settled.end.answers(to: touch([])),
      answers[0].response.editing == .began, let still = answers.last?.value,
      (still - last.value).magnitude > 0.1 * traits.range.span
    else { return nil }
    var motions: [(name: String, events: [GestureEvent])] = []
    if traits.tapTime < 500 {
      motions.append(("lasts for \(0.6 * traits.tapTime) s", [.wait(0.6 * traits.tapTime)]))
    }
    let distance = traits.minimumDistance > 0 ? traits.minimumDistance : .infinity
    let way = 0.6 * Swift.min(traits.tapTolerance, distance)
    if way.isFinite, way > 0.4, !traits.yieldsToScrolling, !traits.followsBothAxes {
      let beside =
        traits.direction.isHorizontal
        ? GesturePoint(x: place.x, y: place.y + way) : GesturePoint(x: place.x + way, y: place.y)
      if beside.isUsable { motions.append(("moves across by \(way) points", [.move(beside)])) }
    }
    for (name, events) in motions {
      guard let value = settled.end.answers(to: touch(events)).last?.value,
        !traits.isClose(value, still, after: 4)
      else { continue }
      return breach(
        afterSettling: touch(events),
        "a tap that \(name) gives \(value), a quick and still one \(still)",
        contrast: trace.contrast(value, expected: still))
    }
    return nil
  }

  /// A second tap in the same place, after the script, that takes the value elsewhere.
  ///
  ///     tap   0 → 3
  ///     tap   3 → 2    in the same place
  var secondTapElsewhere: Breach? {
    let traits = trace.traits
    guard script.events.count.isMultiple(of: 4), !traits.drag.isSwitch, !traits.hasOwnTaps,
      traits.tap != .ignored, traits.tap != .seeksOrClears, traits.doubleTapTime == 0,
      traits.thumbs == nil, traits.rest == nil, traits.latch == nil, !traits.remembersGestures,
      let last = atRest, last.track.isUsable
    else { return nil }
    let part = (Double(script.events.count / 4 % 12) + 0.5) / 12
    let place = last.point(at: last.track.position(of: part), along: traits.direction)
    guard place.isUsable else { return nil }
    let tap: [GestureEvent] = [.down(place), .up(nil), .wait(1000)]
    let answers = settled.end.answers(to: tap + tap)
    let (first, second) = (answers[2].value, answers[5].value)
    guard [0, 3].allSatisfy({ answers[$0].response.editing == .began }), first != last.value,
      !traits.isClose(second, first, after: 4)
    else { return nil }
    return breach(
      afterSettling: tap + tap,
      "a tap leads from \(last.value) to \(first), a second tap in the same place on to \(second)",
      contrast: trace.contrast(second, expected: first))
  }

  /// Two taps off the thumb, after the script, of which the tap farther along the track gives the lesser value.
  ///
  ///     zones   |  0  |  2  |  1  |  3  |
  ///
  /// Some scripts tap the whole track.
  var tapsOutOfOrder: Breach? {
    let traits = trace.traits
    guard script.events.count % 4 == 2, traits.drag == .grabbedOrTapped, !traits.hasOwnTaps,
      traits.tap != .ignored, traits.tap != .pages, traits.thumbs == nil, traits.rest == nil,
      !traits.wraps, traits.isEnabled, let last = atRest, last.track.isUsable
    else { return nil }
    let range = traits.range
    var before: (part: Double, value: Double)?
    for index in 0..<24 {
      let part = (Double(index) + 0.5) / 24
      let place = last.point(at: last.track.position(of: part), along: traits.direction)
      let tap: [GestureEvent] = [.down(place), .up(nil), .wait(1000)]
      guard place.isUsable, last.thumb?.contains(place) != true,
        case let answers = settled.end.answers(to: tap),
        answers[0].response.editing == .began, case let value = answers[2].value,
        // A tap on the last lit star clears the row.
        traits.tap != .seeksOrClears || value != range.lowerBound,
        // A tap in the very place of a value between two stops leaves it there.
        traits.stopsOnRelease == nil || value != last.value
      else { continue }
      if let before, value < before.value, !traits.isClose(value, before.value, after: 4) {
        return breach(
          afterSettling: tap,
          "a tap at \(before.part) of the track gives \(before.value), a tap at \(part) only \(value)",
          contrast: trace.contrast(value, expected: before.value))
      }
      before = (part, value)
    }
    return nil
  }
}
