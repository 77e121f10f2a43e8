/// The outline of a ``SceneShape`` inside its frame.
///
///     // A triangle in a frame of 10 by 10 that points up.
///     Outline.path([GesturePoint(x: 0, y: 10), GesturePoint(x: 5, y: 0), GesturePoint(x: 10, y: 10)])
public enum Outline: Sendable, Hashable {
  /// The frame itself.
  case rectangle
  /// The frame with its shorter sides rounded to half circles.
  case capsule
  /// The ellipse that touches all four sides of the frame.
  case ellipse
  /// A closed line through these points, relative to the frame's top-left corner.
  case path([GesturePoint])
  /// Text as high as the frame.
  case text(String, Alignment)

  /// The part of a frame that text is aligned to.
  public enum Alignment: Sendable, Hashable {
    /// The left edge.
    case left
    /// The middle.
    case center
    /// The right edge.
    case right
  }
}
