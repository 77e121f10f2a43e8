extension MorphToggle {
  /// The rotation of the symbol, clockwise in degrees: 0 when the toggle is off, −135 when it is on, or 135
  /// if the direction is reversed.
  public var rotation: Double {
    (configuration.direction.isReversed ? 135 : -135) * morph + 0
  }

  /// The frame of the disc as drawn.
  public var thumb: GestureRect? {
    centered(knobBreadth - 2 * configuration.gap - 2 * configuration.stroke)
  }

  /// The capsule, the symbol on it (a ring with a cross or an arrow), and the disc in the ring.
  public var scene: ControlScene {
    let side = knobBreadth + 6 * configuration.stroke - 2 * configuration.gap
    let frame = centered(side)
    let symbol = MorphSymbol(size: frame.size, stroke: configuration.stroke, morph: morph)
    var ellipse = symbol.ellipse
    ellipse.origin.x += frame.origin.x
    ellipse.origin.y += frame.origin.y
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
    var shapes = [
      SceneShape(.track, .capsule, frame: bounds, paint: isOn ? .accent : .groove)
    ]
    // The symbol of the on state fades in over that of the off state.
    for (paint, opacity) in [(Paint.ink, 1), (.current, morph)] {
      shapes.append(
        SceneShape(.symbol, .ellipse, frame: ellipse, paint: paint, opacity: opacity))
      shapes.append(
        SceneShape(
          .symbol, .path(symbol.outline), frame: frame, paint: paint, opacity: opacity
        ).rotated(by: rotation))
    }
    shapes.append(
      SceneShape(
        .thumb, .ellipse, frame: thumb ?? frame, paint: Paint(from: .knob, to: .shade),
        shadow: SceneShape.Shadow(radius: 2, drop: 1)))
    return ControlScene(size: size, shapes: shapes)
  }

  /// Returns a square around the present middle of the symbol; a negative side counts as 0.
  private func centered(_ side: Double) -> GestureRect {
    let side = Swift.max(0, side)
    let direction = configuration.direction
    let (length, breadth) = (direction.length(of: size), direction.breadth(of: size))
    let offset = (2 * morph - 1) * (length - knobBreadth) / 2
    let square = GestureRect(
      origin: GesturePoint(x: length / 2 + offset - side / 2, y: breadth / 2 - side / 2),
      size: GestureSize(width: side, height: side))
    return direction.onScreen(square, in: size)
  }
}
