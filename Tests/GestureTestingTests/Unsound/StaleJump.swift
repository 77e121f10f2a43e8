import GestureTesting

/// A slider whose thumb, once it has jumped to a touch, goes on from where it was before.
struct StaleJump: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .grabbed, grabArea: .custom)
    traits.holdsAfterJump = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  var thumb: GestureRect? { thumb(ofWidth: 30) }

  mutating func touch(_ point: GesturePoint) {
    state.raw = fraction
    guard thumb?.contains(point) != true, let place = track.fraction(at: point.x) else { return }
    value = place
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(state.raw)
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}
