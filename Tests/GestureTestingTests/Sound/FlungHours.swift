import Foundation
import GestureTesting

/// A wheel of the hours of a day that goes on after a flick; a touch catches it between its rows.
struct FlungHours<Design: HoursDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...23, stops: try? Snapping(range: 0...23, step: 1), drag: .relative,
      direction: .bottomToTop)
    (traits.changesOverTime, traits.wraps) = (true, Design.wraps)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// In hours a second.
  private var speed = 0.0
  /// The seconds and the hours of the last touch.
  private var (seconds, way) = (0.0, 0.0)

  var track: Track { Track(length: 23 * 32) }
  private var rows: Double { Design.wraps ? state.raw : min(23, max(0, state.raw)) }
  var presentedValue: Double { Design.wraps || !isTracking && speed == 0 ? value : rows + 0 }

  mutating func touch(_ point: GesturePoint) {
    if speed == 0 { state.raw = value }
    (speed, seconds, way) = (0, 0, 0)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let old = state.raw
    state.raw = Design.place(state.raw, after: last.y - point.y)
    way += state.raw - old
    value = Design.hour(at: rows)
  }
  mutating func release() {
    state.raw = rows
    speed = seconds > 0 && way != 0 ? Design.speed(min(50, max(-50, way / seconds))) : 0
  }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, speed) = (value, 0) } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    guard Design.wraps, way == .increment || way == .decrement else {
      return Self.cachedDesign.stops?.stop(after: value, way) ?? value
    }
    return (value + (way.isUpward ? 1 : 23)).truncatingRemainder(dividingBy: 24)
  }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking {
      seconds += wait
      return false
    }
    guard speed != 0, wait > 0 else { return speed != 0 }
    let rest = exp(-4 * wait)
    state.raw += speed * (1 - rest) / 4
    state.raw = rows
    (speed, value) = (speed * rest, Design.hour(at: state.raw))
    let isAtEnd = !Design.wraps && (state.raw == 0 || state.raw == 23)
    if abs(speed) < 0.05 || isAtEnd { speed = 0 }
    return speed != 0
  }
}

/// The design of ``FlungHours``.
protocol HoursDesign {
  /// Whether 0 comes after 23, and 23 before 0.
  static var wraps: Bool { get }
  /// Returns the place of the wheel after a motion, as a number of hours; the motion is in points.
  static func place(_ place: Double, after motion: Double) -> Double
  /// Returns the hour at a place.
  static func hour(at place: Double) -> Double
  /// Returns the speed of the wheel after a flick of a speed.
  static func speed(_ flick: Double) -> Double
}

extension HoursDesign {
  static var wraps: Bool { true }
  static func place(_ place: Double, after motion: Double) -> Double { place + motion / 32 }
  static func speed(_ flick: Double) -> Double { flick }
  static func hour(at place: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 24)
    return (hour < 0 ? hour + 24 : hour) + 0
  }
}

/// The arithmetic of a wheel that begins again after each day.
enum AlarmHours: HoursDesign {}

/// The arithmetic of a wheel that ends with the day.
enum FlickedHours: HoursDesign {
  static let wraps = false
}
