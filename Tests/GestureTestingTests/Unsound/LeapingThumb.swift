import GestureTesting

/// A slider whose thumb goes to a touch beside it, and then on from where it was before.
struct LeapingThumb: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .grabbed, overhang: 10)
    traits.holdsAfterJump = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.raw = value
    if thumb?.contains(point) != true, let place = track.fraction(at: point.x) { value = place }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, last.x != point.x else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = min(1, max(0, state.raw))
  }
}
