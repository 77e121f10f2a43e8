import GestureTesting

/// The arithmetic of the ruler that straightens a photo: ticks of eight points, dragged like paper, so that
/// the value grows to the left.
struct RulerDial: SoundSlider {
  static let design = ControlTraits(
    range: -45...45, detents: try? Snapping(range: -45...45, step: 1), drag: .relative,
    direction: .rightToLeft, overshoot: .reanchors)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width > 0 ? 720 : 0) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    value = min(45, max(-45, value - (point.x - last.x) / 8)) + 0
  }
}
