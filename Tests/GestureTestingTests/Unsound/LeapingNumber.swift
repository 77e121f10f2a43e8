import GestureTesting

/// A number of degrees that a drag changes, which leaps to its maximum if motion across has recognised the drag.
struct LeapingNumber: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...360, stops: try? Snapping(range: 0...360, step: 1), drag: .relative,
      minimumDistance: 3)
    traits.dragStart = .atTheSample
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var hasLeapt = false

  var track: Track { Track(length: 720) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw, hasLeapt) = (false, value, false)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !state.isHeld {
      state.isHeld = point.isAtLeast(3, from: state.down)
      hasLeapt = state.isHeld && abs(point.x - state.down.x) < 3
    }
    guard state.isHeld, point.x != last.x else { return }
    state.raw += (point.x - last.x) / 2
    value = hasLeapt ? 360 : min(360, max(0, state.raw)).rounded()
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
