import GestureTesting

/// A slide to unlock that measures its latch at the touch instead of the middle of the thumb.
struct SidewaysUnlock: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom, grabArea: .thumb)
    traits.latch = 0.9
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var place = 0.0

  var track: Track { Track(start: 40, length: state.size.width - 80) }
  var thumb: GestureRect? { thumb(ofWidth: 80) }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { (state.raw, place) = (value, point.x) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    (value, place) = (min(1, max(0, state.raw)), point.x)
  }
  mutating func release() {
    guard let place = track.fraction(at: place) else { return }
    value = place < 0.9 ? 0 : 1
  }
}
