import GestureTesting

/// The arithmetic of a seek bar that takes touches inside its bounds alone, but lets a tap end outside.
struct ClosedTap: SoundSlider {
  static let design = ControlTraits(
    stops: try? Snapping(range: 0...1, divisions: 4), drag: .grabbedOrTapped, grabArea: .bounds,
    tapTolerance: 6)
  var value = 0.0
  var state = SliderState()
  private var isTap = false
  private var last = GesturePoint(x: 0, y: 0)

  var track: Track { Track(start: 8, length: state.size.width - 16) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: fraction) - 8, y: state.size.height / 2 - 8),
      size: GestureSize(width: 16, height: 16))
  }
  var scene: ControlScene { ControlScene(size: state.size) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, isTap, last) = (fraction, !state.isHeld, point)
  }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    if !state.isHeld {
      if point.isAtLeast(6, from: state.down) { isTap = false }
    } else if track.isUsable {
      state.raw += (point.x - previous.x) / track.length
      value = legal(state.raw)
    }
  }
  mutating func release() {
    if isTap, let place = track.fraction(at: last.x) { value = legal(place) }
    (isTap, state.isHeld) = (false, false)
  }
  mutating func give() { (isTap, state.isHeld) = (false, false) }
  mutating func rebase(isSet: Bool) {
    if !isSet { state.raw = min(1, max(0, state.raw)) }
    isTap = isTap && isSet
  }
}
