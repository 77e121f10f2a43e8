import GestureEngine

extension ControlSnapshot {
  /// Whether an edge of what is filled lies at its place, is hidden by its thumb, or leaves a gap of at most 8 points
  /// beside the thumb, as designs do.
  ///
  /// - Parameters:
  ///   - edge: The position of the edge along the track.
  ///   - place: The place where it would lie without a thumb.
  ///   - direction: The direction of the track.
  ///   - thumb: The thumb at this edge.
  ///   - slack: The error of the drawing.
  /// - Returns: `true` if nobody sees a difference.
  func covers(
    _ edge: Double, from place: Double, along direction: Direction, of thumb: Thumb = .lower,
    within slack: Double
  ) -> Bool {
    guard let frame = frame(of: thumb) else { return (edge - place).magnitude <= slack }
    // The fill lies behind a lower thumb of two, and otherwise before the thumb.
    let gap = thumb == .lower && upper != nil ? edge - place : place - edge
    let half = direction.length(of: frame.size) / 2
    return gap >= -half - slack && gap <= half + 8 + slack
  }
}

extension SceneShape {
  /// Whether the shape is no longer than it is broad, as a capsule at its shortest.
  func isShortest(along direction: Direction) -> Bool {
    let size = (clip ?? frame).size
    return direction.length(of: size) <= direction.breadth(of: size) * (1 + 1e-9)
  }
}
