import GestureTesting

/// A knob that turns the faster the farther the touch is away, and adds its whole way at each motion.
struct CreepingKnob: SoundSlider {
  static var design: ControlTraits { ControlTraits(drag: .custom) }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: length > 0 ? 200 : 0) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let way = (point.x - state.down.x) / track.length
    value = min(1, max(0, value + way * abs(way))) + 0
  }
}
