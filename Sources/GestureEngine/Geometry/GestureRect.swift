/// A rectangle with sides along the axes, in points.
public struct GestureRect: Sendable, Hashable {
  /// The corner with the least coordinates.
  public var origin: GesturePoint
  /// The extent to the right and downward.
  public var size: GestureSize

  /// Makes a rectangle that reaches `size` to the right of and below `origin`.
  @inlinable public init(origin: GesturePoint, size: GestureSize) {
    self.origin = origin
    self.size = size
  }

  /// The middle of the rectangle.
  @inlinable public var center: GesturePoint {
    GesturePoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Returns whether `point` is inside or on an edge.
  ///
  ///     let thumb = GestureRect(origin: GesturePoint(x: 0, y: 2), size: GestureSize(width: 100, height: 40))
  ///     thumb.contains(GesturePoint(x: 100, y: 42))  // true, an edge belongs to its rectangle
  ///     thumb.contains(GesturePoint(x: .nan, y: 9))  // false
  ///
  /// A rectangle with a side of 0 contains nothing.
  @inlinable public func contains(_ point: GesturePoint) -> Bool {
    size.width > 0 && size.height > 0
      && point.x >= origin.x && point.x <= origin.x + size.width
      && point.y >= origin.y && point.y <= origin.y + size.height
  }

  /// Returns whether `point`, a usable point, is less than `distance` points outside the rectangle, or inside.
  ///
  /// No point is near a rectangle with a side of 0.
  @inline(never) func isNear(_ point: GesturePoint, within distance: Double) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let nearest = GesturePoint(
      x: Swift.min(Swift.max(origin.x, point.x), origin.x + size.width),
      y: Swift.min(Swift.max(origin.y, point.y), origin.y + size.height))
    return !point.isAtLeast(distance, from: nearest)
  }
}
