/// What a control declares about itself: by it each law knows whether and how it applies.
///
///     try ProgressSlider(.init(step: 0.5)).traits.stops?.count  // 3
///     FatSlider().traits.rest                                   // 0, it is sticky
public struct ControlTraits: Sendable, Hashable {
  /// How the motion of a touch becomes a motion of the value.
  public enum Drag: Sendable, Hashable {
    /// The value is where the touch is.
    case absolute
    /// A touch on the thumb moves it by translation, one elsewhere is absolute.
    case grabbed
    /// A touch on the thumb moves it by translation, one elsewhere can only tap.
    case grabbedOrTapped
    /// Only the motion of the touch counts, not its place.
    case relative
    /// Not at all: a touch can only tap.
    case tapped
  }

  /// Where a touch has to go down to be tracked.
  public enum GrabArea: Sendable, Hashable {
    /// On the thumb.
    case thumb
    /// Inside the bounds of the control.
    case bounds
    /// Wherever it falls.
    case anywhere
  }

  /// What becomes of the value when a gesture is cancelled.
  public enum CancelPolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// It stays as it is.
    case keeps
    /// It goes back to what it was when the touch went down.
    case reverts

    /// The names of the policies in a configuration, in the order of their raw values.
    public static let fieldNames = ["keeps", "reverts"]
  }

  /// What becomes of a motion past an end of the track.
  public enum Overshoot: UInt8, Sendable, Hashable, CaseIterable {
    /// It is forgotten: turning round at an end moves the value at once.
    case reanchors
    /// It counts: what was dragged past an end has to be dragged back.
    case accumulates
  }

  /// A row of bars that rises towards a finger, and lies down when it is lifted.
  public struct Wave: Sendable, Hashable {
    /// The height of a bar at rest, in points.
    public var least: Double
    /// The height of a bar right under the finger, in points.
    public var greatest: Double
    /// How far from the finger a bar still rises, as a part of the track; positive.
    public var falloff: Double

    /// A wave of the given heights and extent.
    public init(least: Double, greatest: Double, falloff: Double) {
      self.least = least
      self.greatest = greatest
      self.falloff = falloff
    }
  }

  /// The bounds of the value.
  public var range: ClosedRange<Double>
  /// How the value grows along the track.
  public var scale: Scale.Kind
  /// The values that a gesture can give, if not all of the range.
  public var stops: Snapping?
  /// The values at which a finger feels something; ``stops`` unless said otherwise.
  public var detents: Snapping?
  /// How a drag moves the value.
  public var drag: Drag
  /// Where a touch is tracked.
  public var grabArea: GrabArea
  /// The way in which the fraction grows.
  public var direction: Direction
  /// The value to which the end of every gesture returns a sticky control; `nil` if it is not.
  public var rest: Double?
  /// The value that a cancelled gesture leaves behind, unless the control is sticky.
  public var onCancel: CancelPolicy
  /// What a drag by translation or by motion makes of a way past an end.
  public var overshoot: Overshoot
  /// The distance at which a relative drag is recognised, which it does not apply; in points.
  public var minimumDistance = 0.0
  /// The distance from its `down` at which a touch that can only tap no longer does; in points.
  public var tapTolerance = Double.infinity
  /// How far the thumb may reach over an end of the bounds, in points.
  public var overhang = 0.0
  /// After how many seconds what is drawn is, but for a hundredth of its way, where it is to end;
  /// `nil` where it may take any time.
  public var settlingTime: Double?
  /// How its bars rise, if it has bars that do.
  public var wave: Wave?
  /// The width of the lines of a symbol as a ``MorphToggle`` has it, in points; `nil` without one.
  ///
  /// It is a cross where the control is off, an arrow where it is on, and a ring around the thumb. Its
  /// outline begins with the left half, from the foot up.
  public var stroke: Double?
  /// The size of the control before it is laid out.
  public var initialSize: GestureSize

  /// Declares a control.
  public init(
    range: ClosedRange<Double> = 0...1, scale: Scale.Kind = .linear, stops: Snapping? = nil,
    detents: Snapping? = nil, drag: Drag, grabArea: GrabArea = .anywhere,
    direction: Direction = .leftToRight, rest: Double? = nil, onCancel: CancelPolicy = .keeps,
    overshoot: Overshoot = .accumulates, settlingTime: Double? = nil, wave: Wave? = nil,
    stroke: Double? = nil,
    initialSize: GestureSize = .zero
  ) {
    self.range = range
    self.scale = scale
    self.stops = stops
    self.detents = detents ?? stops
    self.drag = drag
    self.grabArea = grabArea
    self.direction = direction
    self.rest = rest
    self.onCancel = onCancel
    self.overshoot = overshoot
    self.settlingTime = settlingTime
    self.wave = wave
    self.stroke = stroke
    self.initialSize = initialSize
  }
}
