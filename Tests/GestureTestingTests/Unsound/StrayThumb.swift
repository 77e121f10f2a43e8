import GestureTesting

/// A slider that draws its thumb up to five points ahead of where it can be grabbed.
struct StrayThumb: SoundSlider {
  static let design = ControlTraits(drag: .grabbed)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { frame(shiftedBy: 0) }
  var scene: ControlScene {
    let shape = SceneShape(.thumb, .rectangle, frame: frame(shiftedBy: 5 * value), paint: .accent)
    return ControlScene(size: state.size, shapes: [shape])
  }
  private func frame(shiftedBy shift: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: track.position(of: value) - 10 + shift, y: 0),
      size: GestureSize(width: 20, height: state.size.height))
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = value
    if !state.isHeld, let place = track.fraction(at: point.x) { value = place }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(state.isHeld ? state.raw : track.fraction(at: point.x) ?? value)
  }
}
