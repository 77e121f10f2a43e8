import Foundation
import GestureTesting

/// The arithmetic of a knob by angle: three quarters of a turn, from the bottom left to the bottom right.
struct AngleKnob: SoundSlider {
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
    // The angle from the bottom, clockwise, in turns.
    let turn = atan2(-x, y) / (2 * .pi)
    let place = (turn < 0 ? turn + 1 : turn) - 0.125
    value = min(1, max(0, place / 0.75)) + 0
  }
}
