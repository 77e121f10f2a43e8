/// The drawing of a control at a moment: shapes with roles, back to front.
///
/// Laws judge this description, and an SVG file, a web page and a view draw from it, so that users see
/// the drawing that is tested. Colours are named by their meaning; a theme gives them values.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     slider.scene.first(.thumb)?.frame  // 100 × 40 at (0, 2), in points
public struct ControlScene: Sendable, Hashable {
  /// The bounds of the control.
  public var size: GestureSize
  /// The shapes, from back to front.
  public var shapes: [SceneShape]

  /// A scene with the given shapes.
  public init(size: GestureSize, shapes: [SceneShape] = []) {
    self.size = size
    self.shapes = shapes
  }

  /// Returns the first shape with the given role.
  public func first(_ role: SceneShape.Role) -> SceneShape? { shapes.first { $0.role == role } }
}
