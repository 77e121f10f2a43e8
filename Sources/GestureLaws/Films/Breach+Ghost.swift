public import GestureEngine

extension Breach {
  /// Returns the place of the shape that the law demands; `nil` if the law demands no shape, or if only a
  /// rounding separates the shape from it.
  ///
  /// - Parameters:
  ///   - snapshot: The control after the event at which the law breaks.
  ///   - direction: The direction in which its fraction grows.
  /// - Returns: A rectangle in the coordinates of the control.
  public func ghost(in snapshot: ControlSnapshot, _ direction: Direction) -> GestureRect? {
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

extension Contrast {
  /// Whether only the rounding of numbers separates the behaviour from the expected one.
  package var isRounding: Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool {
      a.isFinite && (a - b).magnitude <= 1e-6 * Swift.max(a.magnitude, b.magnitude)
    }
    switch self {
    case .value(let value, let expected, _): return isNear(value, expected)
    case .frame(let frame, let expected):
      return isNear(frame.center.x, expected.center.x) && isNear(frame.center.y, expected.center.y)
        && isNear(frame.size.width, expected.size.width)
        && isNear(frame.size.height, expected.size.height)
    case .response: return false
    }
  }
}
