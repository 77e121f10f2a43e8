import GestureTesting

/// A slider that forgets during a long wait how far the touch is beyond an end.
struct LapsedDrag: SoundSlider {
  static let design = ControlTraits(drag: .relative)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func pass(_ seconds: Double) -> Bool {
    if isTracking, seconds > 5 { state.raw = value }
    return false
  }
}
