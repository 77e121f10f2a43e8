import GestureTesting

/// A slider whose knob is said to be where its touch is, also beyond the ends.
struct LooseKnob: SoundSlider {
  static let design = ControlTraits(drag: .grabbed)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }
  var presentedValue: Double { state.isHeld && isTracking ? state.raw : value }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    if !state.isHeld, let place = track.fraction(at: point.x) { value = place }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    if state.isHeld {
      state.raw += (point.x - last.x) / track.length
      value = legal(state.raw)
    } else if let place = track.fraction(at: point.x) {
      value = place
    }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}
