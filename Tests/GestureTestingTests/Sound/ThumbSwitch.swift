import GestureTesting

/// The arithmetic of a switch of iOS: its thumb goes to the side of the touch, the value follows as the touch lifts off, and a
/// touch that stays within 18 points toggles.
struct ThumbSwitch: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      stops: try? Snapping(range: 0...1, step: 1), drag: .custom, tapTolerance: 18)
    (traits.changesOnRelease, traits.tap) = (true, .custom)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var shown: Double?

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var presentedValue: Double { shown ?? value }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: presentedValue) - 14, y: 0),
      size: GestureSize(width: 28, height: state.size.height))
  }

  mutating func touch(_ point: GesturePoint) { state.isHeld = false }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || point.isAtLeast(18.0.nextUp, from: state.down)
    if state.isHeld, let place = track.fraction(at: point.x) { shown = place > 0.5 ? 1 : 0 }
  }
  mutating func release() {
    if track.isUsable { value = state.isHeld ? presentedValue : 1 - value }
    shown = nil
  }
  mutating func give() { shown = nil }
  mutating func rebase(isSet: Bool) { if isSet { shown = nil } }
}
