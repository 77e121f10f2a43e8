import GestureTesting

/// The arithmetic of the notches of a fan, which keep a touch until it is well in the next one.
struct FanKnob: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .absolute)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? { thumb(ofWidth: 28) }

  mutating func touch(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = (5 * place).rounded() }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    if abs(5 * place - value) > 0.7 { value = (5 * place).rounded() }
  }
}
