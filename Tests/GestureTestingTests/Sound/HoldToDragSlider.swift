import GestureTesting

/// The arithmetic of a list's handle: a touch must rest for 0.3 seconds, and then moves it by translation.
struct HoldToDragSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...8, drag: .relative)
    traits.minimumTime = 0.3
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var seconds = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.raw, seconds) = (value / 8, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard seconds >= 0.3, track.isUsable else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = 8 * min(1, max(0, state.raw))
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}
