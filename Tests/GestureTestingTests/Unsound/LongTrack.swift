import GestureTesting

/// A slider that has room for the margin at the start of its track, and none for the margin at its end.
struct LongTrack: SoundSlider {
  static let design = ControlTraits(drag: .absolute)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 14, length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
}
