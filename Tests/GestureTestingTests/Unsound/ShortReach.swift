import GestureTesting

/// A track without keys that a touch drags from anywhere, and that stops right before its end.
struct ShortReach: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .custom, grabArea: .bounds)
    traits.hasOwnAdjustments = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let speed = 1 / (1 + abs(point.y - state.down.y) / 100)
    value = min(0.99, max(0, value + (point.x - last.x) * speed / track.length))
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double { value }
}
