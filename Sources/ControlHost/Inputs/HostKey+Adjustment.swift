import GestureEngine

extension HostKey {
  /// Returns the adjustment that the key makes, or `nil` if the key makes no adjustment.
  ///
  ///     HostKey.left.adjustment(along: .leftToRight)           // decrement
  ///     HostKey.left.adjustment(along: .rightToLeft)           // increment
  ///     HostKey.up.adjustment(along: .rightToLeft)             // increment
  ///     HostKey.right.adjustment(along: .leftToRight, isFine: true)  // fineUp
  ///     HostKey.escape.adjustment(along: .leftToRight)         // nil
  ///
  /// Arrow keys along the track follow its direction. Across the track, right and up increment. The
  /// other keys do not depend on the direction.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the value grows.
  ///   - isFine: Whether an arrow key makes a fine step.
  /// - Returns: The adjustment; `nil` for Escape and for the key that flips a toggle.
  public func adjustment(
    along direction: Direction, isFine: Bool = false
  ) -> GestureEvent.Adjustment? {
    let isUpward: Bool
    switch self {
    case .left: isUpward = direction == .rightToLeft
    case .right: isUpward = direction != .rightToLeft
    case .up: isUpward = direction != .topToBottom
    case .down: isUpward = direction == .topToBottom
    case .pageUp: return .pageUp
    case .pageDown: return .pageDown
    case .home: return .minimum
    case .end: return .maximum
    case .escape, .activate: return nil
    }
    if isFine { return isUpward ? .fineUp : .fineDown }
    return isUpward ? .increment : .decrement
  }
}
