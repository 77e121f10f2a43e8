import GestureTesting

/// The arithmetic of a joystick's axis: a relative drag from wherever the thumb lands, and back to 0.
struct Joystick: SoundSlider {
  static let design = ControlTraits(range: -1...1, drag: .relative, rest: 0)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = (value + 1) / 2 }
  mutating func give() { value = 0 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = min(1, max(-1, 2 * state.raw - 1)) + 0
  }
  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    let response = base(event)
    if isTracking { return response }
    switch (event, response.editing) {
    case (_, .committed?), (.adjust, nil): break
    default: return response
    }
    let reached = value
    value = 0
    return Response(from: old, to: 0, in: -1...1, editing: .committed(value: reached))
  }
}
