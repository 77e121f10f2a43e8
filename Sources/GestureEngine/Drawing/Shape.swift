/// One filled outline of a ``Scene``.
public struct Shape: Sendable, Hashable {
  /// What a shape stands for in its control.
  public enum Role: Sendable, Hashable {
    /// What the thumb moves along.
    case track
    /// What a finger grabs.
    case thumb
  }

  /// The form of a shape inside its frame.
  public enum Outline: Sendable, Hashable {
    /// The frame itself.
    case rectangle
    /// The frame with its shorter sides rounded to half circles.
    case capsule
    /// The ellipse that touches all four sides of the frame.
    case ellipse
  }

  /// A colour by what it means.
  public enum Paint: Sendable, Hashable {
    /// The quiet ground that something moves on.
    case groove
    /// The colour of what can be grabbed.
    case knob
  }

  /// A soft copy of the outline behind it.
  public struct Shadow: Sendable, Hashable {
    /// The radius of the blur, in points.
    public var radius: Double
    /// How far the shadow falls downward, in points.
    public var drop: Double

    /// A shadow of the given blur and drop.
    public init(radius: Double, drop: Double) {
      self.radius = radius
      self.drop = drop
    }
  }

  /// What the shape stands for.
  public var role: Role
  /// Its form.
  public var outline: Outline
  /// Where it is, in the control's coordinates.
  public var frame: Rect
  /// What it is filled with.
  public var paint: Paint
  /// 0 (nothing is seen) to 1.
  public var opacity: Double
  /// The shadow, if it has one.
  public var shadow: Shadow?

  /// Makes a shape.
  public init(
    _ role: Role, _ outline: Outline, frame: Rect, paint: Paint, opacity: Double = 1,
    shadow: Shadow? = nil
  ) {
    self.role = role
    self.outline = outline
    self.frame = frame
    self.paint = paint
    self.opacity = opacity
    self.shadow = shadow
  }
}
