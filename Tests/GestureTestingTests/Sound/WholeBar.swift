import GestureTesting

/// The arithmetic of a bar in SwiftUI that any touch drags after ten points in every direction: its translation counts from
/// the `down`.
struct WholeBar: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .relative, minimumDistance: 10)
    (traits.dragStart, traits.precision) = (.atTheSample, .tolerance(1e-12))
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw, state.anchor) = (false, value, point.x)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || point.isAtLeast(10, from: state.down)
    guard state.isHeld, point.x != state.anchor else { return }
    if track.isUsable { state.raw += (point.x - state.anchor) / track.length }
    state.anchor = point.x
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
