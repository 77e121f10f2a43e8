import GestureTesting

/// A slider that is disabled: the program alone moves it.
struct DisabledSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...5, drag: .grabbed)
    traits.isEnabled = false
    return traits
  }()
  var value = 2.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  func accepts(_ point: GesturePoint) -> Bool { false }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {}
}
