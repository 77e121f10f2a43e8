/// A place in a control's own coordinate space, in points.
///
/// The origin is the top-left corner of the control's bounds, x grows to the right, y down. Any
/// bit pattern is a `Point`: what a touch reports is not trusted, ``isFinite`` says what it is.
public struct Point: Sendable, Hashable {
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
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}
