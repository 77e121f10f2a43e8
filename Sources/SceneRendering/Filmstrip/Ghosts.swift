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

extension Breach {
  /// Returns the place of the shape that the law demands; `nil` if the law demands no shape.
  fileprivate func ghost(in snapshot: ControlSnapshot, _ direction: Direction) -> GestureRect? {
    if contrast?.isRounding == true { return nil }
    switch contrast {
    case .frame(_, let expected): return expected
    case .value(_, _, let fraction?):
      guard snapshot.track.isUsable, (0...1).contains(fraction) else { return nil }
      let along = snapshot.track.position(of: fraction)
      let breadth = direction.breadth(of: snapshot.size)
      let frame = thumb == .upper ? snapshot.upper?.thumb : snapshot.thumb
      let size = frame.map { direction.onScreen($0.size) } ?? GestureSize(width: 4, height: breadth)
      let across = frame.map { direction.onTrack($0.center, in: snapshot.size).y } ?? breadth / 2
      return direction.onScreen(
        GestureRect(
          origin: GesturePoint(x: along - size.width / 2, y: across - size.height / 2), size: size),
        in: snapshot.size)
    case .value, .response, nil: return nil
    }
  }
}

extension GestureRect {
  /// Whether a frame can show the rectangle.
  fileprivate var isFinite: Bool {
    let most = Frame.greatestExtent
    return [origin.x, origin.y, size.width, size.height].allSatisfy { (-most...most).contains($0) }
  }
}

extension String {
  /// This statement with rounded numbers.
  ///
  ///     "down 0.19444444444444445 22".rounded  // "down 0.194 22"
  var rounded: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count > 7, let number = Double(word) else { return String(word) }
      return number.shortest
    }.joined(separator: " ")
  }
}

extension Finding {
  /// The law by its name, with its short name beside it: "up (D8)".
  var title: String { name.isEmpty ? law : "\(name) (\(law))" }
}
