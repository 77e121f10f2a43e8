import GestureTesting

/// A slider that goes back to its lower bound as time passes, whether it is touched or not.
struct ForgottenChoice: SoundSlider {
  static let design = ControlTraits(range: 0...100, drag: .absolute)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  mutating func pass(_ seconds: Double) -> Bool {
    if seconds > 0.05 { value = 0 }
    return false
  }
}
