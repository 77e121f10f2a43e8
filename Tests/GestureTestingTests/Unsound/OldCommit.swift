import GestureTesting

/// A number with a drag of its own that commits the value from before the gesture.
struct OldCommit: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...100, drag: .custom)
    traits.tap = .ignored
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += 0.5 * (point.x - last.x)
    value = min(100, max(0, state.raw))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func handle(_ event: GestureEvent) -> Response {
    var response = base(event)
    if case .committed? = response.editing {
      response.editing = .committed(value: state.valueBefore)
    }
    return response
  }
}
