import GestureEngine

/// The visible state of a control between two events.
public struct ControlSnapshot: Sendable {
  /// The size of the control's bounds; a side that is negative or not finite counts as 0.
  public var size: GestureSize
  /// The value of the model; of two values, the lower one.
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
  /// The area where a touch must go down, of a control whose area the traits do not declare; `nil` if it names none.
  var hitArea: GestureRect?
  /// The upper of two values; `nil` for a control with a single value.
  public var upper: UpperThumb?
  /// The lower of two values, in a view of the upper one.
  var lower: Double?

  /// Reads the visible state of `control`.
  ///
  /// Only law C6 needs the number of lookups, and only law E3 the hit area.
  init(
    of control: borrowing some Control, size: GestureSize, countsLookups: Bool = false,
    readsHitArea: Bool = false
  ) {
    self.size = size
    value = control.value
    presentedValue = control.presentedValue
    fraction = control.fraction
    lookups = countsLookups ? control.lookups : 0
    track = control.track
    thumb = control.thumb
    // The page of the playground, which must be small, shows no control with an area of its own.
    #if !hasFeature(Embedded)
      hitArea = readsHitArea ? control.hitArea : nil
    #endif
    upper = control.upper
  }

  /// Creates the state that another process has described.
  package init(
    size: GestureSize, value: Double, presentedValue: Double, fraction: Double, lookups: Int,
    track: Track, thumb: GestureRect?, upper: UpperThumb? = nil
  ) {
    self.size = size
    self.value = value
    self.presentedValue = presentedValue
    self.fraction = fraction
    self.lookups = lookups
    self.track = track
    self.thumb = thumb
    self.upper = upper
  }

  /// Creates a view of a state with two values.
  init(
    size: GestureSize, value: Double, presentedValue: Double, fraction: Double, lookups: Int,
    track: Track, thumb: GestureRect?, upper: UpperThumb, lower: Double
  ) {
    self.init(
      size: size, value: value, presentedValue: presentedValue, fraction: fraction,
      lookups: lookups, track: track, thumb: thumb, upper: upper)
    self.lower = lower
  }

  /// The event that gives a control these values.
  var setting: GestureEvent {
    upper.map { .set(lower: lower ?? value, upper: $0.value) } ?? .set(value)
  }

  /// Whether both snapshots hold equal numbers; -0 equals 0, and NaN equals NaN.
  func isSame(as other: ControlSnapshot) -> Bool {
    isIdentical(to: other)
      || value.isSame(as: other.value) && presentedValue.isSame(as: other.presentedValue)
        && fraction.isSame(as: other.fraction) && size.isSame(as: other.size)
        && track.isSame(as: other.track) && thumb.isSame(as: other.thumb)
        && upper.isSame(as: other.upper) && lower.isSame(as: other.lower)
  }

  /// Whether both snapshots hold the same numbers bit for bit; all NaNs count as equal.
  func isIdentical(to other: ControlSnapshot) -> Bool {
    value.isIdentical(to: other.value) && presentedValue.isIdentical(to: other.presentedValue)
      && fraction.isIdentical(to: other.fraction) && size.isIdentical(to: other.size)
      && track.isIdentical(to: other.track) && thumb.isIdentical(to: other.thumb)
      && upper.isIdentical(to: other.upper) && lower.isIdentical(to: other.lower)
  }
}
