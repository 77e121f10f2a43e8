import GestureEngine
import GestureLaws

extension [Finding] {
  /// Returns the places where these laws demand the thumb, the end of the fill, or another shape.
  ///
  /// - Parameters:
  ///   - snapshot: The control after the event at which the laws break.
  ///   - direction: The direction in which its fraction grows.
  /// - Returns: Distinct rectangles in the coordinates of the control.
  func ghosts(in snapshot: ControlSnapshot, _ direction: Direction) -> [GestureRect] {
    var ghosts: [GestureRect] = []
    for finding in self {
      guard let ghost = finding.breach.ghost(in: snapshot, direction), ghost.isFinite,
        !ghosts.contains(ghost)
      else { continue }
      ghosts.append(ghost)
    }
    return ghosts
  }
}

extension GestureRect {
  /// Whether a frame can show the rectangle.
  fileprivate var isFinite: Bool {
    let most = Frame.greatestExtent
    return [origin.x, origin.y, size.width, size.height].allSatisfy { (-most...most).contains($0) }
  }
}

extension Finding {
  /// The law by its name, with its short name beside it: "up (D8)".
  package var title: String { name.isEmpty || name == law ? law : "\(name) (\(law))" }
}
