import GestureTesting

/// The arithmetic of a handle in a list that scrolls: a touch that has rested for half a second moves the value
/// wherever it goes, and a touch that moves across before is left to the list.
struct ListHandle: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .relative)
    (traits.minimumTime, traits.yieldsToScrolling) = (0.5, true)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var (seconds, isLeft) = (0.0, false)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.raw, seconds, isLeft) = (value, 0, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard seconds >= 0.5 else {
      isLeft = isLeft || abs(point.x - last.x) < abs(point.y - last.y)
      return
    }
    guard !isLeft, track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(state.raw)
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}
