/// A rectangle with sides along the axes, in points.
public struct Rect: Sendable, Hashable {
  /// The corner with the least coordinates.
  public var origin: Point
  /// The extent to the right and downward.
  public var size: Size

  /// Makes the rectangle that reaches `size` to the right of and below `origin`.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The middle of the rectangle.
  @inlinable public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether `point` is inside or on an edge.
  ///
  ///     let thumb = Rect(origin: Point(x: 0, y: 2), size: Size(width: 100, height: 40))
  ///     thumb.contains(Point(x: 100, y: 42))  // true, an edge belongs to its rectangle
  ///     thumb.contains(Point(x: .nan, y: 9))  // false
  ///
  /// A rectangle with a side of 0 contains nothing.
  @inlinable public func contains(_ point: Point) -> Bool {
    size.width > 0 && size.height > 0
      && point.x >= origin.x && point.x <= origin.x + size.width
      && point.y >= origin.y && point.y <= origin.y + size.height
  }
}
