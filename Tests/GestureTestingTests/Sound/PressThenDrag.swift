import GestureTesting

/// The arithmetic of a bar that a long press takes: from then on, the value is under the finger.
struct PressThenDrag: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .absolute)
    traits.minimumTime = 0.4
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var seconds = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { seconds = 0 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if seconds >= 0.4, let place = track.fraction(at: point.x) { value = place }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}
