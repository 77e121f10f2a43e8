import GestureEngine

extension Trial {
  /// The first turn of a control around its middle, after the script, that leads the wrong way.
  ///
  ///      \   ^ there        A touch goes ten degrees at a time around the middle, there and back, in arcs
  ///        o |              that cover the whole circle. The value may leap only from one end of its range
  ///           v back        to the other, where the scale begins again.
  var firstWrongArc: Breach? {
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
    // An angle that is added up leads to neither bound within an arc from a quarter of the range. The value
    // after the script is another one for each script.
    let quarter = (try? Scale(traits.range, traits.scale))?.value(at: 0.25)
    let starts: [[GestureEvent]] = [quarter.map { [.set($0), .wait(1000)] } ?? [], []]
    let pause = 2 * (traits.minimumTime + traits.samplingInterval)
    // At 40, 100, 160, 220, 280 and 340 degrees.
    for (x, y) in [
      (0.766, 0.643), (-0.174, 0.985), (-0.94, 0.342), (-0.766, -0.643), (0.174, -0.985),
      (0.94, -0.342),
    ] {
      for start in starts {
        var arm = GesturePoint(x: radius * x, y: radius * y)
        var place: GesturePoint { GesturePoint(x: middle.x + arm.x, y: middle.y + arm.y) }
        var events: [GestureEvent] = start + [.down(place)]
        for step in 1...14 {
          if pause > 0 { events.append(.wait(pause)) }
          arm = arm.turned(onward: step <= 7)
          events.append(.move(place))
        }
        guard events.allSatisfy({ $0.touch?.point?.isUsable ?? true }) else { return nil }
        if let breach = firstWrongTurn(events, around: middle) { return breach }
      }
    }
    return nil
  }

  /// The first motion of an arc after the script that turns the value the other way.
  private func firstWrongTurn(_ events: [GestureEvent], around middle: GesturePoint) -> Breach? {
    let traits = trace.traits
    let isClockwise = traits.direction != .rightToLeft
    let slack =
      1e-9 + Scale.tolerance(ofFractionsIn: traits.range) + 8 * traits.precision.part
    let steps = settled.end.play(events).trace.steps
    var origin: GesturePoint?
    var previous: GesturePoint?
    var reach = 0.0
    // The largest turn onward, and the turns back with the fractions that they lead from and to.
    var largest = 0.0
    var back: [(step: Int, from: Double, to: Double)] = []
    for (index, step) in steps.enumerated() {
      guard let point = step.event.touch?.point else { continue }
      guard let from = origin else {
        origin = point
        continue
      }
      defer { (previous, reach) = (point, Swift.max(reach, point.distance(from: from))) }
      // The motion that recognises a drag may move the value to the place of the touch.
      guard let previous, reach >= traits.minimumDistance * (1 + 1e-9) else { continue }
      let isOnward = point.isClockwise(of: previous, around: middle) == isClockwise
      let (old, new) = (steps[index - 1].after, step.after)
      let turn = isOnward ? new.fraction - old.fraction : old.fraction - new.fraction
      largest = Swift.max(largest, turn)
      if turn < -slack, !traits.isClose(old.value, new.value) {
        back.append(
          (index, isOnward ? old.fraction : new.fraction, isOnward ? new.fraction : old.fraction))
      }
    }
    // Between two samples, the touch may have passed the place where the scale begins again.
    let margin = 0.05 + 2 * largest
    guard
      let wrong = back.first(where: { $0.from < 1 - margin || $0.to > margin })
    else { return nil }
    let (old, new) = (steps[wrong.step - 1].after.value, steps[wrong.step].after.value)
    let isUp = new > old
    return breach(
      after: [.cancel(), .wait(1000)] + events[...wrong.step],
      "after the script, a turn \(isUp == isClockwise ? "counterclockwise" : "clockwise") "
        + "\(isUp ? "raises" : "lowers") the value from \(old) to \(new)")
  }
}

extension GesturePoint {
  /// Returns this point, turned around the origin by about ten degrees: clockwise on the screen, or back.
  fileprivate func turned(onward: Bool) -> GesturePoint {
    // The tangent of half the angle.
    let t = onward ? 0.0875 : -0.0875
    let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
    return GesturePoint(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }

  /// Whether the way from another point to this one is clockwise around the middle, on the screen.
  fileprivate func isClockwise(of other: GesturePoint, around middle: GesturePoint) -> Bool {
    (other.x - middle.x) * (y - middle.y) > (other.y - middle.y) * (x - middle.x)
  }
}
