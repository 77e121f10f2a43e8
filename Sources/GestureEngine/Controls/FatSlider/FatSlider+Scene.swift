extension FatSlider {
  /// The frame of the thumb as drawn.
  public var thumb: GestureRect? {
    configuration.direction.onScreen(thumb(at: motion.presented), in: size)
  }

  /// The height of the thumb; any length along the track.
  public var naturalSize: GestureSize {
    let breadth = Swift.max(
      configuration.trackThickness, configuration.trackThickness * configuration.thumbAspect)
    return configuration.direction.onScreen(GestureSize(width: 0, height: breadth))
  }

  /// The track, and the thumb on it.
  public var scene: ControlScene {
    let direction = configuration.direction
    let groove = GestureRect(
      origin: GesturePoint(
        x: 0, y: direction.breadth(of: size) / 2 - configuration.trackThickness / 2),
      size: GestureSize(width: direction.length(of: size), height: configuration.trackThickness))
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(.track, .capsule, frame: direction.onScreen(groove, in: size), paint: .groove),
        SceneShape(
          .thumb, .capsule,
          frame: direction.onScreen(thumb(at: motion.presented), in: size), paint: .knob,
          shadow: SceneShape.Shadow(radius: 3, drop: 1)),
      ])
  }

  /// Returns the thumb at a fraction, in the coordinates of the track, for drawing and for grabbing.
  func thumb(at fraction: Double) -> GestureRect {
    let direction = configuration.direction
    let length = direction.length(of: size) * configuration.thumbFraction
    let breadth = configuration.trackThickness * configuration.thumbAspect
    return GestureRect(
      origin: GesturePoint(
        x: track.position(of: fraction) - length / 2,
        y: direction.breadth(of: size) / 2 - breadth / 2),
      size: GestureSize(width: length, height: breadth))
  }
}
