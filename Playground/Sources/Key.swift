import GestureEngine

/// A key of the keyboard, by what it means to a slider or a switch in WAI-ARIA's practices.
enum Key {
  /// An arrow, by the way it points.
  case left, right, up, down
  /// Several steps at once.
  case pageUp, pageDown
  /// To an end.
  case home, end
  /// Turns a switch.
  case activate
  /// Gives up a gesture.
  case escape

  /// The key that a browser calls so, if it means anything here.
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

  /// What the key does to a control; nothing where it means nothing.
  ///
  /// An arrow along the track moves the thumb the way it points; across it, right and up are more.
  func events(
    for traits: ControlTraits, value: Double, isTracking: Bool
  ) -> [GestureEvent] {
    if self == .escape { return isTracking ? [.cancel] : [] }
    let isSwitch = traits.drag == .tapped
    if isSwitch != (self == .activate) { return [] }
    switch self {
    case .right: return [.adjust(traits.direction == .rightToLeft ? .decrement : .increment)]
    case .left: return [.adjust(traits.direction == .rightToLeft ? .increment : .decrement)]
    case .up: return [.adjust(traits.direction == .topToBottom ? .decrement : .increment)]
    case .down: return [.adjust(traits.direction == .topToBottom ? .increment : .decrement)]
    case .pageUp: return page(.increment, traits)
    case .pageDown: return page(.decrement, traits)
    case .home: return [.set(traits.range.lowerBound)]
    case .end: return [.set(traits.range.upperBound)]
    case .activate: return [.adjust(value > 0.5 ? .decrement : .increment)]
    case .escape: return []
    }
  }

  /// A fifth of the way, and more than one step.
  private func page(
    _ adjustment: GestureEvent.Adjustment, _ traits: ControlTraits
  ) -> [GestureEvent] {
    let steps = traits.stops.map { Swift.min(Swift.max(2, $0.lastIndex / 5), 100) } ?? 2
    return Array(repeating: .adjust(adjustment), count: steps)
  }
}
