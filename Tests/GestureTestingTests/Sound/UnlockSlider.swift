import GestureTesting

/// A slide to unlock: a drag moves its knob, and its design decides where a released knob goes.
struct UnlockSlider<Design: UnlockDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom, grabArea: .thumb)
    traits.latch = 1
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw))
  }
  mutating func release() { if track.isUsable { value = Design.value(releasedAt: value) } }
}

/// The design of an ``UnlockSlider``.
protocol UnlockDesign {
  /// Returns the value of a knob after its release.
  static func value(releasedAt value: Double) -> Double
}
