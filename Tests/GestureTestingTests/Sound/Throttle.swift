import GestureTesting

/// The arithmetic of a throttle lever: a drag anywhere moves it by its motion, a percent for each three points.
struct Throttle<Design: ThrottleDesign>: SoundSlider {
  static var design: ControlTraits { ControlTraits(range: 0...100, drag: .custom) }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width > 0 ? 300 : 0) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / 3
    let next = min(100, max(0, state.raw))
    value = Design.onlyRises ? max(value, next) : next
  }
  mutating func rebase(isSet: Bool) {
    if isSet { state.raw = value } else if Design.forgetsInResizes { state.raw = 0 }
  }
}

/// The design of a ``Throttle``.
protocol ThrottleDesign {
  /// Whether a drag goes on from 0 after a resize.
  static var forgetsInResizes: Bool { get }
  /// Whether a drag only raises the value.
  static var onlyRises: Bool { get }
}

extension ThrottleDesign {
  static var forgetsInResizes: Bool { false }
  static var onlyRises: Bool { false }
}

/// A lever that follows its drag.
enum PlainThrottle: ThrottleDesign {}
