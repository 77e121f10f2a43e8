import Foundation
import GestureTesting

/// The arithmetic of a rotary knob of VCV Rack: it follows the angle of a touch once that has left the bounds.
struct OutsideKnob: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .custom, grabArea: .bounds)
    (traits.turns, traits.precision) = (true, .tolerance(1e-12))
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var hasLeft = false

  var track: Track { Track(length: min(state.size.width, state.size.height)) }
  private var bounds: GestureRect {
    GestureRect(origin: GesturePoint(x: 0, y: 0), size: state.size)
  }

  func accepts(_ point: GesturePoint) -> Bool { bounds.contains(point) }
  mutating func touch(_ point: GesturePoint) { hasLeft = false }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !bounds.contains(point) { hasLeft = true }
    let (x, y) = (point.x - state.size.width / 2, point.y - state.size.height / 2)
    guard hasLeft, track.isUsable, x != 0 || y != 0 else { return }
    // The gap below takes a sixth of a turn.
    let turn = atan2(x, -y) / (2 * .pi)
    value = min(1, max(0, 0.5 + turn * 1.2)) + 0
  }
}
