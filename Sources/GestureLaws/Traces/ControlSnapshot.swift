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
  /// The upper of two values; `nil` for a control with a single value.
  public var upper: UpperThumb?
  /// The lower of two values, in a view of the upper one.
  var lower: Double?

  /// Reads the visible state of `control`.
  ///
  /// Only law C6 needs the number of lookups.
  init(of control: borrowing some Control, size: GestureSize, countsLookups: Bool) {
    self.size = size
    value = control.value
    presentedValue = control.presentedValue
    fraction = control.fraction
    lookups = countsLookups ? control.lookups : 0
    track = control.track
    thumb = control.thumb
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

  /// Whether both snapshots hold equal numbers, where NaN equals itself.
  func isSame(as other: ControlSnapshot) -> Bool {
    isIdentical(to: other)
      || value.isSame(as: other.value) && presentedValue.isSame(as: other.presentedValue)
        && fraction.isSame(as: other.fraction) && size == other.size && track == other.track
        && thumb == other.thumb && upper == other.upper && lower == other.lower
  }

  /// Whether both snapshots hold the same numbers, bit for bit.
  func isIdentical(to other: ControlSnapshot) -> Bool {
    value.isIdentical(to: other.value)
      && presentedValue.isIdentical(to: other.presentedValue)
      && fraction.isIdentical(to: other.fraction)
      && size == other.size && track == other.track
      && GesturePoint.areIdentical(thumb?.origin, other.thumb?.origin)
      && thumb?.size == other.thumb?.size
      && UpperThumb.areIdentical(upper, other.upper) && lower == other.lower
  }
}

extension UpperThumb {
  /// Whether both hold the same numbers, bit for bit, or both are `nil`.
  fileprivate static func areIdentical(_ a: UpperThumb?, _ b: UpperThumb?) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.some(let a), .some(let b)):
      a.value.isIdentical(to: b.value) && a.fraction.isIdentical(to: b.fraction)
        && GesturePoint.areIdentical(a.thumb?.origin, b.thumb?.origin)
        && a.thumb?.size == b.thumb?.size
    case (.none, .some), (.some, .none): false
    }
  }
}

extension Double {
  /// Whether both are equal numbers, or both NaN; -0 equals 0.
  func isSame(as other: Double) -> Bool { self == other || isIdentical(to: other) }
}
