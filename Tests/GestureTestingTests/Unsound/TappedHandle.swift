import GestureTesting

/// A handle with a drag of its own, which a touch that stays in its place moves by ten.
struct TappedHandle: SoundSlider {
  static let design = ControlTraits(range: 0...100, drag: .custom, grabArea: .thumb)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  var thumb: GestureRect? { thumb(ofWidth: 30) }

  mutating func touch(_ point: GesturePoint) { (state.raw, state.isHeld) = (fraction, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.isHeld = true
    state.raw += (point.x - last.x) / track.length
    value = min(100, max(0, 100 * state.raw))
  }
  mutating func release() { if !state.isHeld { value = min(100, value + 10) } }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}
