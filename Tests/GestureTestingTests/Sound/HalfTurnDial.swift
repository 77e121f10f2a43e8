import Foundation
import GestureTesting

/// The arithmetic of a dial as in FLTK: from 45 to 315 degrees, clockwise from the bottom.
///
/// The value goes to the touch, by the shorter way around, so that beyond an end it stays for half a turn.
struct HalfTurnDial: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: -5...5, drag: .custom)
    traits.turns = true
    return traits
  }()
  var value = -5.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (point.x - state.size.width / 2, point.y - state.size.height / 2)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let old = 27 * (value + 5) + 45
    let way = (270 + atan2(y, x) * 180 / .pi - old).remainder(dividingBy: 360)
    value = min(5, max(-5, (old + way - 45) / 27 - 5)) + 0
  }
}
