import GestureEngine

extension Trial {
  /// A second touch, after the script, that holds the middle of a thumb beside a touch on the other one, and moves neither
  /// by more than half of the track.
  ///
  ///     first touch    o· · · · · · · · ·o→    holds the other thumb, and moves away
  ///     second touch   o→→→→→→· · · · · ·o     holds this one
  var secondTouchWithoutEffect: Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    guard traits.mayBeDraggedSlowly, !showsUpperValue, traits.partOfAStep < 0.3, !traits.isCoarse,
      let distances = traits.thumbs?.distances, distances.greatest == nil,
      distances.least < 0.2 * traits.range.span, let opening = setting(0.2, 0.8)
    else { return nil }
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      10 * traits.resolution < last.track.length,
      let first = drag(of: thumb.other, by: thumb == .lower ? 0.02 : -0.02, in: last),
      let second = drag(of: thumb, by: thumb == .lower ? 0.1 : -0.1, in: last)
    else { return nil }
    let events = first + second.map { $0.ofTouch(1) }
    let trace = stage.play(events).trace
    let (start, end) = (trace.before(first.count), trace.before(events.count))
    guard trace.steps[0].response.editing == .began,
      trace.steps[first.count - 1].trackedAfter.first != nil,
      trace.steps[first.count].response.editing == .began,
      trace.steps.suffix(second.count).allSatisfy({
        $0.event.touch == nil || $0.response.thumb == thumb
      }), trace.steps.last?.trackedAfter.second != nil,
      Thumb.allCases.allSatisfy({ start.value(of: $0) == end.value(of: $0) })
    else { return nil }
    return breach(
      afterSettling: opening + events,
      "a second touch holds the \(thumb.name) thumb beside the first, and moves neither thumb",
      of: thumb)
  }

  /// A second touch, after the script, that holds a thumb beside a touch on the other one, moves by less than the slop, is
  /// cancelled, and changes a value.
  var secondTouchTakenAway: Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    let way = Swift.min(traits.slop / 2, 4)
    guard traits.thumbs != nil, !showsUpperValue, traits.isEnabled, way > 0,
      let opening = setting(0.3, 0.7)
    else { return nil }
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      let other = last.frame(of: thumb.other)?.center, let place = last.frame(of: thumb)?.center
    else { return nil }
    let moved = place.moved(by: thumb == .lower ? way : -way, along: traits.direction)
    // A tiny motion is rounded to the next position.
    guard moved.distance(from: place) < traits.slop * (1 - 1e-9) else { return nil }
    let events = [
      GestureEvent.down(other), .down(place, id: 1), .move(moved, id: 1), .cancel(id: 1),
    ]
    let steps = stage.play(events).trace.steps
    let (old, new) = (steps[0].after.value(of: thumb), steps[3].after.value(of: thumb))
    guard steps[0].response.editing == .began, steps[1].response.editing == .began,
      steps[1].response.thumb == thumb, steps[2].response.thumb == thumb,
      steps[3].response.editing == .cancelled, !traits.isSame(new, old),
      steps[2].after.value(of: thumb.other) == steps[0].after.value(of: thumb.other)
    else { return nil }
    return breach(
      afterSettling: opening + events,
      "a second touch that moves by \(way) points and is cancelled changes the \(thumb.name) value from "
        + "\(old) to \(new)",
      contrast: trace.contrast(new, expected: old), of: thumb)
  }

  /// A second touch, after the script, that moves its thumb, and no longer does once the first touch has lifted off.
  ///
  ///     first touch     o→→→→|                 lifts off
  ///     second touch    o→→→→ →→→→→→→→         holds its thumb on
  var secondTouchThatLetsGo: Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    guard traits.mayBeDraggedSlowly, !showsUpperValue, traits.partOfAStep <= 0.1, !traits.isCoarse,
      traits.stepRounding != .custom, traits.scale == .linear, !traits.hasOwnScale,
      let distances = traits.thumbs?.distances, distances.greatest == nil,
      distances.least < 0.2 * traits.range.span, let opening = setting(0.3, 0.7)
    else { return nil }
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      10 * Swift.max(traits.resolution, traits.minimumDistance) < last.track.length,
      let first = drag(of: thumb.other, by: thumb == .lower ? 0.02 : -0.02, in: last),
      let second = drag(of: thumb, by: thumb == .lower ? -0.02 : 0.02, in: last),
      let place = second.last(where: { $0.isMove })?.touch?.point
    else { return nil }
    let way = (thumb == .lower ? -0.02 : 0.02) * last.track.length
    let more = (1...6).map {
      GestureEvent.move(place.moved(by: Double($0) * way, along: traits.direction), id: 1)
    }
    let pause = traits.samplingInterval > 0 ? [GestureEvent.wait(2 * traits.samplingInterval)] : []
    let events = first + second.map { $0.ofTouch(1) } + pause + [.up(nil)] + more + pause
    let trace = stage.play(events).trace
    let lift = events.count - more.count - pause.count - 1
    let (start, end) = (trace.before(first.count), trace.before(events.count))
    guard trace.steps[0].response.editing == .began,
      trace.steps[first.count].response.editing == .began,
      trace.steps[first.count + 1..<lift].contains(where: { $0.response.thumb == thumb }),
      trace.before(lift).value(of: thumb) != start.value(of: thumb),
      trace.steps[lift].response.editing != nil, trace.steps.last?.trackedAfter.first == 1,
      end.value(of: thumb) == trace.before(lift + 1).value(of: thumb),
      end.value(of: thumb) > traits.range.lowerBound, end.value(of: thumb) < traits.range.upperBound
    else { return nil }
    return breach(
      afterSettling: opening + events,
      "a second touch that holds the \(thumb.name) thumb no longer moves it after the first has lifted off",
      of: thumb)
  }

  /// Returns a drag of the middle of a thumb by six motions, each of which is a part of the track or long enough to be
  /// recognised; `nil` if there is no such thumb.
  private func drag(
    of thumb: Thumb, by part: Double, in last: ControlSnapshot
  ) -> [GestureEvent]? {
    let least = Swift.max(part.magnitude * last.track.length, 0.6 * trace.traits.minimumDistance)
    return last.frame(of: thumb).flatMap {
      trace.traits.drag(
        from: $0.center, by: Array(repeating: part < 0 ? -least : least, count: 6), on: last.track)
    }
  }
}

extension GestureEvent {
  /// Returns this event of another touch.
  fileprivate func ofTouch(_ touch: Int) -> GestureEvent {
    switch self {
    case .down(let point, _): .down(point, id: touch)
    case .move(let point, _): .move(point, id: touch)
    case .up(let point, _): .up(point, id: touch)
    case .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: self
    }
  }
}
