import GestureEngine

/// A hand that turns a control around its pivot.
struct TurningHand {
  /// The pivot: the middle of the bounds, if the control does not declare another one.
  let middle: GesturePoint
  /// The place where the touch goes down, as seen from the middle.
  let arm: GesturePoint
  /// The control before the turn.
  let stage: Stage
  /// The events of the program between the script and the turn.
  let opening: [GestureEvent]
  /// The seconds before each motion.
  let pause: Double

  /// The distance of the touch from the middle, in points.
  var radius: Double { arm.distance(from: GesturePoint(x: 0, y: 0)) }

  /// Returns whether a motion by ten degrees, which is a sixth of the radius, recognises a drag.
  func isRecognisedAtOnce(_ traits: ControlTraits) -> Bool {
    // Until then, the touch may have the effect of a tap of the control's own.
    let mayTap = traits.hasOwnTaps && traits.tapTolerance.isFinite
    return radius > 12 * Swift.max(traits.minimumDistance, mayTap ? traits.tapTolerance : 0)
  }

  /// Returns a hand that turns the control around another middle.
  func moved(to middle: GesturePoint) -> TurningHand {
    TurningHand(middle: middle, arm: arm, stage: stage, opening: opening, pause: pause)
  }

  /// Returns a hand that turns the control at a part of this distance from its middle.
  func nearer(by part: Double) -> TurningHand {
    TurningHand(
      middle: middle, arm: GesturePoint(x: part * arm.x, y: part * arm.y), stage: stage,
      opening: opening, pause: pause)
  }

  /// Returns the events of a turn: a `down`, and then a motion of each angle.
  ///
  /// - Parameter angles: The angles in degrees, less than 180 each; positive if clockwise on the screen.
  /// - Returns: The events; `nil` if a place is too far away.
  func turn(by angles: [Double]) -> [GestureEvent]? {
    var arm = arm
    var events = [GestureEvent.down(place(of: arm))]
    for angle in angles {
      let parts = (angle.magnitude / 10).rounded(.up)
      for _ in 0..<Int(parts) { arm = arm.turned(by: angle / parts) }
      if pause > 0 { events.append(.wait(pause)) }
      events.append(.move(place(of: arm)))
    }
    return events.allSatisfy { $0.touch?.point?.isUsable ?? true } ? events : nil
  }

  /// The events of up to four turns, each of which passes a point with exactly the x or the y of the middle.
  var crossings: [[GestureEvent]] {
    // About 15 degrees.
    let aside = 0.268 * radius
    return [(radius, 0.0), (0, radius), (-radius, 0), (0, -radius)].compactMap { x, y in
      let places = [-2 * aside, -aside, 0, aside].map { way in
        let (along, across) = (-y / radius * way, x / radius * way)
        return place(of: GesturePoint(x: x + along, y: y + across))
      }
      var events = [GestureEvent.down(places[0])]
      for place in places.dropFirst() {
        if pause > 0 { events.append(.wait(pause)) }
        events.append(.move(place))
      }
      return places.allSatisfy { $0.isUsable } ? events : nil
    }
  }

  /// Plays a turn and returns the states after its motions.
  func places(_ turn: [GestureEvent]) -> [ControlSnapshot] {
    var places: [ControlSnapshot] = []
    for step in stage.play(turn).trace.steps where step.event.isMove { places.append(step.after) }
    return places
  }

  private func place(of arm: GesturePoint) -> GesturePoint {
    GesturePoint(x: middle.x + arm.x, y: middle.y + arm.y)
  }
}

extension ControlTraits {
  /// Whether a clockwise turn leads to the upper bound.
  var turnsUpClockwise: Bool { direction != .rightToLeft }
}

extension Trial {
  /// Whether the probes of this script turn a dial clockwise, because that leads to the end that they seek.
  var turnsClockwise: Bool { trace.traits.turnsUpClockwise == dragsUpward }

  /// Returns the hands that can turn the control after the script, at six places around its middle.
  ///
  /// Where a knob must be held, the value decides about the place.
  func makeTurningHands() -> [TurningHand] {
    let traits = trace.traits
    guard traits.isDial, traits.isEnabled,
      let last = atRest, last.track.isUsable
    else { return [] }
    let middle = traits.pivot(in: last.size)
    let side = Swift.min(last.size.width, last.size.height)
    let pause = 2 * (traits.minimumTime + traits.samplingInterval)
    let scale = try? Scale(traits.range, traits.scale)

    var found: [TurningHand] = []
    /// Adds hands at a distance from the middle, from a control that `opening` follows; of hands that hold
    /// a knob, those that do and whose place is new.
    func add(
      _ distance: Double, _ stage: Stage, _ opening: [GestureEvent] = [], holding: Bool = false
    ) {
      for unit in TurningHand.arms {
        let arm = GesturePoint(x: distance * unit.x, y: distance * unit.y)
        let hand = TurningHand(
          middle: middle, arm: arm, stage: stage, opening: opening, pause: pause)
        if holding, found.contains(where: { $0.arm == arm }) || !hand.isTracked { continue }
        found.append(hand)
      }
    }
    /// Returns the control at a part of its range, and the events that lead there.
    func start(at part: Double) -> (stage: Stage, opening: [GestureEvent])? {
      guard let value = scale?.value(at: part) else { return nil }
      let opening: [GestureEvent] = [.set(traits.stops?.snap(value) ?? value), .wait(1000)]
      return (settled.end.play(opening).end, opening)
    }

    /// Returns whether a turn at a distance from the middle moves the value.
    func moves(_ distance: Double, _ stage: Stage) -> Bool {
      TurningHand.arms.contains { unit in
        let arm = GesturePoint(x: distance * unit.x, y: distance * unit.y)
        let hand = TurningHand(middle: middle, arm: arm, stage: stage, opening: [], pause: pause)
        return hand.movesTheValue
      }
    }

    /// Returns whether a touch turns the control only once it has left the bounds.
    func turnsOutside(_ stage: Stage) -> Bool {
      let unit = TurningHand.arms[0]
      func place(_ distance: Double, _ angle: Double) -> GesturePoint {
        let arm = GesturePoint(x: distance * unit.x, y: distance * unit.y).turned(by: angle)
        return GesturePoint(x: middle.x + arm.x, y: middle.y + arm.y)
      }
      let longest = 2 * Swift.max(last.size.width, last.size.height)
      let places = (0...7).map { place(longest, 10 * Double($0)) }
      // In huge bounds, no place outside counts.
      guard places.allSatisfy({ $0.isUsable }) else { return true }
      let turn = [.down(place(0.375 * side, 0))] + places.map { GestureEvent.move($0) }
      let values = stage.answers(to: turn).map { $0.value }
      return values[1] != values[8]
    }

    switch traits.grabArea {
    case .bounds, .anywhere:
      // An angle that is added up leads to neither bound within an arc from a quarter of the range. The
      // value after the script is another one for each script.
      guard let (stage, opening) = start(at: 0.25) else {
        add(0.375 * side, settled.end)
        break
      }
      // A ring may ignore touches inside it.
      let ring = last.thumb.map { $0.center.distance(from: middle) } ?? 0
      let radii = Trial.judgesEveryDesign ? [0.375 * side, 0.46 * side, ring] : []
      let seen = radii.first { $0 >= 0.25 * side && moves($0, stage) }
      if Trial.judgesEveryDesign, seen == nil, turnsOutside(stage) { return [] }
      let radius = seen ?? 0.375 * side
      add(radius, stage, opening)
      add(radius, settled.end)
    case .thumb, .custom:
      for part in 0..<25 where found.count < TurningHand.arms.count {
        guard let (stage, opening) = start(at: 0.04 * Double(part) + 0.02) else { break }
        for radius in [0.375, 0.46] { add(radius * side, stage, opening, holding: true) }
      }
    }
    // A touch moves by more than the control may round it, and its place is exact to a part of a degree. Within
    // six points of the middle, a control may ignore it, because an angle means little there.
    let extent = Swift.max(last.size.width, last.size.height)
    let least = Swift.max(50 * traits.resolution, 1e-6 * extent, 6)
    return 0.375 * side > least ? found : []
  }
}

extension TurningHand {
  /// The places of a circle of one point at 40, 100, 160, 220, 280 and 340 degrees.
  fileprivate static let arms = [
    (0.766, 0.643), (-0.174, 0.985), (-0.94, 0.342), (-0.766, -0.643), (0.174, -0.985),
    (0.94, -0.342),
  ].map { GesturePoint(x: $0.0, y: $0.1) }

  /// Whether a turn by seventy degrees changes the value.
  fileprivate var movesTheValue: Bool {
    guard let turn = turn(by: Array(repeating: 10, count: 7)) else { return false }
    let old = stage.answers(to: [.wait(0)])[0].value
    return stage.answers(to: turn).contains { !$0.value.isSame(as: old) }
  }

  /// Whether the control tracks a touch that goes down at this place.
  var isTracked: Bool {
    turn(by: []).flatMap { stage.answers(to: $0).first?.response.editing } == .began
  }
}

extension GesturePoint {
  /// Returns this point, turned around the origin by at most 10 degrees.
  ///
  /// - Parameter angle: The angle in degrees; positive if clockwise on the screen.
  /// - Returns: A point as far from the origin.
  func turned(by angle: Double) -> GesturePoint {
    // The tangent of half the angle, up to a millionth.
    let half = angle * (.pi / 360)
    let t = half + half * half * half / 3
    let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
    return GesturePoint(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }
}
