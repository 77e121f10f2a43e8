import Foundation
import GestureTesting

/// The arithmetic of a wheel of hours that goes on after a flick; a touch catches it between its rows.
struct FlickedWheel: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...23, stops: try? Snapping(range: 0...23, step: 1), drag: .relative,
      direction: .bottomToTop)
    traits.changesOverTime = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// In rows a second.
  private var speed = 0.0
  /// The seconds and the rows of the last touch.
  private var (seconds, way) = (0.0, 0.0)

  var track: Track { Track(length: 23 * 32) }
  private var rows: Double { min(23, max(0, state.raw)) }
  var presentedValue: Double { isTracking || speed != 0 ? rows + 0 : value }

  mutating func touch(_ point: GesturePoint) {
    if speed == 0 { state.raw = value }
    (speed, seconds, way) = (0, 0, 0)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let turned = (last.y - point.y) / 32
    (state.raw, way) = (state.raw + turned, way + turned)
    value = rows.rounded() + 0
  }
  mutating func release() {
    state.raw = rows
    speed = seconds > 0 && way != 0 ? min(50, max(-50, way / seconds)) : 0
  }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, speed) = (value, 0) } }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking {
      seconds += wait
      return false
    }
    guard speed != 0, wait > 0 else { return speed != 0 }
    let rest = exp(-4 * wait)
    state.raw = min(23, max(0, state.raw + speed * (1 - rest) / 4))
    (speed, value) = (speed * rest, state.raw.rounded() + 0)
    if abs(speed) < 0.05 || state.raw == 0 || state.raw == 23 { speed = 0 }
    return speed != 0
  }
}
