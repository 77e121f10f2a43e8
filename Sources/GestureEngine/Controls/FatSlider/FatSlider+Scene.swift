extension FatSlider {
  /// Where the thumb is drawn.
  public var thumb: Rect? { thumb(at: motion.presented) }

  /// The track, and on it the thumb.
  public var scene: Scene {
    let direction = configuration.direction
    let breadth = direction.breadth(of: size)
    let groove = direction.rect(
      along: 0, length: direction.length(of: size),
      across: breadth / 2 - configuration.trackThickness / 2,
      breadth: configuration.trackThickness, in: size)
    return Scene(
      size: size,
      shapes: [
        Shape(.track, .capsule, frame: groove, paint: .groove),
        Shape(
          .thumb, .capsule, frame: thumb(at: motion.presented), paint: .knob,
          shadow: Shape.Shadow(radius: 3, drop: 1)),
      ])
  }

  /// The thumb's rectangle at a fraction of the track: for a touch the model's, else the drawn one.
  func thumb(at fraction: Double) -> Rect {
    let direction = configuration.direction
    let length = direction.length(of: size) * configuration.thumbFraction
    let height = configuration.trackThickness * configuration.thumbAspect
    return direction.rect(
      along: track.position(of: fraction) - length / 2, length: length,
      across: direction.breadth(of: size) / 2 - height / 2, breadth: height, in: size)
  }
}
