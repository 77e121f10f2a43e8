import GestureEngine

extension Trial {
  /// Plays a drag after the script has settled, from the thumb or the middle of the bounds.
  ///
  /// - Parameter parts: The motions of the drag along the track, in multiples of the bounds' length
  ///   and towards the end if positive. The first motion also covers the distance that recognises a
  ///   drag.
  /// - Returns: The visible state after the drag, or `nil` if there is nothing to drag.
  func probe(_ parts: [Double]) -> ControlSnapshot? {
    let traits = trace.traits
    let (rest, stage) = settled
    guard let last = rest.steps.last?.after, last.track.isUsable else { return nil }
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    var place = (last.thumb ?? bounds).center
    // Lengths of very different magnitude would round the motions of the probe away.
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

  /// The first step at which the value changes, beyond rounding, if a sample is added in the middle
  /// between every two samples.
  var firstDifferenceWhenSplit: Breach? {
    var events: [GestureEvent] = []
    var places: [Int] = []
    var last: GesturePoint?
    for (index, step) in trace.steps.enumerated() {
      if let (id, point) = step.event.touch, let point, point.isUsable {
        // Rounding would move the middle of a line far from the origin off the line.
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
    let rounding = Scale.tolerance(ofFractionsIn: trace.traits.range)
    var slack = 1e-12
    for (index, place) in places.enumerated() {
      let (here, there) = (trace.steps[index].after, other.steps[place].after)
      if let point = trace.steps[index].event.touch?.point, point.isUsable, here.track.isUsable {
        slack += 1e-9 * (1 + (point.x.magnitude + point.y.magnitude) / here.track.length)
      }
      guard (here.fraction - there.fraction).magnitude <= slack + rounding else {
        return Breach(
          step: index,
          "the value is \(here.value), but \(there.value) with twice as many samples")
      }
    }
    return nil
  }
}
