import GestureTesting

/// A slider whose thumb loses each motion that is shorter than a point.
struct LostPoints: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .grabbed)
    traits.resolution = 5
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    if !state.isHeld { seek(point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else { return seek(point) }
    guard track.isUsable, abs(point.x - last.x) >= 1 else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(state.raw)
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }

  private mutating func seek(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(place) }
  }
}
