extension MorphToggle {
  /// How far the symbol is turned, clockwise in degrees: 0 where it is off, −135 where it is on.
  public var rotation: Double { -135 * morph + 0 }

  /// The disc that carries the symbol, where it is drawn.
  public var thumb: GestureRect? {
    centered(size.height - 2 * configuration.gap - 2 * configuration.stroke)
  }

  /// The capsule, on it the symbol, a ring with a cross or an arrow, and in the ring the disc.
  public var scene: ControlScene {
    let side = size.height + 6 * configuration.stroke - 2 * configuration.gap
    let frame = centered(side)
    let symbol = MorphSymbol(size: frame.size, stroke: configuration.stroke, morph: morph)
    var ellipse = symbol.ellipse
    ellipse.origin.x += frame.origin.x
    ellipse.origin.y += frame.origin.y
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(
          .track, .capsule, frame: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size),
          paint: isOn ? .accent : .groove),
        SceneShape(.symbol, .ellipse, frame: ellipse, paint: .ink),
        SceneShape(.symbol, .path(symbol.outline), frame: frame, paint: .ink).rotated(by: rotation),
        SceneShape(
          .thumb, .ellipse, frame: thumb ?? frame, paint: Paint(from: .knob, to: .shade),
          shadow: SceneShape.Shadow(radius: 2, drop: 1)),
      ])
  }

  /// A square of a side, at least 0, about where the symbol has come to.
  private func centered(_ side: Double) -> GestureRect {
    let side = Swift.max(0, side)
    let offset = (2 * morph - 1) * (size.width - size.height) / 2
    return GestureRect(
      origin: GesturePoint(
        x: size.width / 2 + offset - side / 2, y: size.height / 2 - side / 2),
      size: GestureSize(width: side, height: side))
  }
}
