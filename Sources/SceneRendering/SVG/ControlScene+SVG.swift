import GestureEngine

extension ControlScene {
  /// The scene as an SVG file: what the control looks like, in light and in dark.
  ///
  ///     let slider = try ProgressSlider(.init(value: 0.5))
  ///     slider.scene.svg(titled: "half")
  ///     // <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" …
  ///
  /// The drawing is as large as what it shows: the bounds of the control and what sticks out of
  /// them, but never less than a point wide and high. Numbers are rounded to thousandths of a point
  /// and limited to ±1,000,000, and shapes that have a number that is none are left out, so that every
  /// scene gives a file that can be drawn.
  ///
  /// - Parameter title: What a screen reader says of the picture.
  /// - Returns: A document that refers to no other.
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

  /// This scene without the shapes that have no place, because a number of theirs is none.
  var placed: ControlScene { ControlScene(size: size, shapes: shapes.filter(\.isPlaced)) }

  /// The shapes as SVG, the rearmost first.
  var elements: [Element] { shapes.map(\.element) }

  /// The paints of its shapes that fade.
  var gradients: [Paint] {
    shapes.map(\.paint).filter { $0.fade != nil }
  }
}
