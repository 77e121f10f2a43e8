import Foundation
import GestureTesting

/// A dial of minutes around a clock, with a knob on its ring, which the touch must hit.
struct RingKnob: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...1435, stops: try? Snapping(range: 0...1435, step: 5), drag: .custom,
      grabArea: .custom)
    (traits.turns, traits.wraps) = (true, true)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }
  var thumb: GestureRect? {
    let angle = value / 1440 * 2 * .pi
    let middle = GesturePoint(
      x: state.size.width / 2 + 0.4 * track.length * sin(angle),
      y: state.size.height / 2 - 0.4 * track.length * cos(angle))
    return GestureRect(
      origin: GesturePoint(x: middle.x - 20, y: middle.y - 20),
      size: GestureSize(width: 40, height: 40))
  }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) ?? false }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (point.x - state.size.width / 2, state.size.height / 2 - point.y)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let turn = atan2(x, y) / (2 * .pi)
    let minutes = ((turn < 0 ? turn + 1 : turn) * 288).rounded() * 5
    value = minutes >= 1440 ? 0 : minutes + 0
  }
}
