import GestureTesting

/// The arithmetic of a tint of photographs: the fill reaches from the middle to the thumb.
struct TintSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: -50...50, drag: .absolute)
    traits.fillOrigin = 0
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { rect(from: place - 10, to: place + 10, breadth: 20) }
  /// A control that is too small draws nothing.
  var scene: ControlScene {
    guard track.isUsable, let thumb else { return ControlScene(size: state.size) }
    let middle = track.position(of: 0.5)
    return ControlScene(
      size: state.size,
      shapes: [
        SceneShape(
          .track, .capsule, frame: rect(from: track.start, to: track.end, breadth: 4),
          paint: .groove),
        SceneShape(
          .fill, .rectangle,
          frame: rect(from: min(middle, place), to: max(middle, place), breadth: 4), paint: .accent),
        SceneShape(.thumb, .ellipse, frame: thumb, paint: .knob),
      ])
  }
  private var place: Double { track.position(of: fraction) }

  private func rect(from start: Double, to end: Double, breadth: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: start, y: state.size.height / 2 - breadth / 2),
      size: GestureSize(width: end - start, height: breadth))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place - 50 + 0 }
  }
}
