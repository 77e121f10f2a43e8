import GestureEngine

/// A gesture as a published control sees it: one touch at a time, and every sample as it comes.
///
/// The system that such controls run in follows one touch and calls back when it began, moved or
/// ended; that a coordinate is a number, the controls take on trust.
struct PublishedGesture: Sendable, Hashable {
  /// A call back.
  enum Call {
    /// The touch went down.
    case began(GesturePoint)
    /// The touch is at another place.
    case moved(GesturePoint)
    /// The touch lifted off, at a place if it is known.
    case ended(GesturePoint?)
    /// The system took the gesture away; of this the controls are not told.
    case cancelled
  }

  private(set) var touch: Int?

  /// What the control is called back with for an event.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - trusts: Whether a place that is none is passed on, too.
  /// - Returns: The call; `nil` for what is no part of the gesture.
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
    case (.some, .cancel):
      touch = nil
      return .cancelled
    case (_, .down), (_, .move), (_, .up), (_, .cancel), (_, .resize), (_, .set), (_, .wait),
      (_, .adjust):
      return nil
    }
  }
}
