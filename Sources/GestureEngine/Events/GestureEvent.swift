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
  case cancel
  /// The control is laid out in a new size. A side that is negative or not finite counts as 0.
  case resize(GestureSize)
  /// The program sets the value, which the response does not report as a change. NaN is ignored.
  case set(Double)
  /// Time passes, in seconds; a time that is negative or not finite counts as 0.
  case wait(Double)
  /// The user adjusts the value by keyboard or an assistive technology.
  case adjust(Adjustment)

  /// A step of the value by keyboard or an assistive technology.
  public enum Adjustment: Sendable, Hashable, CaseIterable {
    /// To the next stop up, or a tenth of the range where there are no stops.
    case increment
    /// To the next stop down, or a tenth of the range where there are no stops.
    case decrement
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
    case .cancel, .resize, .set, .wait, .adjust: nil
    }
  }

  /// Whether the event comes from the user, so that a change of the value is reported.
  @inlinable public var isByUser: Bool {
    switch self {
    case .down, .move, .up, .cancel, .adjust: true
    case .resize, .set, .wait: false
    }
  }

  /// Returns `seconds`, or 0 where they are negative or not finite.
  @inlinable public static func duration(_ seconds: Double) -> Double {
    seconds > 0 && seconds.isFinite ? seconds : 0
  }
}

extension Track {
  /// Returns the fraction that a step of a tenth of the track leads to, for a slider without stops.
  ///
  ///     Track.fraction(0.2, adjusted: .increment)   // 0.3, not 0.30000000000000004
  ///     Track.fraction(0.95, adjusted: .increment)  // 1
  ///
  /// A result within a billionth of a whole number of tenths is that number of tenths, so that ten
  /// steps go from end to end and a step back undoes a step.
  ///
  /// - Parameters:
  ///   - fraction: 0...1.
  ///   - adjustment: The direction of the step.
  /// - Returns: 0...1.
  public static func fraction(
    _ fraction: Double, adjusted adjustment: GestureEvent.Adjustment
  ) -> Double {
    let moved =
      switch adjustment {
      case .increment: fraction + 0.1
      case .decrement: fraction - 0.1
      }
    let tenths = (moved * 10).rounded() / 10
    let result = (moved - tenths).magnitude <= 1e-9 ? tenths : moved
    return result <= 0 ? 0 : Swift.min(1, result)
  }
}
