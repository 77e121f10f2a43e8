import ControlHost
import GestureEngine

// The pointers of a control with two values, which are one gesture.
extension HostTrial {
  /// A pointer of two that ends with the other one, or an end of both that says the wrong thing.
  ///
  /// A gesture of two pointers is committed if one of them lifted off, and cancelled otherwise.
  var flawOfTwoPointers: Breach? {
    guard trace.initial.control.upper != nil else { return nil }
    // Whether a pointer of the gesture has lifted off; `nil` in a gesture of keys and wheels.
    var hasLifted: Bool?
    return trace.firstBreach { index, step in
      let before = trace.before(index)
      let tracked = before.trackedPointers
      if let id = step.action.endingPointer, tracked.contains(id) {
        if case .pointer(.up, _)? = step.action.input, hasLifted != nil { hasLifted = true }
        let others = tracked.subtracting([id])
        if step.after.trackedPointers != others {
          let (seen, expected) = (step.after.trackedPointers.text, others.text)
          return Observation(
            "pointer \(id) ends, and \(seen)", .response(seen, expected: expected))
        }
      }
      for effect in step.effects {
        switch effect {
        case .began:
          if case .pointer? = step.action.input { hasLifted = false } else { hasLifted = nil }
        case .committedPair, .cancelled:
          guard let lifted = hasLifted else { continue }
          hasLifted = nil
          guard lifted == (effect == .cancelled) else { continue }
          return Observation(
            lifted
              ? "a gesture is cancelled, of which a pointer lifted off"
              : "a gesture is committed, of which no pointer lifted off",
            .response(effect.text, expected: lifted ? "committed" : "cancelled"))
        case .changed, .changedPair, .ticks, .reachedEnd, .committed, .announce, .draw, .frames:
          continue
        }
      }
      return nil
    }
  }
}

extension HostTrace.Snapshot {
  /// The ids of the pointers that the control tracks.
  fileprivate var trackedPointers: Set<Int> {
    Set([trackedPointer, secondTrackedPointer].compactMap { $0 })
  }
}

extension Set<Int> {
  fileprivate var text: String {
    switch count {
    case 0: "no pointer is tracked"
    case 1: "pointer \(first ?? 0) is tracked"
    default: "pointers \(sorted().map { "\($0)" }.joined(separator: " and ")) are tracked"
    }
  }
}

extension HostScript.Action {
  /// The pointer that the action ends.
  fileprivate var endingPointer: Int? {
    switch input {
    case .pointer(.up, let id)?, .pointer(.cancel, let id)?, .lost(let id)?: id
    case .pointer?, .key?, .scroll?, .laidOut?, .bound?, .boundPair?, .enabled?, .frame?,
      .focused?, nil:
      nil
    }
  }
}
