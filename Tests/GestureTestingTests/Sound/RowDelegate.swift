import GestureTesting

/// The arithmetic of a list row of Qt: a drag begins ten points beside its `down` along the row, and counts from the `down`.
struct RowDelegate: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .relative, minimumDistance: 10)
    traits.dragStart = .atTheSample
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width > 0 && state.size.height > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw, state.anchor) = (false, value, point.x)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || abs(point.x - state.down.x) >= 10
    guard state.isHeld, track.isUsable else {
      if state.isHeld { state.anchor = point.x }
      return
    }
    state.raw += (point.x - state.anchor) / 200
    state.anchor = point.x
    value = min(1, max(0, state.raw))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
