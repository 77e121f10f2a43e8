import Foundation
import GestureTesting

/// A wheel of 24 clicks that loses the part of a click in each motion.
struct LossyWheel: TurnedSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(turningIn: 0...100, step: 1)
    (traits.grabArea, traits.overshoot) = (.bounds, .reanchors)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let (old, new) = (arm(to: last), arm(to: point))
    let turn = (atan2(new.y, new.x) - atan2(old.y, old.x)).remainder(dividingBy: 2 * .pi)
    let clicks = (turn / (2 * .pi) * 24).rounded(.towardZero)
    value = min(100, max(0, value + clicks)) + 0
  }
}
