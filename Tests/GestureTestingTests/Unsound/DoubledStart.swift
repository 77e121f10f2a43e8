import GestureTesting

/// A slider that counts the first motion after its slop twice.
struct DoubledStart: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .relative, minimumDistance: 10)
    traits.dragStart = .atTheSample
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var count = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, state.raw) = (false, value) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      (state.isHeld, count) = (point.isAtLeast(10, from: state.down), 2)
      return
    }
    guard track.isUsable else { return }
    state.raw += count * (point.x - last.x) / track.length
    value = min(1, max(0, state.raw))
    count = 1
  }
}
