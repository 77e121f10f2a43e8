import GestureTesting

/// A slider whose spoken text is its name, whatever its value is.
struct WordlessSlider: SoundSlider {
  static let design = ControlTraits(range: 0...100, drag: .absolute)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { "volume" }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
}
