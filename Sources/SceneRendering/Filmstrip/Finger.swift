import GestureEngine
import GestureLaws

/// A touch as a frame shows it: where it is, and the way that it came.
struct Finger: Sendable, Hashable {
  /// What became of a touch by the event of the frame.
  enum State: Sendable, Hashable {
    /// It is on the screen.
    case down
    /// It has just left, or was never there: a `move` or an `up` without a `down`.
    case lifted
    /// The system has just taken the gesture away.
    case taken
  }

  /// Which touch it is.
  let id: Int
  /// Its good samples, the last one where it is now; never empty.
  private(set) var path: [GesturePoint]
  private(set) var state: State
  /// Whether the control follows it.
  let isTracked: Bool

  /// Where it is.
  var place: GesturePoint { path[path.count - 1] }
}

extension [Finger] {
  /// Takes in what an event does to the touches; what it ended is still there until the next event.
  mutating func receive(_ step: Trace.Step) {
    removeAll { $0.state != .down }
    switch step.event {
    case .down(let point, let id):
      removeAll { $0.id == id }
      guard point.isUsable else { return }
      append(
        Finger(id: id, path: [point], state: .down, isTracked: step.response.editing == .began))
    case .move(let point, let id): go(to: point, id, .down)
    case .up(let point, let id): go(to: point, id, .lifted)
    case .cancel:
      for index in indices where self[index].isTracked { self[index].end(.taken) }
    case .resize, .set, .wait, .adjust: return
    }
  }

  private mutating func go(to point: GesturePoint?, _ id: Int, _ state: Finger.State) {
    let point = point.flatMap { $0.isUsable ? $0 : nil }
    if let index = firstIndex(where: { $0.id == id }) {
      if let point { self[index].go(to: point) }
      self[index].end(state)
    } else if let point {
      append(Finger(id: id, path: [point], state: .lifted, isTracked: false))
    }
  }
}

extension Finger {
  fileprivate mutating func go(to point: GesturePoint) { path.append(point) }
  fileprivate mutating func end(_ state: State) { self.state = state }
}
