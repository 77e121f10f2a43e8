import GestureTesting

/// The arithmetic of TGPDiscreteSlider: the thumb stays under the finger that holds it, between the steps, also where the
/// finger leaves the bounds.
struct BetweenSteps: SoundSlider {
  static let design = ControlTraits(
    range: 0...4, stops: try? Snapping(range: 0...4, step: 1), drag: .absolute, grabArea: .bounds)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 12, length: state.size.width - 24) }
  var presentedValue: Double { isTracking && track.isUsable ? 4 * state.raw : value }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: presentedValue / 4) - 12, y: 0),
      size: GestureSize(width: 24, height: state.size.height))
  }
  var scene: ControlScene {
    let shapes = thumb.map { SceneShape(.thumb, .ellipse, frame: $0, paint: .knob) }
    return ControlScene(size: state.size, shapes: shapes.map { [$0] } ?? [])
  }

  mutating func touch(_ point: GesturePoint) {
    state.raw = fraction
    drag(from: point, to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    state.raw = place
    value = legal(4 * place)
  }
}
