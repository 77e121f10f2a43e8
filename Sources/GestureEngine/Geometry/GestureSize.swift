/// A width and a height, in points.
public struct GestureSize: Sendable, Hashable {
  /// Points from the left edge to the right one.
  public var width: Double
  /// Points from the top edge to the bottom one.
  public var height: Double

  /// Makes a size of two numbers, which may be negative or not finite.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0, which a slider has until it is laid out.
  public static let zero = GestureSize(width: 0, height: 0)

  /// The size that a control uses when it is laid out in this size.
  ///
  ///     GestureSize(width: -3, height: .nan).usable  // 0 × 0
  ///     GestureSize(width: 300, height: 44).usable   // 300 × 44
  ///     GestureSize(width: 1e300, height: 44).usable // 1073741824 × 44
  ///
  /// A side that is negative, minus zero or not finite counts as 0, and a side beyond
  /// ``DeclaredLengths/greatest`` as that length.
  @inlinable public var usable: GestureSize {
    func usable(_ side: Double) -> Double {
      side > 0 && side.isFinite ? Swift.min(side, DeclaredLengths.greatest) : 0
    }
    return GestureSize(width: usable(width), height: usable(height))
  }
}
