import Foundation
import GestureTesting

/// A jog wheel that goes on and on, it says, and stops at both ends of its range.
struct StoppedJog: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...360, drag: .custom)
    (traits.turns, traits.wraps, traits.precision) = (true, true, .tolerance(1e-9))
    traits.hasOwnAdjustments = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let turn = (angle(of: point) - angle(of: last)).remainder(dividingBy: 360)
    value = min(360, max(0, value + turn))
  }
  private func angle(of point: GesturePoint) -> Double {
    atan2(point.y - state.size.height / 2, point.x - state.size.width / 2) * 180 / .pi
  }
}
