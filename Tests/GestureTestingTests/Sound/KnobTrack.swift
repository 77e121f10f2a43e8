import GestureTesting

/// The arithmetic of Polymer's slider: a touch beside the knob sets the value at once, and a drag of five points counts from
/// the `down`, by translation.
struct KnobTrack: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: -1...1, stops: try? Snapping(range: -1...1, step: 0.1), drag: .grabbed,
      minimumDistance: 5, overhang: 16)
    (traits.holdsAfterJump, traits.dragStart, traits.tap) = (true, .atTheSample, .seeksAtOnce)
    return traits
  }()
  var value = -1.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var thumb: GestureRect? { thumb(ofWidth: 32) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = false
    if thumb?.contains(point) != true, let place = track.fraction(at: point.x) { go(to: place) }
    state.raw = fraction
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let isFirst = !state.isHeld && point.isAtLeast(5, from: state.down)
    state.isHeld = state.isHeld || isFirst
    guard state.isHeld, track.isUsable else { return }
    let from = isFirst ? state.down.x : last.x
    guard point.x != from else { return }
    state.raw += (point.x - from) / state.size.width
    go(to: state.raw)
  }
  private mutating func go(to place: Double) { value = legal(2 * min(1, max(0, place)) - 1) }
}
