import GestureTesting

/// The scrubber of a lock screen: it counts motion, and grows by 24 points while a touch is down.
struct GrowingScrubber: SoundSlider {
  static let design = ControlTraits(range: 0...240, drag: .relative)
  var value = 0.0
  var state = SliderState()

  var track: Track {
    let length = state.size.width - 48
    return Track(start: isTracking ? 12 : 24, length: isTracking ? length + 24 : length)
  }

  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    // As the touch lifts off, the track is still the longer one.
    let track = Track(start: 12, length: state.size.width - 24)
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw)) * 240
  }
}
