import GestureTesting

/// The arithmetic of JavaFX's slider that snaps to ticks: a touch of the track goes to a tick at once, and a
/// dragged thumb when it is released.
struct TickSnapper: SoundSlider {
  private static let ticks = try! Snapping(range: 0...100, step: 6.25)
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...100, drag: .grabbed)
    traits.stopsOnRelease = ticks
    traits.hasOwnAdjustments = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, state.anchor) = (fraction, point.x)
    if !state.isHeld { press(point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else { return press(point) }
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw)) * 100
  }
  private mutating func press(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = Self.ticks.snap(100 * place) }
  }
  mutating func release() { value = Self.ticks.snap(value) }
  mutating func give() { if value != state.valueBefore { release() } }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 100
    default: Self.ticks.snap(min(100, max(0, value + (way.isUpward ? 10 : -10))))
    }
  }
}
