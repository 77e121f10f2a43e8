/// A place in a control's own coordinate space, in points.
///
/// The origin is the top-left corner of the control's bounds, x grows to the right, y down. Any
/// bit pattern is a `GesturePoint`: what a touch reports is not trusted, ``isFinite`` says what it is.
public struct GesturePoint: Sendable, Hashable {
  /// Points to the right of the left edge.
  public var x: Double
  /// Points below the top edge.
  public var y: Double

  /// Makes the point (x, y).
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are numbers that are not infinite.
  @inlinable @inline(__always) public var isFinite: Bool {
    // What is not finite less itself is NaN, which equals nothing: one comparison for both.
    x - x == y - y
  }

  /// Whether `other` is at least `distance` away, for finite places.
  ///
  ///     GesturePoint(x: 0, y: 0).isAtLeast(5, from: GesturePoint(x: 3, y: 4))  // true
  ///
  /// - Parameters:
  ///   - distance: In points, at least 0.
  ///   - other: A finite place.
  /// - Returns: Whether the straight line between them is that long.
  @inlinable public func isAtLeast(_ distance: Double, from other: GesturePoint) -> Bool {
    let (dx, dy) = ((x - other.x).magnitude, (y - other.y).magnitude)
    let largest = Swift.max(dx, dy)
    if largest >= distance { return true }
    // Now both are below the distance, and their parts of it below 1.
    let (a, b) = (dx / distance, dy / distance)
    return a * a + b * b >= 1
  }
}
