import GestureEngine

extension ControlScene {
  /// Returns the scene as an SVG file, with light and dark colours.
  ///
  ///     let slider = try ProgressSlider(.init(value: 0.5))
  ///     slider.scene.svg(titled: "half")
  ///     // <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" …
  ///
  /// The drawing covers the bounds of the control and all shapes, and is at least one point wide
  /// and high. Numbers are rounded to thousandths of a point and limited to ±1,000,000, and shapes
  /// with a number that is not finite are left out. Therefore every scene gives a file that can be
  /// drawn.
  ///
  /// - Parameter title: The description for screen readers.
  /// - Returns: A document that refers to no other file.
  public func svg(titled title: String) -> String {
    let placed = placed
    let extent = placed.extent
    return Drawing(
      title: title,
      size: GestureSize(
        width: Swift.max(1, extent.size.width), height: Swift.max(1, extent.size.height)),
      origin: extent.origin, gradients: placed.gradients, elements: placed.elements
    ).file
  }

  /// This scene without the shapes that cannot be drawn.
  var placed: ControlScene { ControlScene(size: size, shapes: shapes.filter(\.isPlaced)) }

  /// The shapes as SVG, from back to front.
  var elements: [Element] { shapes.map(\.element) }

  /// The paints that are gradients.
  var gradients: [Paint] {
    shapes.map(\.paint).filter { $0.fade != nil }
  }
}
