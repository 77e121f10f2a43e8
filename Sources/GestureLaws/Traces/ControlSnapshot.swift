import GestureEngine

/// What can be seen of a control between two events.
public struct ControlSnapshot: Sendable {
  /// The size that the control is laid out in, as it counts it.
  public var size: GestureSize
  /// The model's value.
  public var value: Double
  /// The value as it is drawn.
  public var presentedValue: Double
  /// The place of the value in its range.
  public var fraction: Double
  /// How many stops an event that leads to the value looks at; 0 where there are none.
  public var lookups: Int
  /// The track along which touches are measured.
  public var track: Track
  /// Where the thumb is drawn, if there is one.
  public var thumb: GestureRect?

  /// Looks at `control`.
  init(of control: some Control, size: GestureSize, hasStops: Bool) {
    self.size = size
    value = control.value
    presentedValue = control.presentedValue
    fraction = control.fraction
    lookups = hasStops ? control.lookups : 0
    track = control.track
    thumb = control.thumb
  }

  /// Whether both show the same numbers, bit for bit.
  func isIdentical(to other: ControlSnapshot) -> Bool {
    value.isIdentical(to: other.value)
      && presentedValue.isIdentical(to: other.presentedValue)
      && fraction.isIdentical(to: other.fraction)
      && size == other.size && track == other.track
      && GesturePoint.areIdentical(thumb?.origin, other.thumb?.origin)
      && thumb?.size == other.thumb?.size
  }
}
