import GestureEngine

/// The visible state of a control between two events.
public struct ControlSnapshot: Sendable {
  /// The size of the control's bounds; a side that is negative or not finite counts as 0.
  public var size: GestureSize
  /// The value of the model.
  public var value: Double
  /// The value as it is drawn.
  public var presentedValue: Double
  /// The position of the value in its range, 0...1.
  public var fraction: Double
  /// The number of stops that an event looks at to find this value; 0 for a control without stops.
  public var lookups: Int
  /// The track that touches are measured along.
  public var track: Track
  /// The frame of the thumb as it is drawn, or `nil` for a control without a thumb.
  public var thumb: GestureRect?

  /// Reads the visible state of `control`.
  init(of control: some Control, size: GestureSize, hasStops: Bool) {
    self.size = size
    value = control.value
    presentedValue = control.presentedValue
    fraction = control.fraction
    lookups = hasStops ? control.lookups : 0
    track = control.track
    thumb = control.thumb
  }

  /// Creates the state that another process has described.
  package init(
    size: GestureSize, value: Double, presentedValue: Double, fraction: Double, lookups: Int,
    track: Track, thumb: GestureRect?
  ) {
    self.size = size
    self.value = value
    self.presentedValue = presentedValue
    self.fraction = fraction
    self.lookups = lookups
    self.track = track
    self.thumb = thumb
  }

  /// Whether both snapshots hold the same numbers, bit for bit.
  func isIdentical(to other: ControlSnapshot) -> Bool {
    value.isIdentical(to: other.value)
      && presentedValue.isIdentical(to: other.presentedValue)
      && fraction.isIdentical(to: other.fraction)
      && size == other.size && track == other.track
      && GesturePoint.areIdentical(thumb?.origin, other.thumb?.origin)
      && thumb?.size == other.thumb?.size
  }
}
