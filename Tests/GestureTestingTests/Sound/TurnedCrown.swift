import GestureTesting

/// A crown at the side of a watch, from 0 to 100: quick turns count up to four times as much as slow ones.
struct TurnedCrown<Design: CrownDesign>: SoundSlider {
  static var design: ControlTraits { ControlTraits(range: 0...100, drag: .custom) }
  var value = 50.0
  var state = SliderState()
  /// The seconds since the last motion.
  private var seconds = 0.0

  var track: Track { Track(length: state.size.height) }

  mutating func touch(_ point: GesturePoint) { (state.raw, seconds) = (value, 0) }
  mutating func rebase(isSet: Bool) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let way = (last.y - point.y) / 6
    guard track.isUsable, way != 0 else { return }
    let speed = seconds > 0 ? way.magnitude / seconds / 60 : 1
    state.raw += way * min(4, max(1, speed)) * (way.magnitude > 8 ? Design.sense : 1)
    state.raw = min(100, max(Design.least, state.raw))
    (value, seconds) = (state.raw, 0)
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of a ``TurnedCrown``.
protocol CrownDesign {
  /// The least value to which turns lead.
  static var least: Double { get }
  /// The sense of a motion by more than 48 points: 1, or -1 for the other way.
  static var sense: Double { get }
}

extension CrownDesign {
  static var least: Double { 0 }
  static var sense: Double { 1 }
}

/// A crown whose turns lead everywhere.
enum WatchCrown: CrownDesign {}
