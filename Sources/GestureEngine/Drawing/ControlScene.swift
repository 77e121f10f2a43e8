/// What a control looks like at one moment: shapes with roles, back to front.
///
/// A law, an SVG file, a web page and a view draw from this one description, so that what is seen
/// is what is tested. Colours are names of what they mean; a theme gives them their values.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     slider.scene.first(.thumb)?.frame  // 100 × 40 at (0, 2), in points
public struct ControlScene: Sendable, Hashable {
  /// The bounds of the control.
  public var size: GestureSize
  /// The shapes, the rearmost first.
  public var shapes: [SceneShape]

  /// A scene of the given shapes.
  public init(size: GestureSize, shapes: [SceneShape] = []) {
    self.size = size
    self.shapes = shapes
  }

  /// The first shape with the given role.
  public func first(_ role: SceneShape.Role) -> SceneShape? { shapes.first { $0.role == role } }
}
