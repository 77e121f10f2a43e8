import GestureTesting

/// A knob that turns the faster the farther the touch is away, and goes to a tick when the touch lifts off.
struct SquaredSteps<Design: SquareDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom)
    (traits.stopsOnRelease, traits.hasOwnAdjustments) = (ticks, true)
    return traits
  }
  private static var ticks: Snapping? { try? Snapping(range: 0...1, step: 0.25) }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: length > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) { (state.raw, state.isHeld) = (value, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point != last else { return }
    let way = (point.x - state.down.x) / track.length
    let old = value
    value = min(1, max(0, state.raw + way * abs(way))) + 0
    state.isHeld = state.isHeld || value != old
  }
  mutating func rebase(isSet: Bool) {
    if let last = state.tracker.last { state.down = last }
    state.raw = value
    if isSet { state.isHeld = false }
  }
  mutating func release() {
    if state.isHeld, Design.snaps { value = Self.ticks?.snap(value) ?? value }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.ticks?.stop(after: value, way) ?? value
  }
}

/// The design of ``SquaredSteps``.
protocol SquareDesign {
  /// Whether the knob goes to a tick when the touch lifts off.
  static var snaps: Bool { get }
}

/// A knob that rests at its ticks.
enum TickedSquare: SquareDesign {
  static let snaps = true
}
