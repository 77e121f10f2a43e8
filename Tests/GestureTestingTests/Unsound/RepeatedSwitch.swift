import GestureTesting

/// A switch whose knob follows a touch after six points, and which toggles once more when it lifts off.
struct RepeatedSwitch: SoundSlider {
  static let design = ControlTraits(
    drag: .tappedOrDragged, grabArea: .bounds, minimumDistance: 6,
    initialSize: GestureSize(width: 51, height: 31))
  var value = 0.0
  var state = SliderState(size: GestureSize(width: 51, height: 31))

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: value) - 13, y: state.size.height / 2 - 13),
      size: GestureSize(width: 26, height: 26))
  }
  var scene: ControlScene { ControlScene(size: state.size) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, state.anchor) = (false, point.x) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(6, from: state.down) { state.isHeld = true }
    state.anchor = point.x
  }
  mutating func release() {
    if state.isHeld, track.isUsable {
      let place = value + (state.anchor - state.down.x) / track.length
      value = place > 0.5 ? 1 : 0
    }
    value = 1 - value
  }
}
