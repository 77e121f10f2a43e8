extension FatSlider {
  /// Where the thumb is drawn.
  public var thumb: Rect? {
    configuration.direction.onScreen(thumb(at: motion.presented), in: size)
  }

  /// The track, and on it the thumb.
  public var scene: Scene {
    let direction = configuration.direction
    let groove = Rect(
      origin: Point(
        x: 0, y: direction.breadth(of: size) / 2 - configuration.trackThickness / 2),
      size: Size(width: direction.length(of: size), height: configuration.trackThickness))
    return Scene(
      size: size,
      shapes: [
        Shape(.track, .capsule, frame: direction.onScreen(groove, in: size), paint: .groove),
        Shape(
          .thumb, .capsule,
          frame: direction.onScreen(thumb(at: motion.presented), in: size), paint: .knob,
          shadow: Shape.Shadow(radius: 3, drop: 1)),
      ])
  }

  /// The thumb at a fraction, in the coordinates of the track: where it is drawn, and where it can
  /// be grabbed, so that both are the same place.
  func thumb(at fraction: Double) -> Rect {
    let direction = configuration.direction
    let length = direction.length(of: size) * configuration.thumbFraction
    let breadth = configuration.trackThickness * configuration.thumbAspect
    return Rect(
      origin: Point(
        x: track.position(of: fraction) - length / 2,
        y: direction.breadth(of: size) / 2 - breadth / 2),
      size: Size(width: length, height: breadth))
  }
}
