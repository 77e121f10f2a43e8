import GestureEngine

extension GestureEvent {
  /// Whether this event is a `cancel` or a `revert`.
  var isCancel: Bool {
    switch self {
    case .cancel, .revert: true
    case .down, .move, .up, .resize, .set, .wait, .adjust, .thumbs: false
    }
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
