import GestureEngine

/// The touches that may tap, followed from outside.
struct TapTracker {
  /// The trace.
  let trace: Trace
  /// The touches so far, in order.
  private(set) var touches: [Trace.TappingTouch] = []

  private var touch: (down: Int, origin: GesturePoint, place: GesturePoint)?
  /// The outcome if the touch lifts off now.
  private var outcome = Trace.TappingTouch.Outcome.tap
  /// The time since the touch went down.
  private var seconds = 0.0

  init(trace: Trace) { self.trace = trace }

  private var traits: ControlTraits { trace.traits }

  /// Follows a step.
  mutating func follow(_ index: Int) {
    let step = trace.steps[index]
    if case .wait(let seconds) = step.event { wait(seconds) }
    switch (step.event, step.response.editing) {
    case (.down(let point, _), .began?):
      finish(before: index, isUp: false)
      // The drawing between the cancel and the `down` of a lost end is not visible.
      let hold = trace.hold(at: index, point)
      // Where the track has no length, the next layout decides which touch is on the thumb.
      if hold == .tapping || (hold.canSeek && traits.seeksAtTaps), !step.isLostEnd,
        trace.before(index).track.isUsable, canTapBesideThumbs(at: index, point)
      {
        (touch, outcome, seconds) = ((index, point, point), .tap, 0)
      }
    case (.move(let point, let id), nil) where id == step.tracked && point.isUsable:
      move(to: point, index)
    case (.up(let point, _), .committed?):
      if let point, point.isUsable { move(to: point, index) }
      finish(before: index + 1, isUp: true)
    case (_, .cancelled?): finish(before: index, isUp: false)
    case (.resize, _), (.set, _), (.thumbs(.set), _):
      // A touch may come back to a button that grows.
      if outcome == .tap || traits.drag == .tapped || isButton(before: index) { outcome = .unknown }
    default: break
    }
  }

  /// Adds the touch, if there is one, with the value before a step.
  mutating func finish(before end: Int, isUp: Bool) {
    guard let last = touch else { return }
    let step = trace.steps[end - 1]
    touches.append(
      Trace.TappingTouch(
        down: last.down, end: end - 1, outcome: isUp ? outcome : nil, place: last.place,
        value: step.response.committed ?? step.after.value))
    touch = nil
  }

  /// Follows time that passes.
  private mutating func wait(_ wait: Double) {
    seconds += GestureEvent.duration(wait)
    let canOnlyTap = traits.drag.canOnlyTapOffThumb
    if touch != nil, traits.tap != .seeksAtOnce, seconds >= traits.tapTime * (1 - 1e-9),
      outcome != .unknown || canOnlyTap
    {
      outcome = seconds > traits.tapTime * (1 + 1e-9) ? .noTap : .unknown
    }
    // A touch that drags without a distance may do so in its place.
    if outcome == .tap, !canOnlyTap, traits.minimumDistance == 0,
      traits.changesOverTime || traits.hasPassedMinimumTime(after: seconds)
    {
      outcome = .unknown
    }
  }

  /// Follows a motion of the touch.
  private mutating func move(to point: GesturePoint, _ index: Int) {
    guard let origin = touch?.origin, traits.tap != .seeksAtOnce else { return }
    let canOnlyTap = traits.drag.canOnlyTapOffThumb
    // A button may toggle when a touch that has left it comes back.
    let isButton = isButton(before: index)
    let mayComeBack = isButton && outcome == .noTap && seconds < traits.tapTime * (1 + 1e-9)
    touch?.place = point
    switch outcome(of: point, from: origin, in: trace.before(index).size, isButton: isButton) {
    case .noTap: outcome = canOnlyTap ? .noTap : .unknown
    case .unknown:
      // A touch that has stayed for too long may drag, if every touch can.
      if outcome == .tap || mayComeBack || !canOnlyTap { outcome = .unknown }
    case .tap: if mayComeBack { outcome = .unknown }
    }
  }

  /// Whether the control is a button, or a row of them: each touch can only tap, wherever it goes down.
  private func isButton(before index: Int) -> Bool {
    traits.drag == .tapped || traits.drag.canOnlyTapOffThumb && trace.before(index).thumb == nil
  }

  /// Whether a touch that goes down off the thumb is off both of two thumbs, and does not move both.
  private func canTapBesideThumbs(at index: Int, _ point: GesturePoint) -> Bool {
    guard let thumbs = traits.thumbs else { return true }
    return trace.isOnThumb(point, .upper, before: index) == false
      && (!thumbs.movesBothBetween || trace.steps[index].response.thumb != nil)
  }

  /// Returns whether a sample is within the tap tolerance: of the `down`, or of the bounds of a control
  /// that can only be tapped.
  private func outcome(
    of point: GesturePoint, from origin: GesturePoint, in size: GestureSize, isButton: Bool
  ) -> Trace.TappingTouch.Outcome {
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
