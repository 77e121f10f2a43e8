/// One of the two thumbs of a control with two values.
///
///     Thumb.lower.other  // upper
public enum Thumb: UInt8, Sendable, Hashable, CaseIterable {
  /// The thumb of the lower value.
  case lower
  /// The thumb of the upper value.
  case upper

  /// The name of the thumb: `lower` or `upper`.
  public var name: String { self == .lower ? "lower" : "upper" }

  /// The other thumb.
  @inlinable public var other: Thumb { self == .lower ? .upper : .lower }
}

/// An event for a control with two values.
///
///     GestureEvent.set(lower: 0.2, upper: 0.8)  // .thumbs(.set(lower: 0.2, upper: 0.8))
///     GestureEvent.adjust(.upper, .pageUp)      // .thumbs(.adjust(.upper, .pageUp))
///
/// A control with a single value ignores it.
public enum ThumbEvent: Sendable, Hashable {
  /// The program sets both values, which the response does not report as a change.
  ///
  /// NaN stands for the present value. The two numbers are then put in order.
  case set(lower: Double, upper: Double)
  /// The user adjusts the value of a thumb by keyboard or an assistive technology.
  case adjust(Thumb, GestureEvent.Adjustment)
}

extension GestureEvent {
  /// The program sets both values of a control with two thumbs; NaN stands for the present value.
  ///
  /// The two numbers are then put in order: with 0.5 and 0.8, NaN and 0.1 give 0.1 and 0.5.
  @inlinable public static func set(lower: Double, upper: Double) -> GestureEvent {
    .thumbs(.set(lower: lower, upper: upper))
  }

  /// The user adjusts the value of a thumb by keyboard or an assistive technology.
  @inlinable public static func adjust(_ thumb: Thumb, _ adjustment: Adjustment) -> GestureEvent {
    .thumbs(.adjust(thumb, adjustment))
  }
}
