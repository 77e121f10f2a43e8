import GestureTesting

/// The arithmetic of Radix: touches are measured along the whole width, and the thumb is drawn up to half
/// its width beside them so that it stays inside.
struct InBoundsThumbSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(stops: try? Snapping(range: 0...1, step: 0.1), drag: .absolute)
    traits.resolution = 10
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var thumb: GestureRect? {
    let offset = 10 * (1 - 2 * value)
    return GestureRect(
      origin: GesturePoint(
        x: value * state.size.width + offset - 10, y: state.size.height / 2 - 10),
      size: GestureSize(width: 20, height: 20))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let steps = (min(1, max(0, point.x / state.size.width)) / 0.1).rounded()
    value = steps / 10
  }
}
