import Foundation
import GestureTesting

/// A knob by angle that takes the angle from the top to either side.
struct MirroredKnob: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .custom)
    traits.turns = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let (x, y) = (point.x - state.size.width / 2, point.y - state.size.height / 2)
    guard x != 0 || y != 0 else { return }
    let turn = abs(atan2(x, -y)) / (2 * .pi)
    value = min(1, turn / 0.375) + 0
  }
}
