import GestureTesting

/// A switch with a drag of its own that no touch switches off.
struct OneWaySwitch: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(stops: try? Snapping(range: 0...1, divisions: 1), drag: .custom)
    (traits.detents, traits.tap) = (nil, .custom)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if track.isUsable, point.x > state.down.x + 10 { value = 1 }
  }
}
