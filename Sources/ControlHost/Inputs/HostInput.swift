public import GestureEngine

/// An input of a host: from a pointer, the keyboard, the layout, the owner of the value, or the display.
///
/// Coordinates are in the control's own space, in points. Any number may be NaN or infinite. No input
/// traps.
///
///     HostInput.pointer(.down(GesturePoint(x: 50, y: 22)), id: 1)
///     HostInput.key(.right, isFine: true)
///     HostInput.bound(0.5)
public enum HostInput: Sendable, Hashable {
  /// An action of a pointer.
  public enum Pointer: Sendable, Hashable {
    /// The pointer goes down.
    case down(GesturePoint)
    /// The pointer moves while it is down.
    case move(GesturePoint)
    /// The pointer lifts off; without a point, it ends where it last was.
    case up(GesturePoint?)
    /// The system takes the pointer away.
    case cancel
  }

  /// An action of the pointer with this id.
  case pointer(Pointer, id: Int = 0)
  /// The end of the pointer with this id was lost: its capture, the focus or the view is gone.
  case lost(id: Int)
  /// A key is pressed; `isFine` makes the step of an arrow key a fine step.
  case key(HostKey, isFine: Bool = false)
  /// A wheel turns by a number of notches; a positive number increments.
  case scroll(Double)
  /// The control is laid out in this size.
  case laidOut(GestureSize)
  /// The owner of the value binds it to this value.
  case bound(Double)
  /// The owner of two values binds them; NaN stands for the present value.
  ///
  /// The two numbers are then put in order. A control with a single value ignores it, and a control with two values
  /// ignores ``bound(_:)``.
  case boundPair(lower: Double, upper: Double)
  /// The keyboard focus moves to one of two thumbs, which keys and the wheel then move.
  case focused(Thumb)
  /// The control is enabled or disabled.
  case enabled(Bool)
  /// The display shows a new frame.
  case frame

  /// The greatest number of notches of one input; a larger number counts as this.
  public static let mostNotches = 1000.0
}
