import GestureTesting

/// The arithmetic of `<input type="range">`: a thumb of 16 points inside the track, whole steps.
struct HTMLRange: SoundSlider {
  static let design = ControlTraits(
    range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .absolute)
  var value = 50.0
  var state = SliderState()

  var track: Track { Track(start: 8, length: state.size.width - 16) }
  var thumb: GestureRect? {
    let center = track.position(of: value / 100)
    return GestureRect(
      origin: GesturePoint(x: center - 8, y: state.size.height / 2 - 8),
      size: GestureSize(width: 16, height: 16))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let fraction = (point.x - 8) / (state.size.width - 16)
    value = (min(1, max(0, fraction)) * 100).rounded()
  }
}
