extension MorphToggle {
  /// How far the symbol is turned, clockwise in degrees: 0 where it is off, −135 where it is on.
  public var rotation: Double { -135 * morph + 0 }

  /// The disc that carries the symbol, where it is drawn.
  public var thumb: Rect? {
    centered(size.height - 2 * configuration.gap - 2 * configuration.stroke)
  }

  /// The capsule, on it the symbol, a ring with a cross or an arrow, and in the ring the disc.
  public var scene: Scene {
    let side = size.height + 6 * configuration.stroke - 2 * configuration.gap
    let frame = centered(side)
    let symbol = MorphSymbol(size: frame.size, stroke: configuration.stroke, morph: morph)
    var ellipse = symbol.ellipse
    ellipse.origin.x += frame.origin.x
    ellipse.origin.y += frame.origin.y
    return Scene(
      size: size,
      shapes: [
        Shape(
          .track, .capsule, frame: Rect(origin: Point(x: 0, y: 0), size: size),
          paint: isOn ? .accent : .groove),
        Shape(.symbol, .ellipse, frame: ellipse, paint: .ink),
        Shape(.symbol, .path(symbol.outline), frame: frame, paint: .ink).rotated(by: rotation),
        Shape(
          .thumb, .ellipse, frame: thumb ?? frame, paint: Paint(from: .knob, to: .shade),
          shadow: Shape.Shadow(radius: 2, drop: 1)),
      ])
  }

  /// A square of a side, at least 0, about where the symbol has come to.
  private func centered(_ side: Double) -> Rect {
    let side = Swift.min(Swift.max(0, side), .greatestFiniteMagnitude)
    let offset = (2 * morph - 1) * (size.width - size.height) / 2
    return Rect(
      origin: Point(
        x: size.width / 2 + offset - side / 2, y: size.height / 2 - side / 2),
      size: Size(width: side, height: side))
  }
}
