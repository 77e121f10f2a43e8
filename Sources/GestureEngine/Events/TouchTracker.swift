/// A state machine that decides which touch a control tracks, and which samples count.
///
/// The first touch that goes down is tracked until it ends; other touches change nothing. After the
/// end, another touch must go down to be tracked. A sample at a point that is not usable never becomes
/// a position. All controls with a gesture use this machine, so that the rules are the same.
///
///       .-----.
///     /         \    a touch that is cancelled inside the slop, a circle around the point where it went
///     |  down ──┼─>  down, reverts the value: it was the beginning of a scroll
///     \         /
///       '-----'
public struct TouchTracker: Sendable, Hashable {
  @usableFromInline enum Phase: Sendable, Hashable {
    /// No touch is tracked.
    case idle
    /// The touch `id` is tracked.
    case tracking(id: Int)
  }

  /// The meaning of a touch event for the control.
  public enum Sample: Sendable, Hashable {
    /// The tracker began to track a touch.
    case began(GesturePoint)
    /// The tracked touch moved.
    case moved(GesturePoint)
    /// The tracked touch lifted off, at a usable point or, without one, where it last was.
    case ended(GesturePoint?)
    /// The gesture was cancelled. If `reverts`, the value goes back to its value before the gesture,
    /// whatever the policy of the control: after a `revert`, and if the touch never left the slop.
    case cancelled(reverts: Bool)

    /// The point of the touch, if the event has one.
    @inlinable public var point: GesturePoint? {
      switch self {
      case .began(let point), .moved(let point): point
      case .ended(let point): point
      case .cancelled: nil
      }
    }
  }

  @usableFromInline var phase = Phase.idle
  /// The last usable point of the tracked touch; the origin while no touch is tracked.
  @usableFromInline var place = GesturePoint(x: 0, y: 0)
  /// The point where the tracked touch went down.
  @usableFromInline var origin = GesturePoint(x: 0, y: 0)
  /// Whether the tracked touch has been outside the slop.
  @usableFromInline var hasLeftSlop = false
  /// The distance from its `down` that a touch must reach so that a cancel can keep the value, in points;
  /// 0 for a control whose cancel does not depend on the distance.
  public let slop: Double

  /// A tracker that tracks no touch.
  ///
  /// - Parameter slop: The distance from its `down` that a touch must reach so that a cancel can keep the
  ///   value, in points, at least 0.
  @inlinable public init(slop: Double = 10) { self.slop = slop }

  /// Whether a touch is tracked.
  @inlinable @inline(__always) public var isTracking: Bool {
    if case .idle = phase { false } else { true }
  }

  /// The id of the tracked touch; `nil` while no touch is tracked.
  @inlinable var tracked: Int? {
    switch phase {
    case .idle: nil
    case .tracking(let id): id
    }
  }

  /// The last usable point of the tracked touch.
  @inlinable public var last: GesturePoint? {
    isTracking ? place : nil
  }

  /// Returns whether an event is a `down` of the tracked touch, whose end was therefore lost.
  ///
  /// A control cancels the gesture of that touch before it handles the `down`:
  ///
  ///     if tracker.hasLostEnd(before: event) { return handle(.cancel()).followed(by: handle(event)) }
  ///
  /// - Parameter event: The next event.
  /// - Returns: Whether its point is usable and its touch is tracked.
  @inlinable public func hasLostEnd(before event: GestureEvent) -> Bool {
    guard case .down(let point, let id) = event else { return false }
    return id == tracked && point.isUsable
  }

  /// Handles an event and returns its meaning.
  ///
  ///     var tracker = TouchTracker()
  ///     tracker.receive(.move(p)) { _ in true }        // nil: no touch is down
  ///     tracker.receive(.down(p)) { _ in true }        // began(p)
  ///     tracker.receive(.down(q, id: 2)) { _ in true } // nil: one touch is tracked
  ///     tracker.receive(.up(nil)) { _ in true }        // ended(nil)
  ///
  /// - Parameters:
  ///   - event: Any event. Apart from `cancel` and `revert`, only touch events have a meaning.
  ///   - accepts: Whether to track a touch that goes down at this (usable) point.
  /// - Returns: The meaning of the event, or `nil` if it has none.
  @inlinable public mutating func receive(
    _ event: GestureEvent, accepts: (GesturePoint) -> Bool
  ) -> Sample? {
    switch (phase, event) {
    case (.idle, .down(let point, let id)):
      guard point.isUsable, accepts(point) else { return nil }
      phase = .tracking(id: id)
      place = point
      origin = point
      return .began(point)
    case (.tracking, .move(let point, let id)):
      return follow(point, id: id) ? .moved(point) : nil
    case (.tracking(let tracked), .up(let point, let id)):
      guard id == tracked else { return nil }
      self = TouchTracker(slop: slop)
      guard let point, point.isUsable else { return .ended(nil) }
      return .ended(point)
    case (.tracking(let tracked), .cancel(let id)):
      guard id == nil || id == tracked else { return nil }
      let reverts = !hasLeftSlop && slop > 0
      self = TouchTracker(slop: slop)
      return .cancelled(reverts: reverts)
    case (.tracking, .revert):
      self = TouchTracker(slop: slop)
      return .cancelled(reverts: true)
    case (.idle, .move), (.idle, .up), (.idle, .cancel), (.idle, .revert), (.tracking, .down),
      (_, .resize), (_, .set), (_, .wait), (_, .adjust), (_, .thumbs):
      return nil
    }
  }

  /// Returns this tracker with another slop, for a control whose configuration changes during a gesture.
  ///
  /// - Parameter slop: The new slop, which is measured from the `down` of the tracked touch.
  /// - Returns: The tracker, in the same gesture.
  public func with(slop: Double) -> TouchTracker {
    var tracker = TouchTracker(slop: slop)
    guard isTracking else { return tracker }
    (tracker.phase, tracker.place, tracker.origin) = (phase, place, origin)
    tracker.hasLeftSlop = hasLeftSlop || slop == 0
    if !tracker.hasLeftSlop { tracker.hasLeftSlop = place.isAtLeast(slop, from: origin) }
    return tracker
  }

  /// Handles a `move` and returns whether it moves the tracked touch.
  ///
  /// This is ``receive(_:accepts:)`` for the event that comes with every frame. A control that calls it
  /// first is faster.
  ///
  /// - Parameters:
  ///   - point: The reported point of the touch.
  ///   - id: The id of the touch.
  /// - Returns: Whether the touch is tracked and `point` is usable.
  @inlinable @inline(__always) public mutating func follow(_ point: GesturePoint, id: Int) -> Bool {
    // These hints, here and in `Track`, make the usual path of a `move` a straight line of code.
    guard _fastPath(isTracking), case .tracking(let tracked) = phase, _fastPath(id == tracked),
      _fastPath(point.isUsable)
    else { return false }
    place = point
    if _slowPath(!hasLeftSlop) { hasLeftSlop = point.isAtLeast(slop, from: origin) }
    return true
  }
}
