import GestureEngine

extension Trial {
  /// The first turn of a control around its middle, after the script, that moves the value the other way.
  ///
  ///      \   ^ there        A touch goes a few degrees at a time around the middle, there and back,
  ///        o |              from three places. The value may leap from one end of its range to the
  ///           v back        other, where the scale begins again.
  var firstOppositeTurn: Breach? {
    let traits = trace.traits
    guard traits.drag == .custom, traits.isEnabled, let last = settled.trace.steps.last?.after,
      last.track.isUsable
    else { return nil }
    let middle = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size).center
    let radius = 0.375 * Swift.min(last.size.width, last.size.height)
    // A touch moves by more than the control may round it, and its place is exact to a part of a degree.
    let extent = Swift.max(last.size.width, last.size.height)
    guard radius > 50 * traits.resolution, radius > 1e-6 * extent, radius > 1e-300 else {
      return nil
    }
    let isClockwise = traits.direction != .rightToLeft
    let pause = 2 * (traits.minimumTime + traits.samplingInterval)
    let slack =
      1e-9 + Scale.tolerance(ofFractionsIn: traits.range) + 8 * traits.precision.part
    // About 40, 160 and 280 degrees.
    for (x, y) in [(0.766, 0.643), (-0.94, 0.342), (0.174, -0.985)] {
      var arm = GesturePoint(x: radius * x, y: radius * y)
      var place: GesturePoint { GesturePoint(x: middle.x + arm.x, y: middle.y + arm.y) }
      let origin = place
      var events = [GestureEvent.down(origin)]
      for step in 1...11 {
        if pause > 0 { events.append(.wait(pause)) }
        arm = arm.turned(onward: step <= 6)
        events.append(.move(place))
      }
      guard events.allSatisfy({ $0.touch?.point?.isUsable ?? true }) else { return nil }
      let steps = settled.end.play(events).trace.steps
      var previous: GesturePoint?
      var reach = 0.0
      for (index, step) in steps.enumerated() {
        guard case .move(let point, _) = step.event else { continue }
        defer { (previous, reach) = (point, Swift.max(reach, point.distance(from: origin))) }
        // The motion that recognises a drag may move the value to the place of the touch.
        guard let previous, reach >= traits.minimumDistance * (1 + 1e-9) else { continue }
        let isOnward = point.isClockwise(of: previous, around: middle)
        let turn = steps[index].after.fraction - steps[index - 1].after.fraction
        let way = isOnward == isClockwise ? turn : -turn
        guard way < -slack, way > -0.5 else { continue }
        let (old, new) = (steps[index - 1].after.value, step.after.value)
        if traits.isClose(old, new) { continue }
        return breach(
          after: [.cancel(), .wait(1000)] + events[...index],
          "after the script, a turn \(isOnward ? "clockwise" : "counterclockwise") "
            + "\(old < new ? "raises" : "lowers") the value from \(old) to \(new)")
      }
    }
    return nil
  }
}

extension GesturePoint {
  /// Returns this point, turned around the origin by about five degrees: clockwise on the screen, or back.
  fileprivate func turned(onward: Bool) -> GesturePoint {
    // The tangent of half the angle.
    let t = onward ? 0.044 : -0.044
    let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
    return GesturePoint(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }

  /// Whether the way from another point to this one is clockwise around the middle, on the screen.
  fileprivate func isClockwise(of other: GesturePoint, around middle: GesturePoint) -> Bool {
    (other.x - middle.x) * (y - middle.y) > (other.y - middle.y) * (x - middle.x)
  }
}
