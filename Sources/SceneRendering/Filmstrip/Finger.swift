import GestureEngine
import GestureLaws

/// A touch as a frame shows it: its position and its path.
struct Finger: Sendable, Hashable {
  /// The state of a touch after the event of the frame.
  enum State: Sendable, Hashable {
    /// It is on the screen.
    case down
    /// It was lifted by this event, or it is a `move` or `up` without a `down`.
    case lifted
    /// The system cancelled the gesture with this event.
    case taken
  }

  /// The identifier of the touch.
  let id: Int
  /// The last finite samples of the touch, the last of which is its position; never empty.
  private(set) var path: [GesturePoint]
  /// The state after the event.
  private(set) var state: State
  /// Whether the control tracks the touch.
  let isTracked: Bool

  /// The position.
  var place: GesturePoint { path[path.count - 1] }
}

extension [Finger] {
  /// Updates the touches for an event; a touch that it ends is removed by the next event.
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
    case .cancel(let id):
      for index in indices where id.map({ self[index].id == $0 }) ?? self[index].isTracked {
        self[index].end(.taken)
      }
    case .revert:
      for index in indices where self[index].isTracked { self[index].end(.taken) }
    case .resize, .set, .wait, .adjust, .thumbs: return
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
  /// The greatest number of samples of a path; earlier frames show the others.
  static let longestPath = 100

  fileprivate mutating func go(to point: GesturePoint) {
    if path.count == Finger.longestPath { path.removeFirst() }
    path.append(point)
  }
  fileprivate mutating func end(_ state: State) { self.state = state }
}
