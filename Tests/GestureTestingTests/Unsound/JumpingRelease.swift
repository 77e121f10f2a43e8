import GestureTesting

/// A number that follows the vertical motion of its touch, and adds the horizontal one when that lifts off.
struct JumpingRelease: SoundSlider {
  static let design = ControlTraits(range: 0...100, drag: .custom)
  var value = 50.0
  var state = SliderState()

  var track: Track { Track(length: 200) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    value = min(100, max(0, value + (last.y - point.y) / 2)) + 0
    state.anchor = point.x - state.down.x
  }
  mutating func touch(_ point: GesturePoint) { state.anchor = 0 }
  mutating func release() { value = min(100, max(0, value + state.anchor / 2)) + 0 }
}
