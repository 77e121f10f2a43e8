import GestureTesting

/// A balance whose spoken text is as far from 0 on the left as on the right.
struct SignlessBalance: SoundSlider {
  static let design = ControlTraits(range: -20...100, drag: .absolute)
  var value = -20.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { "\(value.magnitude)" }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 120 * place - 20 }
  }
}
