/// A width and a height, in points.
public struct GestureSize: Sendable, Hashable {
  /// Points from the left edge to the right one.
  public var width: Double
  /// Points from the top edge to the bottom one.
  public var height: Double

  /// Makes a size of any two numbers.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height: what a slider has until it is laid out.
  public static let zero = GestureSize(width: 0, height: 0)

  /// This size as a control lays itself out in it.
  ///
  ///     GestureSize(width: -3, height: .nan).usable  // 0 × 0
  ///     GestureSize(width: 300, height: 44).usable   // 300 × 44
  ///
  /// A side that is negative or not finite counts as 0, and so does minus zero.
  @inlinable public var usable: GestureSize {
    GestureSize(
      width: width > 0 && width.isFinite ? width : 0,
      height: height > 0 && height.isFinite ? height : 0)
  }
}
