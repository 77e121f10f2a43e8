import Foundation
import GestureTesting

/// A dial that goes on after a flick: a relative drag, whose speed fades.
struct MomentumDial<Design: MomentumDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .relative, overshoot: .reanchors)
    traits.changesOverTime = true
    if Design.resetsAtDoubleTap {
      traits.tapTolerance = 10
      traits.doubleTapTime = 0.3
      traits.doubleTapValue = 50
    }
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The speed, in units a second.
  private var speed = 0.0
  private var seconds = 0.0
  private var way = 0.0
  /// The seconds since the last tap; `nil` if a touch has moved or was cancelled after it.
  private var sinceTap: Double?
  private var hasMoved = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (seconds, way) = (0, 0)
    hasMoved = false
    if Design.resetsAtDoubleTap, let sinceTap, sinceTap <= 0.3, track.isUsable { value = 50 }
    if Design.isCaught, !Design.resumes, Design.quickestCatch == 0 { speed = 0 }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    hasMoved = hasMoved || point.isAtLeast(10, from: state.down)
    guard track.isUsable else { return }
    let motion = (point.x - last.x) / state.size.width * 100
    value = min(100, max(0, value + motion))
    way += motion
  }
  mutating func release() {
    sinceTap = hasMoved ? nil : 0
    if way == 0, Design.resumes || seconds < Design.quickestCatch { return }
    speed = seconds > 0 ? min(1000, max(-1000, way / seconds)) : 0
  }
  mutating func give() { (speed, sinceTap) = (0, nil) }
  mutating func rebase(isSet: Bool) { speed = 0 }
  mutating func handle(_ event: GestureEvent) -> Response {
    let old = speed
    let response = base(event)
    if case .adjust = event, Design.ignoresKeys { speed = old }
    return response
  }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking {
      seconds += wait
      if Design.isCaught { return false }
    } else {
      sinceTap = sinceTap.map { $0 + wait }
    }
    guard wait > 0 else { return speed != 0 }
    value = min(100, max(0, value + speed * wait / (1 + wait)))
    if Design.rebounds, value == 0 || value == 100 { speed *= -0.5 }
    speed *= Design.fade(in: wait)
    if abs(speed) < 0.01 { speed = 0 }
    return speed != 0
  }
}

/// The design of a ``MomentumDial``.
protocol MomentumDesign {
  /// Returns the part of the speed that is left after a number of seconds.
  static func fade(in seconds: Double) -> Double
  /// Whether a touch stops the dial.
  static var isCaught: Bool { get }
  /// Whether it goes on when a touch that stopped it lifts off.
  static var resumes: Bool { get }
  /// Whether a flight turns back at an end.
  static var rebounds: Bool { get }
  /// The seconds for which a touch must stay to stop the dial.
  static var quickestCatch: Double { get }
  /// Whether a flight goes on from the value to which a key leads.
  static var ignoresKeys: Bool { get }
  /// Whether a double tap leads to the middle.
  static var resetsAtDoubleTap: Bool { get }
}

extension MomentumDesign {
  static func fade(in seconds: Double) -> Double { exp(-4 * seconds) }
  static var isCaught: Bool { true }
  static var resumes: Bool { false }
  static var rebounds: Bool { false }
  static var quickestCatch: Double { 0 }
  static var ignoresKeys: Bool { false }
  static var resetsAtDoubleTap: Bool { false }
}

/// The arithmetic of a dial that a touch stops.
enum JogDial: MomentumDesign {}

/// A dial that a double tap takes back to the middle.
enum CentredJog: MomentumDesign {
  static let resetsAtDoubleTap = true
}
