import GestureTesting

/// A slider in single precision whose keys never report an end.
struct SilentEnd: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .absolute)
    traits.precision = .single
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = Double(Float(place)) }
  }
  mutating func handle(_ event: GestureEvent) -> Response {
    var response = base(event)
    if case .adjust = event { response.reachedEnd = false }
    return response
  }
}
