import GestureTesting

/// Five pages that follow a touch, of which it turns one at most when it lifts off.
struct SwipedPage: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...4, stops: try? Snapping(range: 0...4, step: 1), drag: .custom,
      direction: .rightToLeft)
    (traits.changesOnRelease, traits.stepRounding) = (true, .custom)
    (traits.hasElasticEnds, traits.detents) = (true, nil)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 4 * state.size.width) }
  /// The pages by which the touch has pulled.
  private var pull: Double { state.raw - value }
  var presentedValue: Double { isTracking ? state.raw : value }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if track.isUsable { state.raw += (last.x - point.x) / state.size.width }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func release() {
    if abs(pull) > 0.25 { value = min(4, max(0, value + (pull > 0 ? 1 : -1))) }
  }
}
