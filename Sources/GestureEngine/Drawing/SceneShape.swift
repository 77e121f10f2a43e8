/// One filled outline or word of a ``ControlScene``.
///
///     let frame = GestureRect(origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 40, height: 20))
///     let thumb = SceneShape(.thumb, .capsule, frame: frame, paint: .knob)
///     thumb.rotated(by: 45).rotation  // 45; the frame is as before
public struct SceneShape: Sendable, Hashable {
  /// What a shape stands for in its control.
  public enum Role: Sendable, Hashable {
    /// What the thumb moves along.
    case track
    /// The part of the track up to the value.
    case fill
    /// What a finger grabs.
    case thumb
    /// The bar with this index, the one of the least value first.
    case bar(Int)
    /// The mark of a stop.
    case dot(stop: Int)
    /// The name of a stop.
    case label(stop: Int)
    /// A sign that says what state the control is in.
    case symbol
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
  /// Where it is, in the control's coordinates, before it is turned.
  public var frame: GestureRect
  /// What it is filled with.
  public var paint: Paint
  /// 0 (nothing is seen) to 1.
  public var opacity: Double
  /// How far it is turned about the middle of its frame, clockwise in degrees.
  public var rotation = 0.0
  /// Whether it is the one that is chosen among its like.
  public var isCurrent = false
  /// The part of the frame that is painted, if not all of it: what is outside is cut away.
  public var clip: GestureRect?
  /// The shadow, if it has one.
  public var shadow: Shadow?

  /// Makes a shape that is not turned.
  public init(
    _ role: Role, _ outline: Outline, frame: GestureRect, paint: Paint, opacity: Double = 1,
    clip: GestureRect? = nil, shadow: Shadow? = nil
  ) {
    self.role = role
    self.outline = outline
    self.frame = frame
    self.paint = paint
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
  }

  /// This shape turned about the middle of its frame, clockwise in degrees.
  public func rotated(by degrees: Double) -> SceneShape {
    var shape = self
    shape.rotation = degrees
    return shape
  }
}
