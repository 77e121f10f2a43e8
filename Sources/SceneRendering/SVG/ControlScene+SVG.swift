public import GestureEngine

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
  /// - Parameters:
  ///   - title: The description for screen readers.
  ///   - palette: The colours, light and dark; those of another palette than the standard one also for
  ///     users who ask for more contrast.
  ///   - direction: The direction in which the value of the control grows, which gradients follow.
  ///   - isEnabled: Whether the control is enabled; otherwise the drawing is as faint as the palette says.
  /// - Returns: A document that refers to no other file.
  public func svg(
    titled title: String, palette: Palette = .standard, along direction: Direction = .leftToRight,
    isEnabled: Bool = true
  ) -> String {
    let placed = placed
    let extent = placed.extent
    var drawing = Drawing(
      title: title,
      size: GestureSize(
        width: Swift.max(1, extent.size.width), height: Swift.max(1, extent.size.height)),
      origin: extent.origin, gradients: placed.gradients, elements: placed.elements)
    if palette != .standard {
      drawing.paletteStyle = palette.style
      let gradients = palette.gradients(along: direction, size: size)
      if !gradients.isEmpty { drawing.elements.insert(Element("defs", [:], gradients), at: 0) }
    }
    let opacity = palette.opacity(in: Palette.Appearance(isEnabled: isEnabled))
    if opacity != 1 {
      drawing.elements = [Element("g", ["opacity": opacity.svg], drawing.elements)]
    }
    return drawing.file
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
