/// A point in a control's own coordinate space.
///
/// The origin is the top-left corner of the control's bounds, x grows to the right, y down, both in
/// points. A coordinate may be any number, NaN included, because touches are not trusted: ``isUsable``
/// tells whether a touch can be at the point.
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

  /// Whether neither coordinate is infinite or NaN.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether a touch can be here: neither coordinate is NaN or beyond
  /// ``DeclaredLengths/greatest``.
  @inlinable @inline(__always) public var isUsable: Bool {
    // Bit patterns of magnitudes are in the order of the magnitudes, with NaN last, and integers compare
    // faster.
    let greatest = DeclaredLengths.greatest.bitPattern
    return x.magnitude.bitPattern <= greatest && y.magnitude.bitPattern <= greatest
  }

  /// Returns whether `other` is at least `distance` away.
  ///
  ///     GesturePoint(x: 0, y: 0).isAtLeast(5, from: GesturePoint(x: 3, y: 4))  // true
  ///
  /// - Parameters:
  ///   - distance: In points, at least 0.
  ///   - other: A usable point, as this point is.
  /// - Returns: Whether the straight line between them is that long.
  @inlinable public func isAtLeast(_ distance: Double, from other: GesturePoint) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot() >= distance
  }
}
