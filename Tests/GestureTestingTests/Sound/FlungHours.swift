import Foundation
import GestureTesting

/// A wheel of the hours of a day that goes on after a flick: after 23 comes 0, and before 0 comes 23.
struct FlungHours<Design: HoursDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...23, stops: try? Snapping(range: 0...23, step: 1), drag: .relative,
      direction: .bottomToTop)
    (traits.changesOverTime, traits.wraps) = (true, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// In hours a second.
  private var speed = 0.0
  /// The seconds and the hours of the last touch.
  private var (seconds, way) = (0.0, 0.0)

  var track: Track { Track(length: 23 * 32) }

  mutating func touch(_ point: GesturePoint) {
    if speed == 0 { state.raw = value }
    (speed, seconds, way) = (0, 0, 0)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let old = state.raw
    state.raw = Design.place(state.raw, after: last.y - point.y)
    way += state.raw - old
    value = Design.hour(at: state.raw)
  }
  mutating func release() { speed = seconds > 0 && way != 0 ? min(50, max(-50, way / seconds)) : 0 }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, speed) = (value, 0) } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    guard way == .increment || way == .decrement else {
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
    (speed, value) = (speed * rest, Design.hour(at: state.raw))
    if abs(speed) < 0.05 { speed = 0 }
    return speed != 0
  }
}

/// The design of ``FlungHours``.
protocol HoursDesign {
  /// Returns the place of the wheel after a motion, as a number of hours; the motion is in points.
  static func place(_ place: Double, after motion: Double) -> Double
  /// Returns the hour at a place.
  static func hour(at place: Double) -> Double
}

extension HoursDesign {
  static func place(_ place: Double, after motion: Double) -> Double { place + motion / 32 }
  static func hour(at place: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 24)
    return (hour < 0 ? hour + 24 : hour) + 0
  }
}

/// The arithmetic of a wheel whose hours are 32 points apart.
enum AlarmHours: HoursDesign {}
