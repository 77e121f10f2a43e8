import ControlHost
import GestureEngine
import GestureLaws

// The part of the model that remembers nothing.

extension HostModel {
  /// The effects of one input, in no order.
  struct Notes {
    var cancelledFirst: [HostEffect] = []
    var began = false
    var changed: [Double]?
    var ticks = 0
    var reachedEnd = false
    var end: HostEffect?
    var announce = false
    var draw = false

    /// The effects of the gesture, in the order of the chapter.
    var gesture: [HostEffect] {
      (began ? [.began] : []) + (changed.map { [HostModel.changed($0)] } ?? [])
        + (ticks > 0 ? [.ticks(ticks)] : []) + (reachedEnd ? [.reachedEnd] : [])
        + (end.map { [$0] } ?? [])
    }
  }

  static func set(_ values: [Double]) -> GestureEvent {
    values.count == 1 ? .set(values[0]) : .set(lower: values[0], upper: values[1])
  }

  static func changed(_ values: [Double]) -> HostEffect {
    values.count == 1 ? .changed(values[0]) : .changedPair(lower: values[0], upper: values[1])
  }

  static func committed(_ values: [Double]) -> HostEffect {
    values.count == 1 ? .committed(values[0]) : .committedPair(lower: values[0], upper: values[1])
  }

  /// The table of keys, written out.
  static func adjustment(
    _ key: HostKey, _ isFine: Bool, _ direction: Direction
  ) -> GestureEvent.Adjustment {
    let up: [HostKey]
    switch direction {
    case .leftToRight: up = [.right, .up]
    case .rightToLeft: up = [.left, .up]
    case .bottomToTop: up = [.up, .right]
    case .topToBottom: up = [.down, .right]
    }
    switch key {
    case .home: return .minimum
    case .end: return .maximum
    case .pageUp: return .pageUp
    case .pageDown: return .pageDown
    case .left, .right, .up, .down, .escape, .activate:
      return up.contains(key)
        ? (isFine ? .fineUp : .increment) : (isFine ? .fineDown : .decrement)
    }
  }
}
