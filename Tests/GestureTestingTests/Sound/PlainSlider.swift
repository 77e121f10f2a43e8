import GestureTesting

/// The arithmetic of a first slider: `min(max(x / width, 0), 1)`, times the range.
struct PlainSlider: SoundSlider {
  static let design = ControlTraits(range: 0...100, drag: .absolute)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.size.width > 0 else { return }
    value = min(max(point.x / state.size.width, 0), 1) * 100
  }
}
