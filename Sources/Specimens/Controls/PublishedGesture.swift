import GestureEngine

/// The gesture recognizer of a published control, which follows a single touch.
///
/// The UI framework of these controls calls them when a touch begins, moves or ends. The controls do
/// not check that its coordinates are finite.
struct PublishedGesture: Sendable, Hashable {
  /// A call to the control.
  enum Call {
    /// The touch went down.
    case began(GesturePoint)
    /// The touch moved.
    case moved(GesturePoint)
    /// The touch lifted off, at a location if the event has a usable location.
    case ended(GesturePoint?)
    /// The system cancelled the gesture, which a published control does not learn.
    case cancelled
  }

  /// The touch that the recognizer follows.
  private(set) var touch: Int?
  /// The value to which a revert goes back: that before the touch, or that of the last `set` since.
  var valueBefore = 0.0
  /// The location where the touch went down.
  var origin = GesturePoint(x: 0, y: 0)
  /// Whether the touch has left the slop, so that a cancel does not revert the value.
  var hasLeftSlop = false

  /// Returns the call that the control receives for an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - trusts: Whether the control also receives locations that are not usable.
  /// - Returns: The call, or `nil` for an event that is not part of the gesture.
  mutating func call(for event: GestureEvent, trusting trusts: Bool) -> Call? {
    switch (touch, event) {
    case (nil, .down(let point, let id)) where trusts || point.isUsable:
      touch = id
      return .began(point)
    case (let touch?, .move(let point, let id)) where id == touch && (trusts || point.isUsable):
      return .moved(point)
    case (let touch?, .up(let point, let id)) where id == touch:
      self.touch = nil
      return .ended(point.flatMap { trusts || $0.isUsable ? $0 : nil })
    case (let touch?, .cancel(let id)) where id == nil || id == touch:
      self.touch = nil
      return .cancelled
    case (.some, .revert):
      touch = nil
      return .cancelled
    case (_, .down), (_, .move), (_, .up), (_, .cancel), (_, .revert), (_, .resize), (_, .set),
      (_, .wait),
      (_, .adjust), (_, .thumbs):
      return nil
    }
  }
}
