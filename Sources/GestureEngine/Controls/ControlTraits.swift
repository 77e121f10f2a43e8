/// What a control declares about itself: by it each law knows whether and how it applies.
public struct ControlTraits: Sendable, Hashable {
  /// How the motion of a touch becomes a motion of the value.
  public enum Drag: Sendable, Hashable {
    /// The value is where the touch is.
    case absolute
    /// A touch on the thumb moves it by translation, one elsewhere is absolute.
    case grabbed
    /// Only the motion of the touch counts, not its place.
    case relative
  }

  /// Where a touch has to go down to be tracked.
  public enum GrabArea: UInt8, Sendable, Hashable, CaseIterable {
    /// On the thumb.
    case thumb
    /// Wherever it falls.
    case anywhere
  }

  /// What becomes of the value when a gesture is cancelled.
  public enum CancelPolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// It stays as it is.
    case keeps
    /// It goes back to what it was when the touch went down.
    case reverts
  }

  /// The bounds of the value.
  public var range: ClosedRange<Double>
  /// The values that a gesture can give, if not all of the range.
  public var stops: Snapping?
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
  /// The size of the control before it is laid out.
  public var initialSize: Size

  /// Declares a control.
  public init(
    range: ClosedRange<Double> = 0...1, stops: Snapping? = nil, drag: Drag,
    grabArea: GrabArea = .anywhere, direction: Direction = .leftToRight, rest: Double? = nil,
    onCancel: CancelPolicy = .keeps, initialSize: Size = .zero
  ) {
    self.range = range
    self.stops = stops
    self.drag = drag
    self.grabArea = grabArea
    self.direction = direction
    self.rest = rest
    self.onCancel = onCancel
    self.initialSize = initialSize
  }
}
