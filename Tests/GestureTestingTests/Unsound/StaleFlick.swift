import Foundation
import GestureTesting

/// A dial whose flick counts with the speed of its last motion, however long the touch has rested since.
struct StaleFlick: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...100, drag: .relative)
    traits.changesOverTime = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// In units a second.
  private var speed = 0.0
  /// The seconds since the last motion, and the speed of that motion.
  private var (seconds, flick) = (0.0, 0.0)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (speed, seconds, flick) = (0, 0, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    let motion = (point.x - last.x) / track.length * 100
    value = min(100, max(0, value + motion))
    if seconds > 0 { flick = min(1000, max(-1000, motion / seconds)) }
    seconds = 0
  }
  mutating func release() { speed = flick }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { speed = 0 }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking {
      seconds += wait
      return false
    }
    let rest = exp(-4 * wait)
    value = min(100, max(0, value + speed * (1 - rest) / 4))
    speed *= rest
    if abs(speed) < 0.01 { speed = 0 }
    return speed != 0
  }
}
