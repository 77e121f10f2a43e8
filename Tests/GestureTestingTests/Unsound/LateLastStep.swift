import GestureTesting

/// A slider from 0 to 10 in steps of 3.5 whose short last step needs the last point of the track.
struct LateLastStep: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 3.5), drag: .absolute)
    traits.stepRounding = .wholeSteps
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    value = place == 1 ? 10 : min(7, (place * 10 / 3.5).rounded() * 3.5)
  }
}
