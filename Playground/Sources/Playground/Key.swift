import GestureEngine

/// A key with a meaning for a slider or a switch, after the ARIA Authoring Practices.
enum Key {
  /// An arrow key.
  case left, right, up, down
  /// Moves a page.
  case pageUp, pageDown
  /// Moves to a bound of the range.
  case home, end
  /// Flips a switch.
  case activate
  /// Cancels a gesture.
  case escape

  /// Creates the key that has this name in a browser; `nil` if it has no meaning here.
  init?(_ name: String) {
    switch name {
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Home": self = .home
    case "End": self = .end
    case " ", "Enter": self = .activate
    case "Escape": self = .escape
    default: return nil
    }
  }

  /// Returns the events that the key stands for; none if it has no meaning for this control.
  ///
  /// An arrow along the track moves the thumb in its own direction. Across the track, right and up
  /// increment.
  func events(
    for traits: ControlTraits, value: Double, isTracking: Bool
  ) -> [GestureEvent] {
    if self == .escape { return isTracking ? [.revert] : [] }
    let isSwitch = traits.drag.isSwitch
    if isSwitch != (self == .activate) { return [] }
    switch self {
    case .right: return [.adjust(traits.direction == .rightToLeft ? .decrement : .increment)]
    case .left: return [.adjust(traits.direction == .rightToLeft ? .increment : .decrement)]
    case .up: return [.adjust(traits.direction == .topToBottom ? .decrement : .increment)]
    case .down: return [.adjust(traits.direction == .topToBottom ? .increment : .decrement)]
    case .pageUp: return [.adjust(.pageUp)]
    case .pageDown: return [.adjust(.pageDown)]
    case .home: return [.adjust(.minimum)]
    case .end: return [.adjust(.maximum)]
    case .activate: return [.adjust(value > 0.5 ? .decrement : .increment)]
    case .escape: return []
    }
  }
}
