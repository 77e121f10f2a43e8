import GestureTesting

/// The arithmetic of Dear ImGui's slider, which writes the value of a drag with three digits.
struct RoundedDigits: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .grabbed)
    (traits.precision, traits.resolution) = (.tolerance(1e-3), 1)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw) = (thumb?.contains(point) == true, fraction)
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw =
      state.isHeld
      ? state.raw + (point.x - last.x) / track.length : (point.x - track.start) / track.length
    let written = (1000 * min(1, max(0, state.raw))).rounded() / 1000
    if point != last || !state.isHeld { value = written }
  }
}
