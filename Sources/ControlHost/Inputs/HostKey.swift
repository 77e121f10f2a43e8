/// A key of the keyboard that moves the value of a control.
///
///     HostKey.pageUp.name  // "pageUp", as in a script
public enum HostKey: UInt8, Sendable, Hashable, CaseIterable {
  /// The arrow key that points left.
  case left
  /// The arrow key that points right.
  case right
  /// The arrow key that points up.
  case up
  /// The arrow key that points down.
  case down
  /// Page Up: a page towards the upper bound.
  case pageUp
  /// Page Down: a page towards the lower bound.
  case pageDown
  /// Home: to the lower bound.
  case home
  /// End: to the upper bound.
  case end
  /// Escape: cancels the gesture and reverts the value.
  case escape
  /// Space or Return: flips a toggle.
  case activate

  /// The name of the key in a script.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .home: "home"
    case .end: "end"
    case .escape: "escape"
    case .activate: "activate"
    }
  }
}
