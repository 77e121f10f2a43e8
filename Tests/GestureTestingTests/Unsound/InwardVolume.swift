import GestureTesting

/// A volume whose drawing goes inward while a finger pulls at an end.
struct InwardVolume: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .relative)
    traits.hasElasticEnds = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var stretch = 0.0

  var track: Track { Track(length: state.size.width) }
  var presentedValue: Double { value - stretch }

  mutating func touch(_ point: GesturePoint) { (state.raw, stretch) = (value, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = min(1, max(0, state.raw))
    stretch = 0.1 * min(1, max(-1, state.raw - value))
  }
  mutating func release() { stretch = 0 }
  mutating func give() { stretch = 0 }
  mutating func rebase(isSet: Bool) { (state.raw, stretch) = (isSet ? value : state.raw, 0) }
}
