import GestureTesting

/// A number field that keeps the odd value of a program, and that each motion of a touch leads to a step, also one by
/// nothing.
struct OddNumber: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...12, stops: try? Snapping(range: 0...12, step: 3), drag: .relative)
    (traits.roundsSets, traits.detents) = (false, nil)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  func legal(_ number: Double) -> Double { min(12, max(0, number)) + 0 }
  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = traits.stops?.snap(legal(12 * state.raw)) ?? value
  }
}
