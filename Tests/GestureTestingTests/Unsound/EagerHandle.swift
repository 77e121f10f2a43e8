import GestureTesting

/// A list's handle that says that a touch must rest before it drags, and follows each touch at once.
struct EagerHandle: SoundSlider {
  static let design = HoldToDragSlider<CalmHold>.design
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value / 8 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = 8 * min(1, max(0, state.raw))
  }
}
