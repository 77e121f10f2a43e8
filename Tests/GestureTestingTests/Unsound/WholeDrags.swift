import GestureTesting

/// Half stars of which a pan gives whole stars only.
struct WholeDrags: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 0.5), drag: .absolute,
      minimumDistance: 12)
    (traits.stepRounding, traits.tap) = (.custom, .ignored)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.isHeld = false }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || point.isAtLeast(12, from: state.down)
    guard state.isHeld, let place = track.fraction(at: point.x) else { return }
    value = (5 * place).rounded()
  }
}
