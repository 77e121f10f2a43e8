import GestureTesting

/// A slider that draws nothing before it has a size, and then begins its fill inside the track.
struct LateFill: SoundSlider {
  static let design = ControlTraits(drag: .absolute)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var scene: ControlScene {
    guard track.isUsable else { return ControlScene(size: state.size) }
    let start = min(30, value * track.length)
    let fill = GestureRect(
      origin: GesturePoint(x: start, y: state.size.height / 2 - 2),
      size: GestureSize(width: value * track.length - start, height: 4))
    return ControlScene(
      size: state.size, shapes: [SceneShape(.fill, .rectangle, frame: fill, paint: .accent)])
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
}
