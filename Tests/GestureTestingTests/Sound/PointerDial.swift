import Foundation
import GestureTesting

/// A dial of minutes whose pointer goes to each touch.
struct PointerDial<Design: PointerDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...60)
    (traits.wraps, traits.precision) = (true, .tolerance(1e-9))
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The value before the last motion.
  private var old = 0.0

  var thumb: GestureRect? {
    let shown = isTracking ? Design.waits ? state.valueBefore : Design.lags ? old : value : value
    let (turn, radius) = ((shown / 60 + Design.aside) * 2 * .pi, 0.4 * track.length)
    return GestureRect(
      origin: GesturePoint(
        x: state.size.width / 2 + radius * sin(turn) - 8,
        y: state.size.height / 2 - radius * cos(turn) - 8),
      size: GestureSize(width: 16, height: 16))
  }

  mutating func touch(_ point: GesturePoint) {
    drag(from: point, to: point)
    if track.isUsable { value = legal(min(60, value + Design.leap)) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = arm(to: point)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let turn = atan2(x, -y) / (2 * .pi)
    old = value
    value = legal(60 * (turn < 0 ? turn + 1 : turn))
  }
}

/// The design of a ``PointerDial``.
protocol PointerDesign {
  /// The distance of the pointer from its value, in turns.
  static var aside: Double { get }
  /// The number of minutes by which a touch that goes down leads beyond its place.
  static var leap: Double { get }
  /// Whether the pointer stays until the touch ends.
  static var waits: Bool { get }
  /// Whether the pointer is drawn before a motion moves the value.
  static var lags: Bool { get }
}

extension PointerDesign {
  static var leap: Double { 0 }
  static var waits: Bool { false }
  static var lags: Bool { false }
}

/// A dial whose pointer is under the touch.
enum TruePointer: PointerDesign {
  static let aside = 0.0
}
