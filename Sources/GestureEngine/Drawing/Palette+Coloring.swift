extension Palette {
  /// The colours of a shape, and the line along which they change.
  ///
  ///     start                end
  ///       |--------|---------|
  ///     tints[0]  [1]       [2]
  public struct Coloring: Sendable, Hashable {
    /// The colours, at least one, at equal distances; a single colour fills the whole shape.
    public var tints: [Tint]
    /// The point of the first colour, in the control's coordinates.
    public var start: GesturePoint
    /// The point of the last colour.
    public var end: GesturePoint
  }
}

extension SceneShape {
  /// Returns the colours of this shape.
  ///
  ///     let scene = slider.scene
  ///     scene.shapes[0].coloring(in: Palette.standard.light, along: .leftToRight, size: scene.size).tints
  ///     // #e3e4ea, the groove
  ///
  /// A gradient of the palette goes along the control, so that all shapes of a colour together show it
  /// once. A paint that fades goes from the top of the frame to its bottom, between the first colours of
  /// its two fills.
  ///
  /// - Parameters:
  ///   - shades: The fills of the colours.
  ///   - direction: The direction in which the value of the control grows.
  ///   - size: The size of the control.
  /// - Returns: The colours with their places.
  public func coloring(
    in shades: Palette.Shades, along direction: Direction, size: GestureSize
  ) -> Palette.Coloring {
    let tints = shades[paint.color].tints
    if let fade = paint.fade {
      let (x, top) = (frame.center.x, frame.origin.y)
      return Palette.Coloring(
        tints: [tints[0], shades[fade].tints[0]], start: GesturePoint(x: x, y: top),
        end: GesturePoint(x: x, y: top + frame.size.height))
    }
    func place(_ along: Double) -> GesturePoint {
      let point = GestureRect(
        origin: GesturePoint(x: along, y: direction.breadth(of: size) / 2), size: .zero)
      return direction.onScreen(point, in: size).origin
    }
    return Palette.Coloring(
      tints: tints, start: place(0), end: place(direction.length(of: size)))
  }
}
