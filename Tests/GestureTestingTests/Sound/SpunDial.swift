import Foundation
import GestureTesting

/// A dial without ends that a touch turns by its angle, and that spins on after a flick and slows down.
struct SpunDial<Design: SpinDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...360)
    (traits.wraps, traits.changesOverTime, traits.precision) = (true, true, .tolerance(1e-9))
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The degrees and the seconds of the touch, and the speed after it, in degrees a second.
  private var (way, seconds, speed) = (0.0, 0.0, 0.0)

  mutating func touch(_ point: GesturePoint) { (way, seconds, speed) = (0, 0, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let turn = (angle(of: point) - angle(of: last)).remainder(dividingBy: 360)
    value = around(value + turn)
    way = seconds > 0 ? turn / seconds : 0
    seconds = 0
  }
  mutating func release() {
    speed = seconds < 0.1 ? Design.sense * min(720, max(-720, way)) : 0
  }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { if isSet { speed = 0 } }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    guard !isTracking, wait > 0, speed != 0 else { return !isTracking && speed != 0 }
    let rest = exp(-4 * wait)
    value = around(value + speed * (1 - rest) / 4)
    speed = abs(speed * rest) < 1 ? 0 : speed * rest
    return speed != 0
  }

  private func angle(of point: GesturePoint) -> Double {
    let (x, y) = arm(to: point)
    return atan2(y, x) * 180 / .pi
  }
  private func around(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: 360)
    return (rest < 0 ? rest + 360 : rest) + 0
  }
}

/// The design of a ``SpunDial``.
protocol SpinDesign {
  /// The sense in which the dial goes on: 1, or -1 for the other way.
  static var sense: Double { get }
}

/// A dial that spins on.
enum OnwardSpin: SpinDesign { static let sense = 1.0 }
