import GestureEngine

extension Trial {
  /// What a drag does when everything before it is over: from the thumb, or the middle of the bounds.
  ///
  /// - Parameter parts: The motions of the drag along the track, in lengths of the bounds and the
  ///   distance that it takes to recognise a drag, toward the end where positive.
  /// - Returns: What could be seen at last; `nil` where there is nothing to drag.
  func probe(_ parts: [Double]) -> ControlSnapshot? {
    let traits = trace.traits
    let (rest, stage) = settled
    guard let last = rest.steps.last?.after, last.track.isUsable else { return nil }
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    var place = (last.thumb ?? bounds).center
    // Where lengths differ too much the motions of the probe are rounded away.
    let length = traits.direction.length(of: last.size)
    let largest = Swift.max(place.x.magnitude, place.y.magnitude, traits.minimumDistance)
    guard place.isUsable, length > 1e-6 * largest else { return nil }
    if last.thumb != nil, rest.isOnThumb(place, before: rest.steps.count) != true { return nil }
    var events = [GestureEvent.down(place)]
    for part in parts {
      let isFirst = events.count == 1
      let distance = isFirst ? traits.minimumDistance : 0
      let way = part * length + (part < 0 ? -1 : 1) * distance
      let step = traits.direction.isReversed ? -way : way
      place =
        traits.direction.isHorizontal
        ? GesturePoint(x: place.x + step, y: place.y) : GesturePoint(x: place.x, y: place.y + step)
      guard place.isUsable else { return nil }
      events.append(.move(place))
    }
    return stage.play(events).trace.steps.last?.after
  }

  /// Where the value changes, beyond rounding, when every line between two samples is split in half.
  var firstDifferenceWhenSplit: Breach? {
    var events: [GestureEvent] = []
    var places: [Int] = []
    var last: GesturePoint?
    for (index, step) in trace.steps.enumerated() {
      if let (id, point) = step.event.touch, let point, point.isUsable {
        // Far away the middle of a line is rounded to beside it.
        guard Swift.max(point.x.magnitude, point.y.magnitude) < 1e6 else { return nil }
        if step.response.editing == .began {
          last = point
        } else if id == step.tracked, !step.event.isDown, let from = last {
          let middle = GesturePoint(x: from.x / 2 + point.x / 2, y: from.y / 2 + point.y / 2)
          events.append(.move(middle, id: id))
          last = point
        }
      }
      events.append(trace.steps[index].event)
      places.append(events.count - 1)
    }
    guard events.count > places.count else { return nil }
    let other = start.play(events).trace
    var slack = 1e-12
    for (index, place) in places.enumerated() {
      let (here, there) = (trace.steps[index].after, other.steps[place].after)
      if let point = trace.steps[index].event.touch?.point, point.isUsable, here.track.isUsable {
        slack += 1e-9 * (1 + (point.x.magnitude + point.y.magnitude) / here.track.length)
      }
      guard (here.fraction - there.fraction).magnitude <= slack else {
        return Breach(
          step: index, "\(here.value), but \(there.value) with twice as many samples")
      }
    }
    return nil
  }
}
