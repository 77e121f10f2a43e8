import GestureEngine

extension Trial {
  /// Whether the value of a control with a drag of its own decides how far across the track its thumb is drawn.
  var thumbMovesAcross: Bool {
    guard Trial.judgesEveryDesign, trace.traits.drag == .custom,
      let scale = try? Scale(trace.traits.range)
    else { return false }
    let places = [0.1, 0.4, 0.7].compactMap { part -> Double? in
      let size = GestureSize(width: 300, height: 300)
      let events: [GestureEvent] = [.resize(size), .set(scale.value(at: part)), .wait(1000)]
      let rest = settled.end.play(events).trace.steps[2].after
      return rest.thumb.map { trace.traits.direction.onTrack($0.center, in: rest.size).y }
    }
    guard let least = places.min(), let most = places.max() else { return false }
    return most - least > 3
  }

  /// Taps where a thumb that ``thumbLeavesTheTrack`` is drawn at other values: a ring may lie between all other touches.
  var touchesOfOtherThumbs: [[GestureEvent]] {
    guard thumbLeavesTheTrack, let scale = try? Scale(trace.traits.range) else { return [] }
    return stride(from: 0.05, to: 1, by: 0.1).compactMap { part in
      let events: [GestureEvent] = [.set(scale.value(at: part)), .wait(1000)]
      let place = settled.end.play(events).trace.steps[1].after.thumb?.center
      return place.flatMap { $0.isUsable ? [.down($0), .up(nil)] : nil }
    }
  }

  /// A turn of one of two thumbs of a dial, after the script, from where the thumb is drawn to where it is drawn at another
  /// value, that leaves its value.
  var thumbThatNoTurnMoves: Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    // On both sides of the dial, on one, or beside each other.
    let (low, high) =
      [(0.3, 0.7), thumb == .lower ? (0.65, 0.9) : (0.1, 0.35), (0.42, 0.58)][
        script.events.count / 2 % 3]
    guard let opening = setting(low, high),
      let goal = thumb == .lower ? setting(low - 0.15, high) : setting(low, high + 0.15)
    else { return nil }
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      let start = last.frame(of: thumb)?.center,
      last.frame(of: thumb.other)?.contains(start) == false,
      let end = settled.end.play(goal).trace.steps.last?.after.frame(of: thumb)?.center
    else { return nil }
    let middle = traits.pivot(in: last.size)
    let hand = TurningHand(
      middle: middle, arm: start.seen(from: middle), stage: stage, opening: opening,
      pause: 2 * (traits.minimumTime + traits.samplingInterval))
    let isClockwise = traits.turnsUpClockwise == (thumb == .upper)
    // Within two points of the middle, an angle means little.
    guard hand.radius > Swift.max(50 * traits.resolution, 10), hand.isRecognisedAtOnce(traits),
      let count = hand.arm.motions(to: end.seen(from: middle), clockwise: isClockwise),
      let turn = hand.turn(by: Array(repeating: isClockwise ? 5 : -5, count: count))
    else { return nil }
    let events = turn + (hand.pause > 0 ? [.wait(hand.pause)] : [])
    let steps = stage.play(events).trace.steps
    guard steps[0].response.editing == .began,
      steps.dropFirst().allSatisfy({ $0.response.editing == nil }),
      case let (old, new) = (last.value(of: thumb), steps[steps.count - 1].after.value(of: thumb)),
      old == new
    else { return nil }
    return breach(
      afterSettling: opening + events,
      "a turn of the \(thumb.name) thumb by \(5 * count) degrees leaves its value at \(new)",
      of: thumb)
  }
}

extension ControlTraits {
  /// Whether the laws know how a touch turns one of two thumbs of a dial.
  var turnsTwoThumbs: Bool {
    guard isDial, let distances = thumbs?.distances, isEnabled else { return false }
    return !wraps && !changesOverTime && !hasOwnTaps && !yieldsToScrolling && partOfAStep <= 0.05
      && distances.greatest == nil && distances.least <= 0.2 * range.span && !isCoarse
      && rest == nil && latch == nil
  }
}

extension GesturePoint {
  /// Returns this point as seen from another one.
  fileprivate func seen(from middle: GesturePoint) -> GesturePoint {
    GesturePoint(x: x - middle.x, y: y - middle.y)
  }

  /// Returns the number of motions by five degrees that turn this arm to another one, at least 3 and at most 18; `nil` if
  /// there is no such number, or if the arms differ in length.
  fileprivate func motions(to end: GesturePoint, clockwise isClockwise: Bool) -> Int? {
    let origin = GesturePoint(x: 0, y: 0)
    let (length, other) = (distance(from: origin), end.distance(from: origin))
    guard (length - other).magnitude < 0.2 * length else { return nil }
    var arm = self
    for count in 1...18 {
      arm = arm.turned(by: isClockwise ? 5 : -5)
      // Within three degrees.
      if arm.x * end.x + arm.y * end.y > 0.9986 * length * other { return count < 3 ? nil : count }
    }
    return nil
  }
}
