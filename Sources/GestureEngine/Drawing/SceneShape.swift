/// A filled outline or a text of a ``ControlScene``.
///
///     let frame = GestureRect(origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 40, height: 20))
///     let thumb = SceneShape(.thumb, .capsule, frame: frame, paint: .knob)
///     thumb.rotated(by: 45).rotation  // 45; the frame is the same
public struct SceneShape: Sendable, Hashable {
  /// The part of a control that a shape draws.
  public enum Role: Sendable, Hashable {
    /// The track that the thumb moves along.
    case track
    /// The part of the track up to the value.
    case fill
    /// The thumb that a finger grabs.
    case thumb
    /// The bar with this index; the bar of the least value has index 0.
    case bar(Int)
    /// The dot of the stop with this value, which is not its index; a stop that is no whole number has no dot.
    case dot(stop: Int)
    /// The label of the stop with this value, which is not its index; a stop that is no whole number has no label.
    case label(stop: Int)
    /// A symbol of the control's state.
    case symbol
  }

  /// A blurred copy of the outline behind the shape.
  public struct Shadow: Sendable, Hashable {
    /// The radius of the blur, in points.
    public var radius: Double
    /// The distance of the shadow below the shape, in points.
    public var drop: Double
    /// The distance of the shadow to the right of the shape, in points.
    public var shift: Double

    /// A shadow with the given blur, drop and shift.
    public init(radius: Double, drop: Double, shift: Double = 0) {
      self.radius = radius
      self.drop = drop
      self.shift = shift
    }
  }

  /// The part of the control that the shape draws.
  public var role: Role
  /// The outline inside the frame.
  public var outline: Outline
  /// The frame in the control's coordinates, before rotation.
  public var frame: GestureRect
  /// The fill.
  public var paint: Paint
  /// The opacity, from 0, invisible, to 1.
  public var opacity: Double
  /// The rotation about the middle of the frame, clockwise in degrees.
  public var rotation = 0.0
  /// Whether the shape is the chosen one among those of its role: of bars, exactly one is, or none at any time.
  public var isCurrent = false
  /// The rectangle that the shape is clipped to; `nil` if it is not clipped.
  public var clip: GestureRect?
  /// The shadow; `nil` if there is none.
  public var shadow: Shadow?

  /// A shape that is not rotated.
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

  /// Returns this shape rotated about the middle of its frame, clockwise in degrees.
  public func rotated(by degrees: Double) -> SceneShape {
    var shape = self
    shape.rotation = degrees
    return shape
  }
}
