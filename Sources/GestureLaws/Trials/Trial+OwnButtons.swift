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
    guard script.events.count.isMultiple(of: 4), traits.drag == .custom, traits.tap == .custom,
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
}
