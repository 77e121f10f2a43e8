import Foundation
import GestureTesting

/// The arithmetic of a waveform that rolls on after a flick: three points for each of 240 seconds.
struct RolledValue<Design: RollDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...240, drag: .relative)
    traits.changesOverTime = true
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// In values a second; the seconds since the last motion, and its points.
  private var (speed, seconds, motion) = (0.0, 0.0, 0.0)

  var track: Track { Track(length: state.size.width > 0 ? 720 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (speed, seconds, motion, state.raw) = (0, 0, 0, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / 3
    value = min(240, max(0, state.raw))
    // A motion without time has no speed.
    motion = seconds > 0 ? (point.x - last.x) / seconds : 0
    seconds = 0
  }
  mutating func release() {
    if seconds < 0.1 { speed = Design.speed(motion / 3) }
  }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, speed) = (value, 0) } }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    guard !isTracking, speed != 0, wait > 0 else { return !isTracking && speed != 0 }
    let rest = exp(-3 * wait)
    value = min(240, max(0, value + speed * (1 - rest) / 3)) + 0
    speed *= rest
    if abs(speed) < 0.1 || value == 0 || value == 240 { speed = 0 }
    return speed != 0
  }
}

/// The design of a ``RolledValue``.
protocol RollDesign {
  /// Returns the speed after a flick of a speed.
  static func speed(_ flick: Double) -> Double
}

/// A waveform that rolls both ways.
enum EvenRoll: RollDesign {
  static func speed(_ flick: Double) -> Double { flick }
}
