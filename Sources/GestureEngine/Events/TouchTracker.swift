/// Decides which touch a control follows, and what of it counts.
///
/// One touch is tracked: the first that goes down while none is. The others change nothing, and
/// when the tracked one ends, a touch must go down anew. Samples that are not finite never become
/// positions. Every control with a gesture uses this machine, so that the rules are the same.
public struct TouchTracker: Sendable, Hashable {
  @usableFromInline enum Phase: Sendable, Hashable {
    /// No touch is tracked.
    case idle
    /// The touch `id` is tracked.
    case tracking(id: Int)
  }

  /// What an event of a touch means to the control.
  public enum Sample: Sendable, Hashable {
    /// A touch is tracked from now on.
    case began(GesturePoint)
    /// The tracked touch is at a new place.
    case moved(GesturePoint)
    /// The tracked touch lifted off, at a good location or where it last was.
    case ended(GesturePoint?)
    /// The gesture was taken away.
    case cancelled

    /// Where the touch is, if this says so.
    @inlinable public var point: GesturePoint? {
      switch self {
      case .began(let point), .moved(let point): point
      case .ended(let point): point
      case .cancelled: nil
      }
    }
  }

  @usableFromInline var phase = Phase.idle
  /// The last good location of the tracked touch; the origin while there is none.
  @usableFromInline var place = GesturePoint(x: 0, y: 0)

  /// A tracker that follows no touch.
  @inlinable public init() {}

  /// Whether a touch is tracked.
  @inlinable @inline(__always) public var isTracking: Bool {
    if case .idle = phase { false } else { true }
  }

  /// The last good location of the tracked touch.
  @inlinable public var last: GesturePoint? {
    isTracking ? place : nil
  }

  /// Takes an event and says what it means.
  ///
  ///     var tracker = TouchTracker()
  ///     tracker.receive(.move(p)) { _ in true }        // nil: no touch is down
  ///     tracker.receive(.down(p)) { _ in true }        // began(p)
  ///     tracker.receive(.down(q, id: 2)) { _ in true } // nil: one touch is tracked
  ///     tracker.receive(.up(nil)) { _ in true }        // ended(nil)
  ///
  /// - Parameters:
  ///   - event: Any event; those of no touch mean nothing here, but for `cancel`.
  ///   - accepts: Whether a touch that goes down at this (finite) point is to be tracked.
  /// - Returns: What the event means to the control, `nil` if nothing.
  @inlinable public mutating func receive(
    _ event: GestureEvent, accepts: (GesturePoint) -> Bool
  ) -> Sample? {
    switch (phase, event) {
    case (.idle, .down(let point, let id)):
      guard point.isUsable, accepts(point) else { return nil }
      phase = .tracking(id: id)
      place = point
      return .began(point)
    case (.tracking, .move(let point, let id)):
      return follow(point, id: id) ? .moved(point) : nil
    case (.tracking(let tracked), .up(let point, let id)):
      guard id == tracked else { return nil }
      self = TouchTracker()
      guard let point, point.isUsable else { return .ended(nil) }
      return .ended(point)
    case (.tracking, .cancel):
      self = TouchTracker()
      return .cancelled
    case (.idle, .move), (.idle, .up), (.idle, .cancel), (.tracking, .down),
      (_, .resize), (_, .set), (_, .wait), (_, .adjust):
      return nil
    }
  }

  /// Takes a `move` and says whether it moves the tracked touch.
  ///
  /// It is what ``receive(_:accepts:)`` does for the one event that comes with every frame: a control
  /// that asks for it first is faster.
  ///
  /// - Parameters:
  ///   - point: Where the touch is said to be.
  ///   - id: The identity of the touch.
  /// - Returns: Whether the touch is the tracked one, and `point` is usable.
  @inlinable @inline(__always) public mutating func follow(_ point: GesturePoint, id: Int) -> Bool {
    // Such hints, here and in what a `move` asks next, lay its usual way out in a straight line.
    guard _fastPath(isTracking), case .tracking(let tracked) = phase, _fastPath(id == tracked),
      _fastPath(point.isUsable)
    else { return false }
    place = point
    return true
  }
}
