extension ProgressSlider {
  /// The most that the capsule is high, in points.
  public static let greatestThickness = 20.0

  /// The capsule, and the part of it up to the value filled.
  public var scene: Scene {
    let direction = configuration.direction
    let breadth = direction.breadth(of: size)
    let thickness = Swift.min(ProgressSlider.greatestThickness, breadth)
    func strip(_ length: Double) -> Rect {
      let strip = Rect(
        origin: Point(x: 0, y: breadth / 2 - thickness / 2),
        size: Size(width: length, height: thickness))
      return direction.onScreen(strip, in: size)
    }
    let whole = strip(track.length)
    return Scene(
      size: size,
      shapes: [
        Shape(.track, .capsule, frame: whole, paint: .groove),
        Shape(
          .fill, .capsule, frame: whole, paint: .accent,
          clip: strip(track.position(of: value))),
      ])
  }
}
