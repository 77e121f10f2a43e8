/// What a control looks like at one moment: shapes with roles, back to front.
///
/// A law, an SVG file, a web page and a view draw from this one description, so that what is seen
/// is what is tested. Colours are names of what they mean; a theme gives them their values.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(Size(width: 300, height: 44)))
///     slider.scene.first(.thumb)?.frame  // 100 × 40 at (0, 2), in points
public struct Scene: Sendable, Hashable {
  /// The bounds of the control.
  public var size: Size
  /// The shapes, the rearmost first.
  public var shapes: [Shape]

  /// A scene of the given shapes.
  public init(size: Size, shapes: [Shape] = []) {
    self.size = size
    self.shapes = shapes
  }

  /// The first shape with the given role.
  public func first(_ role: Shape.Role) -> Shape? { shapes.first { $0.role == role } }
}
