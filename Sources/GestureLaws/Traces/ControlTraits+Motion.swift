import GestureEngine

extension ControlTraits {
  /// Returns the motion of a touch that drags by its motion.
  ///
  /// - Parameters:
  ///   - start: The place of the touch before, on the screen.
  ///   - end: Its place now.
  /// - Returns: The motion that counts, x, and the motion across that does not, y.
  func motion(from start: GesturePoint, to end: GesturePoint) -> GesturePoint {
    let way = direction.motion(from: start, to: end)
    guard followsBothAxes else { return way }
    return GesturePoint(x: direction.isHorizontal ? way.x - way.y : way.x + way.y, y: 0)
  }

  /// Whether a touch may change the value as it goes down on the thumb.
  var mayMoveAtDown: Bool {
    drag == .custom || drag == .absolute && !recognisesDrags && !thumbStaysAtDown
  }

  /// Whether a touch turns the control around a point.
  var isDial: Bool { drag == .custom && turns }

  /// Whether the control holds an end until the touch comes back, or waits for a touch more than half its range away.
  var waitsForTheTouch: Bool { staysAtEnds && !wraps }

  /// The distance of two stops as a part of the range; 0 without a second stop.
  var partOfAStep: Double { stops?.partOfAStep ?? 0 }
}

extension Snapping {
  /// The distance of two stops as a part of the range; 0 without a second stop.
  var partOfAStep: Double { lastIndex > 0 ? 1 / Double(lastIndex) : 0 }
}
