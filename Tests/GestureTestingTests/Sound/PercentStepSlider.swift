import GestureTesting

/// The arithmetic of noUiSlider: it rounds a percentage to whole steps, and then clamps it.
struct PercentStepSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 40), drag: .absolute)
    traits.stepRounding = .wholeSteps
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    value = legal(point.x * 100 / state.size.width)
  }
  func legal(_ number: Double) -> Double {
    let percent = min(100, max(0, number))
    return min(100, (percent / 40).rounded() * 40)
  }
}
