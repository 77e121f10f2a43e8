import GestureTesting

/// A slider that gives its value back while a touch rests on it for three seconds.
struct ShortMemory: SoundSlider {
  static let design = ControlTraits(range: 0...100, drag: .absolute)
  var value = 0.0
  var state = SliderState()
  private var seconds = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    seconds = 0
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  mutating func pass(_ seconds: Double) -> Bool {
    self.seconds += seconds
    if isTracking, self.seconds > 3 { value = state.valueBefore }
    return false
  }
}
