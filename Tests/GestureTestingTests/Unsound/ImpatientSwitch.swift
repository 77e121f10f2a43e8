import GestureTesting

/// A switch without a time for taps that ignores a tap of more than a second.
struct ImpatientSwitch: SoundSlider {
  static let design = ControlTraits(
    drag: .tappedOrDragged, minimumDistance: 4, tapTolerance: 4)
  var value = 0.0
  var state = SliderState()
  private var (seconds, isDragging) = (0.0, false)

  var track: Track { Track(start: 14, length: state.size.width - 28) }

  mutating func touch(_ point: GesturePoint) {
    (seconds, isDragging, state.raw) = (0, false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if isDragging, track.isUsable { state.raw += (point.x - last.x) / track.length }
    isDragging = isDragging || point.isAtLeast(4, from: state.down)
  }
  mutating func release() {
    if isDragging {
      value = state.raw > 0.5 ? 1 : 0
    } else if seconds < 1 {
      value = 1 - value
    }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}
