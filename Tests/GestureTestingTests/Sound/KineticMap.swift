import Foundation
import GestureTesting

/// A map that glides on after a touch, at the speed that a timer of a tenth of a second has measured.
struct KineticMap<Design: KineticDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: -500...500, drag: .relative, grabArea: .bounds)
    (traits.changesOverTime, traits.hasOwnAdjustments) = (true, true)
    traits.precision = .tolerance(1e-9)
    return traits
  }
  var value = -500.0
  var state = SliderState()
  /// The place of the map under the touch, and at the last tick.
  private var (place, placeOfTick) = (0.0, 0.0)
  /// The speed in points a second, the seconds to the next tick, and those since the touch has lifted off.
  private var (speed, tick, seconds) = (0.0, 0.0, 0.0)
  /// The place of the lift, and the way from there; `nil` if the map rests.
  private var flight: (from: Double, way: Double)?

  var track: Track { Track(length: 1000) }

  mutating func touch(_ point: GesturePoint) {
    if Design.stops { flight = nil }
    (place, placeOfTick, speed, tick) = (value, value, 0, 0.1)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    place += point.x - last.x
    if point.x != last.x { value = min(500, max(-500, place)) }
  }
  mutating func release() {
    guard abs(speed) > 5 else { return }
    (flight, seconds) = ((value, 0.25 * speed), 0)
  }
  mutating func give() { flight = nil }
  mutating func rebase(isSet: Bool) {
    if isSet { (place, placeOfTick, speed, flight) = (value, value, 0, nil) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking { measure(min(wait, 10)) }
    guard let (from, way) = flight, !isTracking || !Design.stops else { return false }
    seconds += wait
    let rest = exp(-seconds / 0.3)
    value = min(500, max(-500, from + way * (1 - rest)))
    if abs(way) * rest < 0.5 { flight = nil }
    return flight != nil
  }
  private mutating func measure(_ wait: Double) {
    var left = wait
    while left >= tick {
      left -= tick
      speed = 8 * (value - placeOfTick) + 0.2 * speed
      if Design.forgetsRests, value == placeOfTick { speed *= 5 }
      (placeOfTick, tick) = (value, 0.1)
    }
    tick -= left
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    min(500, max(-500, value + (way.isUpward ? 50 : -50)))
  }
}

/// The design of a ``KineticMap``.
protocol KineticDesign {
  /// Whether a touch stops the map.
  static var stops: Bool { get }
  /// Whether the speed is that of the last motion, however long the touch has rested since.
  static var forgetsRests: Bool { get }
}

extension KineticDesign {
  static var stops: Bool { true }
  static var forgetsRests: Bool { false }
}

/// A map that a touch stops.
enum PannedMap: KineticDesign {}
