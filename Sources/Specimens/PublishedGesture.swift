import GestureEngine

/// A gesture as a published control sees it: one touch at a time, and every sample as it comes.
///
/// The system that such controls run in follows one touch and calls back when it began, moved or
/// ended; that a coordinate is a number, the controls take on trust.
struct PublishedGesture: Sendable, Hashable {
  /// A call back.
  enum Call {
    /// The touch is at a place, its first one included.
    case changed(Point)
    /// The touch lifted off.
    case ended
    /// The system took the gesture away; of this the controls are not told.
    case cancelled
  }

  private(set) var touch: Int?

  /// What the control is called back with for an event.
  mutating func call(for event: GestureEvent) -> Call? {
    switch (touch, event) {
    case (nil, .down(let point, let id)):
      touch = id
      return .changed(point)
    case (let touch?, .move(let point, let id)) where id == touch: return .changed(point)
    case (let touch?, .up(_, let id)) where id == touch:
      self.touch = nil
      return .ended
    case (.some, .cancel):
      touch = nil
      return .cancelled
    case (_, .down), (_, .move), (_, .up), (_, .cancel), (_, .resize), (_, .set), (_, .wait),
      (_, .adjust):
      return nil
    }
  }
}
