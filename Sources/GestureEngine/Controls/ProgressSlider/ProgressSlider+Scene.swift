extension ProgressSlider {
  /// The most that the capsule is high, in points.
  public static let greatestThickness = 20.0

  /// The capsule, and the part of it up to the value filled.
  public var scene: ControlScene {
    let direction = configuration.direction
    let breadth = direction.breadth(of: size)
    let thickness = Swift.min(ProgressSlider.greatestThickness, breadth)
    func strip(_ length: Double) -> GestureRect {
      let strip = GestureRect(
        origin: GesturePoint(x: 0, y: breadth / 2 - thickness / 2),
        size: GestureSize(width: length, height: thickness))
      return direction.onScreen(strip, in: size)
    }
    let whole = strip(track.length)
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(.track, .capsule, frame: whole, paint: .groove),
        SceneShape(
          .fill, .capsule, frame: whole, paint: .accent,
          clip: strip(track.position(of: value))),
      ])
  }
}
