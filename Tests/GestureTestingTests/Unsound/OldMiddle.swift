import Foundation
import GestureTesting

/// A knob that turns around the place where its middle was when the touch went down.
struct OldMiddle: TurnedSlider {
  static let design = ControlTraits(turningIn: 0...100)
  var value = 0.0
  var state = SliderState()
  private var middle = GesturePoint(x: 0, y: 0)

  mutating func touch(_ point: GesturePoint) {
    state.raw = value
    middle = GesturePoint(x: state.size.width / 2, y: state.size.height / 2)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let turn = (angle(of: point) - angle(of: last)).remainder(dividingBy: 2 * .pi)
    state.raw = min(100, max(0, state.raw + turn / (2 * .pi) * 100))
    value = state.raw
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  private func angle(of point: GesturePoint) -> Double {
    atan2(point.x - middle.x, middle.y - point.y)
  }
}
