import GestureEngine

extension Trace {
  /// A touch that cannot drag, from its `down` to its `up`: off the thumb, or on a control that can only
  /// be tapped.
  struct TappingTouch {
    /// Whether a touch was a tap.
    enum Outcome {
      /// It stayed within the tap tolerance.
      case tap
      /// It left the tap tolerance.
      case noTap
      /// A resize, a `set` or rounding hides the outcome.
      case unknown
    }

    /// The index of the step with its `down`.
    let down: Int
    /// The index of the step with its `up`, or of its last step.
    let end: Int
    /// The outcome of its `up`; `nil` if it did not lift off.
    let outcome: Outcome?
    /// Its last good location.
    let place: GesturePoint
    /// The committed value; before the `up`, the last value.
    let value: Double

    /// Whether the value is the stop nearest to the location, up to rounding.
    func isAtAStop(of trace: Trace) -> Bool {
      let before = trace.before(end)
      let along = trace.traits.direction.onTrack(place, in: before.size).x
      guard let stops = trace.traits.stops, let scale = try? Scale(trace.traits.range),
        let fraction = before.track.fraction(at: along)
      else { return true }
      let meant = scale.value(at: fraction)
      let range = trace.traits.range
      let slack = 0.5e-9 * (range.upperBound - range.lowerBound) + 4 * meant.ulp
      return (value - meant).magnitude <= (stops.snap(meant) - meant).magnitude + slack
    }
  }

  /// The touches that cannot drag, in order.
  var tappingTouches: [TappingTouch] {
    var touches: [TappingTouch] = []
    var touch: (down: Int, origin: GesturePoint, place: GesturePoint)?
    var outcome = TappingTouch.Outcome.tap
    for index in steps.indices {
      let step = steps[index]
      switch (step.event, step.response.editing) {
      case (.down(let point, _), .began?):
        add(upTo: index, isUp: false)
        // The drawing between the cancel and the `down` of a lost end is not visible.
        if hold(at: index, point) == .tapping, !step.isLostEnd {
          (touch, outcome) = ((index, point, point), .tap)
        }
      case (.move(let point, let id), nil) where id == step.tracked && point.isUsable:
        follow(point, index)
      case (.up(let point, _), .committed?):
        if let point, point.isUsable { follow(point, index) }
        add(upTo: index + 1, isUp: true)
      case (_, .cancelled?): add(upTo: index, isUp: false)
      case (.resize, _), (.set, _): if outcome == .tap { outcome = .unknown }
      default: break
      }
    }
    add(upTo: steps.count, isUp: false)
    return touches

    func add(upTo end: Int, isUp: Bool) {
      guard let last = touch else { return }
      var value = steps[end - 1].after.value
      if case .committed(let committed)? = steps[end - 1].response.editing { value = committed }
      touches.append(
        TappingTouch(
          down: last.down, end: end - 1, outcome: isUp ? outcome : nil, place: last.place,
          value: value))
      touch = nil
    }

    func follow(_ point: GesturePoint, _ index: Int) {
      guard let origin = touch?.origin else { return }
      touch?.place = point
      switch self.outcome(of: point, from: origin, in: before(index).size) {
      case .noTap: outcome = .noTap
      case .unknown: if outcome == .tap { outcome = .unknown }
      case .tap: break
      }
    }
  }

  /// Returns whether a sample is within the tap tolerance: of the `down`, or of the bounds of a control
  /// that can only be tapped.
  private func outcome(
    of point: GesturePoint, from origin: GesturePoint, in size: GestureSize
  ) -> TappingTouch.Outcome {
    guard traits.drag == .tapped else {
      return point.isAtLeast(traits.tapTolerance, from: origin) ? .noTap : .tap
    }
    let x = Swift.max(0, -point.x, point.x - size.width)
    let y = Swift.max(0, -point.y, point.y - size.height)
    if x == 0, y == 0 { return .tap }
    if Swift.max(x, y) >= Swift.max(traits.tapTolerance, 1e-9) { return .noTap }
    guard traits.tapTolerance.isFinite else { return .unknown }
    // Beside a corner, the distance depends on the shape of the tolerance; a tiny distance is rounded.
    return x + y < traits.tapTolerance ? .tap : .unknown
  }

  /// Returns the position of a value on the declared scale, 0...1.
  func fraction(of value: Double) -> Double {
    (try? Scale(traits.range, traits.scale))?.fraction(of: value) ?? 0
  }
}
