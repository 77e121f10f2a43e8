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

/// A knob that turns around the place where its middle was when the touch went down.
struct OldMiddle: TurnedSlider {
  static let design = ControlTraits(turningIn: 0...100)
  var value = 0.0
  var state = SliderState()
  private var middle = GesturePoint(x: 0, y: 0)

  mutating func touch(_ point: GesturePoint) {
    state.raw = value
    middle = GesturePoint(x: state.size.width / 2, y: state.size.height / 2)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let turn = (angle(of: point) - angle(of: last)).remainder(dividingBy: 2 * .pi)
    state.raw = min(100, max(0, state.raw + turn / (2 * .pi) * 100))
    value = state.raw
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  private func angle(of point: GesturePoint) -> Double {
    atan2(point.x - middle.x, middle.y - point.y)
  }
}

/// A range that commits the value with which a gesture began.
enum UnsavedRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.stops
  static let commitsStart = true
}

/// A range whose next motion undoes what the program has set, and whose thumbs swap.
enum DeafRange: RangeDesign {
  static let distances = try! ThumbDistances(range: 0...100)
  static let meeting = ThumbTraits.Meeting.swaps
  static let followsSet = false
}
