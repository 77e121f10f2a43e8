import GestureTesting

/// A slider that speaks its value as of the last touch or key.
struct StaleText: SoundSlider {
  static let design = ControlTraits(drag: .absolute)
  var value = 0.0
  var state = SliderState()
  private(set) var valueText = "0 percent"

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
  mutating func handle(_ event: GestureEvent) -> Response {
    let response = base(event)
    if event.isByUser { valueText = "\(Int((100 * value).rounded())) percent" }
    return response
  }
}
