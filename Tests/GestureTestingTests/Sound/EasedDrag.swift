import GestureTesting

/// A slider that goes a third of the way to the touch at each motion, as in many games.
struct EasedDrag: SoundSlider {
  static let design = ControlTraits(drag: .custom)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    value = min(1, max(0, value + (place - value) / 3)) + 0
  }
}
