import GestureEngine

extension Trial {
  /// The upper bound of a control with a drag of its own, if taps and drags over its bounds and far beyond them lead to
  /// every stop but that one.
  ///
  ///     | 0 | 1 | 2 | 3 |    the last of four segments, for example
  var endThatNoTouchGives: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.showsItsEnds, script.events.count % 4 == 1, let stops = traits.stops,
      (3...24).contains(stops.lastIndex)
    else { return nil }
    var seen: Set<Int> = []
    var shown: [GestureEvent] = []
    // Each touch of a control that steps leads one or two steps on.
    for start in [range.lowerBound, stops.stop(stops.lastIndex - 1)] {
      let opening: [GestureEvent] = [.set(start), .wait(1000)]
      let (set, stage) = settled.end.play(opening)
      guard let last = set.steps.last?.after, last.track.isUsable, traits.isClose(last.value, start)
      else { return nil }
      for touch in touchesOfEveryPlace(last, Double(2 * stops.count)) {
        let steps = stage.play(touch).trace.steps
        guard steps.contains(where: { $0.response.editing == .began }) else { continue }
        let values = steps.flatMap { [$0.after.value, $0.response.committed ?? $0.after.value] }
        for value in values where value != start { seen.insert(stops.index(nearestTo: value)) }
        shown = opening + touch
      }
    }
    guard !seen.contains(stops.lastIndex), (1..<stops.lastIndex).allSatisfy(seen.contains) else {
      return nil
    }
    return breach(
      afterSettling: shown,
      "touches lead to \(stops.stop(stops.lastIndex - 1)), and none leads to \(range.upperBound)")
  }

  /// Returns taps and drags over the bounds, and drags far beyond them.
  private func touchesOfEveryPlace(_ last: ControlSnapshot, _ count: Double) -> [[GestureEvent]] {
    let (traits, direction) = (trace.traits, trace.traits.direction)
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    let extent = direction.length(of: last.size)
    let middle = bounds.center
    let longest = 0.25 * Swift.max(extent, last.track.length)
    guard extent > 1, longest < 1e6 else { return [] }
    func place(_ part: Double) -> GesturePoint {
      middle.moved(by: (part - 0.5) * extent, along: direction)
    }
    var touches: [[GestureEvent]] = []
    for index in 0..<Int(count) {
      touches.append([.down(place((Double(index) + 0.5) / count)), .up(nil)])
    }
    if traits.changesOverTime {
      // A button may repeat while a touch holds it.
      for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let hold = Array(repeating: GestureEvent.wait(0.5), count: 40)
        touches.append([.down(place(part))] + hold + [.up(nil)])
      }
    }
    for way in [1.0, -1] {
      let begin = place(0.5 - 0.48 * way)
      for (start, motion, times) in [
        (begin, 0.96 * extent / count, Int(count)), (middle, longest, 24),
        (last.middle, longest, 24), (last.middle, 0.96 * extent / count, Int(count)),
      ] {
        let ways = Array(repeating: motion * way, count: times)
        let recognition = traits.recognition(of: way, on: last.track)
        if let drag = traits.drag(from: start, by: recognition + ways, on: last.track) {
          touches.append(drag + [.up(nil)])
        }
      }
    }
    return traits.changesOverTime ? touches.map { $0 + [.wait(1000)] } : touches
  }
}

extension ControlTraits {
  /// Whether touches of a control with a drag of its own should lead to its upper bound.
  fileprivate var showsItsEnds: Bool {
    drag == .custom && !turns && thumbs == nil && isEnabled && latch == nil && rest == nil
      && stopsOnRelease == nil && !wraps && doubleTapTime == 0
      && range.lowerBound < range.upperBound
  }
}
