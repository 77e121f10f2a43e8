import Foundation
import GestureTesting

/// A dial of 300 degrees whose gap lies at the left instead of the bottom, so that its lowest values cannot
/// be reached.
struct GappedDial: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...99, stops: try? Snapping(range: 0...99, step: 1), drag: .custom)
    traits.turns = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    // The angle from the right, counterclockwise; the bug is that it is negative below.
    let angle = atan2(state.size.height / 2 - point.y, point.x - state.size.width / 2)
    let place = (4 / 3 * .pi - angle) / (5 / 3 * .pi)
    value = min(99, max(0, (99 * place).rounded())) + 0
  }
}
