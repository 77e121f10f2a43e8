import GestureTesting

/// A slider with a rounding of its own that ignores the program while a touch is down.
struct DeafSteps: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 10), drag: .absolute)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = (10 * place).rounded() * 10 }
  }
  func legal(_ number: Double) -> Double {
    isTracking ? value : (min(100, max(0, number)) / 10).rounded() * 10
  }
}
