import GestureTesting

/// A picker of nine rows that rolls with the touch, and takes the row below its middle when the touch lifts off.
struct CeilingWheel: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...8, stops: try? Snapping(range: 0...8, step: 1), drag: .relative,
      direction: .bottomToTop, overshoot: .reanchors)
    (traits.changesOnRelease, traits.stepRounding) = (true, .custom)
    traits.detents = nil
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.height > 0 ? 288 : 0) }
  var presentedValue: Double { isTracking ? state.raw : value }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw = min(8, max(0, state.raw + (last.y - point.y) / 36))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func release() { value = state.raw.rounded(.up) + 0 }
}
