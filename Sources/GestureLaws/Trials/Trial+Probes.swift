import GestureEngine

extension Stage {
  /// Returns the value after an event, another value that it has a quarter of a second or a long time later,
  /// and the events up to there; `nil` if the value stays.
  func changeOverTime(
    after event: GestureEvent
  ) -> (old: Double, new: Double, events: [GestureEvent])? {
    let events = [event, .wait(0.25), .wait(1000)]
    let values = answers(to: events).map { $0.value }
    return values.firstIndex { !$0.isSame(as: values[0]) }.map {
      (values[0], values[$0], Array(events[...$0]))
    }
  }
}

extension ControlSnapshot {
  /// The middle of the thumb or, without a thumb, of the part of the bounds where touches go down.
  var middle: GesturePoint {
    if let thumb { return thumb.center }
    guard let area = hitArea else { return GesturePoint(x: size.width / 2, y: size.height / 2) }
    let (origin, extent) = (area.origin, area.size)
    let low = GesturePoint(x: Swift.max(0, origin.x), y: Swift.max(0, origin.y))
    let high = GesturePoint(
      x: Swift.min(size.width, origin.x + extent.width),
      y: Swift.min(size.height, origin.y + extent.height))
    return GesturePoint(x: low.x / 2 + high.x / 2, y: low.y / 2 + high.y / 2)
  }

  /// Returns the point at a position along the track, as far across as ``middle``.
  func point(at position: Double, along direction: Direction) -> GesturePoint {
    middle.moved(by: position - direction.onTrack(middle, in: size).x, along: direction)
  }
}

extension GesturePoint {
  /// Returns this point, moved by a distance along the track.
  func moved(by distance: Double, along direction: Direction) -> GesturePoint {
    let way = direction.isReversed ? -distance : distance
    return direction.isHorizontal
      ? GesturePoint(x: x + way, y: y) : GesturePoint(x: x, y: y + way)
  }
}

extension ControlTraits {
  /// Returns the events of a touch that waits for ``minimumTime`` in its place, and trembles as fingers do.
  func waitToDrag(at place: GesturePoint, on track: Track) -> [GestureEvent] {
    guard minimumTime > 0 else { return [] }
    let wait = GestureEvent.wait(0.4 * minimumTime)
    let beside = place.moved(by: Swift.min(0.1, 1e-3 * track.length), along: direction)
    return [wait, .move(beside), wait, .move(place), wait]
  }

  /// Returns the motion that recognises a drag which begins with `way`; none if every touch drags at once.
  func recognition(of way: Double, on track: Track) -> [Double] {
    guard recognisesDrags else { return [] }
    // The control may round a motion to nothing.
    let least = 2 * Swift.max(minimumDistance, resolution, 1e-3 * track.length)
    return [way < 0 ? -least : least]
  }

  /// Returns the events of a touch that goes down, waits until it may drag, and moves along the track.
  ///
  /// - Parameters:
  ///   - place: The place where it goes down.
  ///   - ways: The motions, in points and towards the end if positive.
  ///   - track: The track.
  ///   - seconds: The time before each motion, beside ``samplingInterval``.
  /// - Returns: The events; `nil` if a place is too far away.
  func drag(
    from place: GesturePoint, by ways: [Double], on track: Track, waiting seconds: Double = 0
  ) -> [GestureEvent]? {
    var events = [GestureEvent.down(place)] + waitToDrag(at: place, on: track)
    var place = place
    let pause = seconds + 2 * samplingInterval
    for way in ways {
      if pause > 0 { events.append(.wait(pause)) }
      place = place.moved(by: way, along: direction)
      guard place.isUsable else { return nil }
      events.append(.move(place))
    }
    // The last motion may be put off.
    if samplingInterval > 0 { events.append(.wait(pause)) }
    return events
  }
}

/// A hand that drags a control from its thumb, or from the middle of the place where touches go down.
struct Hand {
  /// The traits of the control.
  let traits: ControlTraits
  /// The visible state before the drag.
  let last: ControlSnapshot
  /// The control before the drag.
  let stage: Stage
  /// The events of the program between the script and the drag.
  let opening: [GestureEvent]

  /// Whether drags start at the value; without a thumb to hold, a value that jumps starts at the touch.
  var startsAtTheValue: Bool { !traits.holdsAfterJump || last.thumb != nil }

  /// Returns the motion that recognises a drag which begins with `way`; none if every touch drags at once.
  func recognition(of way: Double) -> [Double] { traits.recognition(of: way, on: last.track) }

  /// Drags by motions along the track.
  ///
  /// - Parameters:
  ///   - ways: The motions, in points and towards the end if positive.
  ///   - isRecognised: Whether a motion that recognises the drag comes first.
  /// - Returns: The steps of the drag from its `down`, and the events that the settled control gets; `nil` if
  ///   a place is too far away.
  func drag(
    by ways: [Double], isRecognised: Bool = true
  ) -> (steps: [Trace.Step], events: [GestureEvent])? {
    let recognition = isRecognised ? recognition(of: ways.first ?? 0) : []
    guard let events = traits.drag(from: last.middle, by: recognition + ways, on: last.track) else {
      return nil
    }
    return (stage.play(events).trace.steps, opening + events)
  }
}

extension Trial {
  /// Whether events of a drag after the script move the value at once, so that no more of the way follows as
  /// time passes.
  func followsAtOnce(_ events: [GestureEvent]) -> Bool {
    guard trace.traits.changesOverTime else { return true }
    let values = settled.end.answers(to: events + [.wait(1000)]).suffix(2).map { $0.value }
    return values[0].isIdentical(to: values[1])
  }

  /// Returns a hand that can drag the control after the script has settled.
  ///
  /// - Parameters:
  ///   - opening: The program's events before the drag.
  ///   - mayBeCustom: Whether the hand may drag a control whose drag does not follow the track.
  /// - Returns: The hand; `nil` if there is nothing to drag.
  func hand(after opening: [GestureEvent] = [], mayBeCustom: Bool = false) -> Hand? {
    let traits = trace.traits
    guard traits.drag != .custom || mayBeCustom, traits.isEnabled else { return nil }
    var (rest, stage) = settled
    if !opening.isEmpty { (rest, stage) = stage.play(opening) }
    guard let last = rest.steps.last?.after, last.track.isUsable else { return nil }
    // Without a thumb, each touch can only tap.
    if traits.drag == .grabbedOrTapped, last.thumb == nil { return nil }
    // Each touch is absolute then, unless it holds the thumb afterwards.
    if traits.drag == .grabbed, !traits.holdsAfterJump, last.thumb == nil { return nil }
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    let place = last.middle
    // Any hit area contains the middle of the thumb, within the bounds. Without a thumb, its own middle is known.
    guard
      traits.grabArea != .custom
        || Trial.judgesEveryDesign && (last.thumb != nil || last.hitArea?.contains(place) == true)
    else { return nil }
    // Lengths of very different magnitude would round the motions of the probe away.
    let largest = Swift.max(place.x.magnitude, place.y.magnitude, traits.minimumDistance)
    guard place.isUsable, last.track.length > 1e-6 * largest else { return nil }
    // Bounds without an area contain no touch.
    if traits.grabArea == .bounds || traits.grabArea == .custom, !bounds.contains(place) {
      return nil
    }
    // A relative drag from anywhere needs no thumb.
    let needsThumb =
      traits.drag != .relative || traits.grabArea == .thumb || traits.grabArea == .custom
    if needsThumb, last.thumb != nil,
      rest.isOnThumb(place, before: rest.steps.count) != true
    {
      return nil
    }
    return Hand(traits: traits, last: last, stage: stage, opening: opening)
  }

  /// Plays a drag after the script has settled, from the thumb or the middle of the bounds.
  ///
  /// - Parameter parts: The motions of the drag along the track, towards the end if positive. The first
  ///   motion is in multiples of the length of the track or of the bounds, the longer of both. The others
  ///   are in multiples of the track's length. A motion that recognises the drag comes first.
  /// - Returns: The visible state after the drag, and the events that the settled control gets; `nil` if
  ///   there is nothing to drag.
  func probe(_ parts: [Double]) -> (after: ControlSnapshot, events: [GestureEvent])? {
    guard !trace.traits.wraps, let hand = hand() else { return nil }
    let (last, traits) = (hand.last, trace.traits)
    let extent = traits.direction.length(of: last.size)
    let longest = Swift.max(last.track.length, extent) + traits.resolution
    let ways = parts.enumerated().map { $0 == 0 ? $1 * longest : $1 * last.track.length }
    return hand.drag(by: ways).flatMap { drag in
      drag.steps.last.map { ($0.after, drag.events) }
    }
  }

  /// The first step at which the value changes, beyond rounding, if a sample is added in the middle
  /// between every two samples.
  ///
  /// Nothing is compared after a `set` of values that differ: rounding decides whether it is a change, to
  /// which a cancel returns.
  var firstDifferenceWhenSplit: Breach? {
    var events: [GestureEvent] = []
    var places: [Int] = []
    // The motion along the track to each place that the rounding of the middle moves to its other half.
    var roundings: [Double] = []
    var last: GesturePoint?
    var farthest = 0.0
    for (index, step) in trace.steps.enumerated() {
      var rounding = 0.0
      if let (id, point) = step.event.touch, let point, point.isUsable {
        // Rounding would move the middle of a line far from the origin off the line.
        farthest = Swift.max(farthest, point.x.magnitude, point.y.magnitude)
        guard farthest < 1e6 else { return nil }
        if step.response.editing == .began {
          last = point
        } else if id == step.tracked, !step.event.isDown, let from = last {
          let middle = GesturePoint(
            x: from.x + (point.x - from.x) / 2, y: from.y + (point.y - from.y) / 2)
          events.append(.move(middle, id: id))
          let way = trace.traits.motion(from: from, to: point)
          // A way across of a few units in the last place has no exact middle.
          rounding = way.y == 0 ? 0 : way.x.magnitude * Swift.min(1, farthest.ulp / way.y.magnitude)
          last = point
        }
      }
      events.append(trace.steps[index].event)
      places.append(events.count - 1)
      roundings.append(rounding)
    }
    guard events.count > places.count else { return nil }
    let other = start.play(events).trace
    let rounding = Scale.tolerance(ofFractionsIn: trace.traits.range)
    var slack = 1e-12
    for (index, place) in places.enumerated() {
      let (here, there) = (trace.steps[index].after, other.steps[place].after)
      let (old, oldThere) = (trace.before(index).value, other.before(place).value)
      if trace.steps[index].event.isSet, !old.isSame(as: oldThere) { return nil }
      if let point = trace.steps[index].event.touch?.point, point.isUsable, here.track.isUsable {
        slack += roundings[index] / here.track.length
        slack += 1e-9 * (1 + (point.x.magnitude + point.y.magnitude) / here.track.length)
        slack +=
          2
          * trace.traits.placeSlack(
            at: Swift.max(point.x.magnitude, point.y.magnitude), on: here.track)
      }
      guard (here.fraction - there.fraction).magnitude <= slack + rounding else {
        return Breach(
          step: index,
          "the value is \(here.value), but \(there.value) with twice as many samples",
          probe: shown(events))
      }
    }
    return nil
  }
}
