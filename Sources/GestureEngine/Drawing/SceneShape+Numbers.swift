extension SceneShape {
  /// Whether all numbers of the shape are finite, so that it can be drawn.
  ///
  /// A control of a user may draw at NaN, which drawing libraries do not expect.
  package var isDrawable: Bool {
    guard frame.isFinite, clip?.isFinite ?? true, rotation.isFinite, opacity.isFinite else {
      return false
    }
    if let shadow, !(shadow.radius + shadow.drop + shadow.shift).isFinite { return false }
    guard case .path(let points) = outline else { return true }
    return points.allSatisfy { $0.isFinite }
  }
}

extension GestureRect {
  /// Whether the origin and the size are finite.
  fileprivate var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
