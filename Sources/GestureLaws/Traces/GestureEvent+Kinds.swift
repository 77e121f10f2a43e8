import GestureEngine

extension GestureEvent {
  /// Whether this event is a `down`.
  var isDown: Bool { if case .down = self { true } else { false } }
  /// Whether this event is a `move`.
  var isMove: Bool { if case .move = self { true } else { false } }
  /// Whether this event is an `up`.
  var isLift: Bool { if case .up = self { true } else { false } }

  /// Whether this event is a `cancel` or a `revert`.
  var isCancel: Bool {
    switch self {
    case .cancel, .revert: true
    case .down, .move, .up, .resize, .set, .wait, .adjust, .thumbs: false
    }
  }

  /// Whether this event sets one value or two.
  var isSet: Bool {
    switch self {
    case .set, .thumbs(.set): true
    case .down, .move, .up, .cancel, .revert, .resize, .wait, .adjust, .thumbs(.adjust): false
    }
  }

  /// The time that passes during this event, in seconds.
  var seconds: Double {
    if case .wait(let seconds) = self { GestureEvent.duration(seconds) } else { 0 }
  }
}

extension GestureEvent {
  /// The touch whose gesture this event ends; `nil` for an event that ends all gestures.
  var ended: Int? {
    if case .cancel(let id) = self { id } else { touch?.id }
  }
}

extension GestureEvent.Adjustment {
  /// The adjustment that undoes this adjustment between the bounds; `nil` for a bound.
  var opposite: GestureEvent.Adjustment? {
    switch self {
    case .increment: .decrement
    case .decrement: .increment
    case .pageUp: .pageDown
    case .pageDown: .pageUp
    case .fineUp: .fineDown
    case .fineDown: .fineUp
    case .minimum, .maximum: nil
    }
  }
}

extension GestureEvent.Adjustment {
  /// The number of hundredths of the scale by which an adjustment moves, bounds apart.
  var hundredths: Int {
    switch self {
    case .increment, .decrement: 10
    case .pageUp, .pageDown: 20
    case .fineUp, .fineDown: 1
    case .minimum, .maximum: 100
    }
  }
}
