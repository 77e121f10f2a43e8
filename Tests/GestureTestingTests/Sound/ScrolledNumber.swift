import GestureTesting

/// The arithmetic of lil-gui's number field: more than five points up or down drag, wherever else the touch goes; before
/// that, more than five across leave it to the page.
struct ScrolledNumber: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .relative,
      direction: .bottomToTop, minimumDistance: 5)
    (traits.dragStart, traits.yieldsToScrolling) = (.atTheSample, true)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var isGivenUp = false

  var track: Track { Track(length: state.size.height > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isGivenUp, state.raw) = (false, false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !state.isHeld, !isGivenUp {
      state.isHeld = abs(point.y - state.down.y) > 5
      isGivenUp = !state.isHeld && abs(point.x - state.down.x) > 5
    }
    guard state.isHeld, track.isUsable, point.y != last.y else { return }
    state.raw += (last.y - point.y) / 2
    value = min(100, max(0, state.raw)).rounded()
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
