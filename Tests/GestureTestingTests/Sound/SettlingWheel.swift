import Foundation
import GestureTesting

/// The arithmetic of a picker: its wheel goes on after a flick, and comes to rest at a row.
struct SettlingWheel<Design: WheelDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...20, drag: .relative, direction: .bottomToTop)
    (traits.stopsOnRelease, traits.stepRounding) = (rows, .custom)
    (traits.changesOverTime, traits.hasOwnAdjustments) = (true, true)
    return traits
  }
  private static var rows: Snapping? { try? Snapping(range: 0...20, step: 1) }
  var value = 0.0
  var state = SliderState()
  /// In rows a second.
  private var speed = 0.0
  /// The seconds and the rows of the last touch.
  private var (seconds, way) = (0.0, 0.0)

  var track: Track { Track(length: 20 * 32) }

  mutating func touch(_ point: GesturePoint) {
    (state.raw, speed, seconds, way) = (value, 0, 0, 0)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let turned = (last.y - point.y) / 32
    (state.raw, way) = (state.raw + turned, way + turned)
    value = min(20, max(0, state.raw)) + 0
  }
  mutating func release() {
    speed = seconds > 0 && way != 0 ? min(50, max(-50, way / seconds)) : 0
    if speed == 0, way != 0 || Design.settlesAtOnce { settle() }
  }
  mutating func give() {
    speed = 0
    if value != state.valueBefore { settle() }
  }
  mutating func rebase(isSet: Bool) {
    if isSet { (state.raw, speed) = (value, Design.forgetsSets ? speed : 0) }
    if !isSet, Design.haltsInAResize { speed = 0 }
  }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking {
      seconds += wait
      return false
    }
    guard speed != 0, wait > 0 else { return speed != 0 }
    let rest = exp(-4 * wait)
    value = min(20, max(0, value + speed * (1 - rest) / 4))
    speed *= rest
    if abs(speed) < 0.05 || value == 0 || value == 20 { settle() }
    return speed != 0
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.rows?.stop(after: value, way) ?? value
  }

  private mutating func settle() { (speed, value) = (0, max(Design.firstRow, value.rounded()) + 0) }
}

/// The design of a ``SettlingWheel``.
protocol WheelDesign {
  /// Whether a touch that has stopped the wheel, and lifts off, takes it to a row.
  static var settlesAtOnce: Bool { get }
  /// Whether a wheel that turns goes on after a `set`.
  static var forgetsSets: Bool { get }
  /// Whether a resize stops the wheel where it is.
  static var haltsInAResize: Bool { get }
  /// The lowest row at which the wheel comes to rest.
  static var firstRow: Double { get }
}

extension WheelDesign {
  static var forgetsSets: Bool { false }
  static var haltsInAResize: Bool { false }
  static var firstRow: Double { 0 }
}

/// A wheel that comes to rest at a row in any case.
enum RowWheel: WheelDesign {
  static let settlesAtOnce = true
}
