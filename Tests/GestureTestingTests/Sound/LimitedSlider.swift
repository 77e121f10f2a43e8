import GestureTesting

/// The arithmetic of React Native's slider with `tapToSeek`, a step of 3 and limits: the thumb adds up motions as
/// parts of the track, and a tap beside it seeks.
struct LimitedSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 4...22, stops: try? Snapping(range: 4...22, step: 3), drag: .grabbedOrTapped,
      grabArea: .bounds, tapTolerance: 10)
    traits.tap = .seeks
    return traits
  }()
  var value = 4.0
  var state = SliderState()
  private var (isTap, place) = (true, 0.0)

  /// The track between the limits, which are those of a slider from 1 to 25.
  var track: Track {
    let length = state.size.width - 28
    return Track(start: 14 + length * 0.125, length: length * 0.75)
  }
  var thumb: GestureRect? { thumb(ofWidth: 28) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, isTap, place) = (fraction, true, point.x)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    place = point.x
    if point.isAtLeast(10, from: state.down) { isTap = false }
    guard state.isHeld, track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = stop(at: min(1, max(0, state.raw)))
  }
  mutating func release() {
    guard isTap, !state.isHeld, let place = track.fraction(at: place) else { return }
    value = stop(at: place)
  }
  private func stop(at place: Double) -> Double { 4 + (18 * place / 3).rounded() * 3 }
}
