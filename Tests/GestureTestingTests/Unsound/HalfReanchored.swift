import GestureTesting

/// A relative fader that must be taken back beyond its upper end only.
struct HalfReanchored: SoundSlider {
  static let design = ControlTraits(drag: .relative, overshoot: .accumulates)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw = max(0, state.raw + (point.x - last.x) / track.length)
    value = min(1, state.raw)
  }
}
