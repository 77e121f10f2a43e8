/// An event that a control handles: a touch, a layout, a new value, or time that passes.
///
/// Coordinates are in the control's own space, in points (see ``GesturePoint``); times are in seconds.
/// Any number may be NaN or infinite, because touches, layouts and bindings are not trusted. No event
/// traps.
///
///     GestureEvent.up(nil, id: 3).touch?.id                       // 3
///     GestureEvent.set(0.5).isByUser                              // false
///     GestureEvent.move(GesturePoint(x: 1, y: 2)).touch?.point           // (1, 2)
public enum GestureEvent: Sendable, Hashable {
  /// A touch goes down. The control tracks it unless it already tracks a touch.
  case down(GesturePoint, id: Int = 0)
  /// A touch moves while it is down.
  case move(GesturePoint, id: Int = 0)
  /// A touch lifts off; without a point, it ends where it last was.
  case up(GesturePoint?, id: Int = 0)
  /// The system takes the gesture away: an alert, a scroll view, a phone call.
  ///
  /// With an id, only the gesture of that touch; without an id, the gesture of the tracked touch.
  case cancel(id: Int? = nil)
  /// The user gives the gesture up, with the Escape key for example: the control cancels it and
  /// reverts the value, whatever its policy.
  case revert
  /// The control is laid out in a new size. A side that is negative or not finite counts as 0.
  case resize(GestureSize)
  /// The program sets the value, which the response does not report as a change. NaN is ignored.
  case set(Double)
  /// Time passes, in seconds; a time that is negative or not finite counts as 0.
  case wait(Double)
  /// The user adjusts the value by keyboard or an assistive technology.
  case adjust(Adjustment)
  /// An event for a control with two values, which a control with a single value ignores.
  case thumbs(ThumbEvent)

  /// A change of the value by keyboard or an assistive technology.
  ///
  ///     stops           0   1   2   3   4   5   6   7   8   9   10
  ///     from 4       minimum    fineDown 4 fineUp                maximum
  ///                          decrement   increment
  ///                     pageDown                pageUp
  ///
  /// Without stops, the value moves along its scale: by a tenth of the way, a page by two tenths, a fine
  /// adjustment by a hundredth.
  public enum Adjustment: Sendable, Hashable, CaseIterable {
    /// To the next stop up, or a tenth of the scale up.
    case increment
    /// To the next stop down, or a tenth of the scale down.
    case decrement
    /// A fifth of the steps between stops up, at least one; or two tenths of the scale up.
    case pageUp
    /// A fifth of the steps between stops down, at least one; or two tenths of the scale down.
    case pageDown
    /// To the next stop up, or a hundredth of the scale up.
    case fineUp
    /// To the next stop down, or a hundredth of the scale down.
    case fineDown
    /// To the lower bound.
    case minimum
    /// To the upper bound.
    case maximum

    /// Whether the adjustment leads up.
    @inlinable public var isUpward: Bool {
      switch self {
      case .increment, .pageUp, .fineUp, .maximum: true
      case .decrement, .pageDown, .fineDown, .minimum: false
      }
    }
  }
}

extension GestureEvent {
  /// The id and the point of a touch event, or `nil` for any other event.
  ///
  /// `point` is `nil` for an `up` without a point.
  @inlinable public var touch: (id: Int, point: GesturePoint?)? {
    switch self {
    case .down(let point, let id), .move(let point, let id): (id, point)
    case .up(let point, let id): (id, point)
    case .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: nil
    }
  }

  /// Whether the event comes from the user, so that a change of the value is reported.
  @inlinable public var isByUser: Bool {
    switch self {
    case .down, .move, .up, .cancel, .revert, .adjust, .thumbs(.adjust): true
    case .resize, .set, .wait, .thumbs(.set): false
    }
  }

  /// Returns `seconds`, or 0 where they are negative or not finite.
  @inlinable public static func duration(_ seconds: Double) -> Double {
    seconds > 0 && seconds.isFinite ? seconds : 0
  }
}
