import GestureTesting

/// The arithmetic of a knob of mod-ui: three points up or down drag, and a click steps up, from the last value to the
/// first.
struct ClickedNumber: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .relative,
      grabArea: .bounds, direction: .bottomToTop, minimumDistance: 3)
    (traits.tap, traits.tapTolerance, traits.dragStart) = (.custom, 3, .atTheSample)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width > 0 && state.size.height > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, state.raw) = (false, value) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = abs(point.y - state.down.y) >= 3
      return
    }
    guard track.isUsable, point.y != last.y else { return }
    state.raw += (last.y - point.y) / 20
    value = min(10, max(0, state.raw)).rounded()
  }
  mutating func release() {
    if track.isUsable, !state.isHeld { value = value >= 10 ? 0 : value + 1 }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
