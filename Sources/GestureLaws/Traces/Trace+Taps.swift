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

    /// Whether the value is the stop nearest to the location, or the value at the location without stops,
    /// up to rounding.
    func isAtAStop(of trace: Trace) -> Bool {
      let (before, traits) = (trace.before(end), trace.traits)
      if traits.stopsOnRelease != nil { return true }
      let along = traits.direction.onTrack(place, in: before.size).x
      guard let fraction = before.track.fraction(at: along), !traits.wraps else { return true }
      guard let stops = traits.stops else {
        let after = trace.steps[end].after
        let slack = traits.placeSlack(at: along, on: before.track)
        return traits.hasOwnScale || traits.isCoarse || !value.isIdentical(to: after.value)
          || (after.fraction - fraction).magnitude <= 1e-9 + slack
      }
      if traits.hasOwnScale { return true }
      guard let scale = try? Scale(traits.range, traits.scale) else { return true }
      let meant = scale.value(at: fraction)
      // The nearest stop may be meant along the track or by difference.
      if traits.scale != .linear {
        let slack = 2 * traits.placeSlack(at: along, on: before.track)
        let low = scale.value(at: Swift.max(0, fraction - slack))
        let high = scale.value(at: Swift.min(1, fraction + slack))
        return stops.isBeside(value, meant, byStops: 1) || low <= value && value <= high
      }
      let range = trace.traits.range
      if traits.stepRounding == .wholeSteps, stops.isInLastStep(meant) { return true }
      if traits.stepRounding == .custom { return true }
      let span = range.span
      let slack =
        0.5e-9 * span + 4 * meant.ulp + traits.valueSlack
        + 2 * traits.placeSlack(at: along, on: before.track) * span
      return (value - meant).magnitude <= (stops.snap(meant) - meant).magnitude + slack
    }
  }

  /// The touches that cannot drag, in order.
  var tappingTouches: [TappingTouch] {
    var touches: [TappingTouch] = []
    var touch: (down: Int, origin: GesturePoint, place: GesturePoint)?
    var outcome = TappingTouch.Outcome.tap
    var seconds = 0.0
    for index in steps.indices {
      let step = steps[index]
      if case .wait(let wait) = step.event {
        seconds += GestureEvent.duration(wait)
        if touch != nil, traits.tap != .seeksAtOnce, seconds >= traits.tapTime * (1 - 1e-9),
          outcome != .unknown || traits.drag.canOnlyTapOffThumb
        {
          outcome = seconds > traits.tapTime * (1 + 1e-9) ? .noTap : .unknown
        }
        // A touch that drags without a distance may do so in its place.
        if outcome == .tap, !traits.drag.canOnlyTapOffThumb, traits.minimumDistance == 0,
          traits.changesOverTime || traits.isRipe(after: seconds)
        {
          outcome = .unknown
        }
      }
      switch (step.event, step.response.editing) {
      case (.down(let point, _), .began?):
        add(upTo: index, isUp: false)
        // The drawing between the cancel and the `down` of a lost end is not visible.
        let hold = hold(at: index, point)
        // Where the track has no length, the next layout decides which touch is on the thumb.
        if hold == .tapping || (hold.canSeek && traits.seeksAtTaps), !step.isLostEnd,
          before(index).track.isUsable,
          canTapBesideThumbs(at: index, point)
        {
          (touch, outcome, seconds) = ((index, point, point), .tap, 0)
        }
      case (.move(let point, let id), nil) where id == step.tracked && point.isUsable:
        follow(point, index)
      case (.up(let point, _), .committed?):
        if let point, point.isUsable { follow(point, index) }
        add(upTo: index + 1, isUp: true)
      case (_, .cancelled?): add(upTo: index, isUp: false)
      case (.resize, _), (.set, _), (.thumbs(.set), _):
        // A touch may come back to a button that grows.
        if outcome == .tap || traits.drag == .tapped || isButton(before: index) {
          outcome = .unknown
        }
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
      guard let origin = touch?.origin, traits.tap != .seeksAtOnce else { return }
      // A button may toggle when a touch that has left it comes back.
      let isButton = isButton(before: index)
      let mayComeBack =
        isButton && outcome == .noTap && seconds < traits.tapTime * (1 + 1e-9)
      touch?.place = point
      switch self.outcome(of: point, from: origin, in: before(index).size, isButton: isButton) {
      case .noTap: outcome = traits.drag.canOnlyTapOffThumb ? .noTap : .unknown
      case .unknown:
        // A touch that has stayed for too long may drag, if every touch can.
        if outcome == .tap || mayComeBack || !traits.drag.canOnlyTapOffThumb { outcome = .unknown }
      case .tap: if mayComeBack { outcome = .unknown }
      }
    }
  }

  /// Returns the thumb that a tap takes although the other one is nearer; `nil` if there is no such thumb.
  func fartherThumb(of tap: TappingTouch, _ thumbs: ThumbTraits) -> Thumb? {
    guard thumbs.distances.greatest == nil, let thumb = steps[tap.end].response.thumb,
      case .down(let point, _) = steps[tap.down].event, steps[tap.down].tracked == nil,
      steps[tap.down...tap.end].allSatisfy({ $0.alsoTracked == nil })
    else { return nil }
    let before = before(tap.down)
    let margin = 1e-6 * (1 + before.track.end.magnitude) + 2 * traits.resolution
    /// Returns how much farther the thumb is than the other one, by its value or by its drawing.
    func excess(_ point: GesturePoint, _ place: (Thumb) -> Double) -> Double {
      let along = traits.direction.onTrack(point, in: before.size).x
      return (along - place(thumb)).magnitude - (along - place(thumb.other)).magnitude
    }
    let isFarther = [point, tap.place].allSatisfy { point in
      let byValue = excess(point) { before.track.position(of: before.fraction(of: $0)) }
      let byDrawing = excess(point) { thumb in
        before.frame(of: thumb).map { traits.direction.onTrack($0.center, in: before.size).x }
          ?? before.track.position(of: before.fraction(of: thumb))
      }
      return Swift.min(byValue, byDrawing) > margin
    }
    return isFarther ? thumb : nil
  }

  /// Whether the control is a button, or a row of them: each touch can only tap, wherever it goes down.
  private func isButton(before index: Int) -> Bool {
    traits.drag == .tapped || traits.drag.canOnlyTapOffThumb && before(index).thumb == nil
  }

  /// Whether a touch that goes down off the thumb is off both of two thumbs, and does not move both.
  private func canTapBesideThumbs(at index: Int, _ point: GesturePoint) -> Bool {
    guard let thumbs = traits.thumbs else { return true }
    return isOnThumb(point, .upper, before: index) == false
      && (!thumbs.movesBothBetween || steps[index].response.thumb != nil)
  }

  /// Returns whether a sample is within the tap tolerance: of the `down`, or of the bounds of a control
  /// that can only be tapped.
  private func outcome(
    of point: GesturePoint, from origin: GesturePoint, in size: GestureSize, isButton: Bool
  ) -> TappingTouch.Outcome {
    guard traits.drag == .tapped else {
      let distance = point.distance(from: origin)
      if !traits.drag.canOnlyTapOffThumb, distance >= traits.minimumDistance * (1 - 1e-9) {
        return .unknown
      }
      // Without a thumb, the control may be a button: it asks where the touch lifts off.
      let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
      if isButton, bounds.contains(point), distance > 0 { return .unknown }
      // At the tolerance itself, a control may decide either way.
      if distance > traits.tapTolerance * (1 + 1e-9) { return .noTap }
      // A control whose area is its bounds may ask where the touch lifts off.
      if traits.grabArea == .bounds, !bounds.contains(point) { return .unknown }
      return distance < traits.tapTolerance * (1 - 1e-9) || distance == 0 ? .tap : .unknown
    }
    let x = Swift.max(0, -point.x, point.x - size.width)
    let y = Swift.max(0, -point.y, point.y - size.height)
    if x == 0, y == 0 { return .tap }
    if Swift.max(x, y) > Swift.max(traits.tapTolerance * (1 + 1e-9), 1e-9) { return .noTap }
    if Swift.max(x, y) >= traits.tapTolerance * (1 - 1e-9) { return .unknown }
    guard traits.tapTolerance.isFinite else { return .unknown }
    // Beside a corner, the distance depends on the shape of the tolerance; a tiny distance is rounded.
    return x + y < traits.tapTolerance ? .tap : .unknown
  }

  /// Returns the position of a value on the declared scale, 0...1.
  func fraction(of value: Double) -> Double {
    (try? Scale(traits.range, traits.scale))?.fraction(of: value) ?? 0
  }

  /// Returns the position of a value that a step gave, or committed, 0...1.
  ///
  /// `nil` if the control has a scale of its own and no longer shows the value.
  func fraction(of value: Double, after step: Int) -> Double? {
    guard traits.hasOwnScale else { return fraction(of: value) }
    let after = steps[step].after
    return value.isIdentical(to: after.value) ? after.fraction : nil
  }
}

extension Trace.Hold {
  /// Whether a touch that holds the value in this way may seek to its place when it taps.
  fileprivate var canSeek: Bool {
    switch self {
    case .free, .relative: true
    case .held, .jumped, .tapping, .waiting, .unknown: false
    }
  }
}

extension ControlTraits.Drag {
  /// Whether a touch that is not on the thumb can only tap.
  fileprivate var canOnlyTapOffThumb: Bool {
    switch self {
    case .grabbedOrTapped, .tapped: true
    case .absolute, .grabbed, .relative, .tappedOrDragged, .custom: false
    }
  }
}
