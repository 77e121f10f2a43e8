import GestureTesting

/// The arithmetic of a handle of Angular's component kit: the way of its touch counts from the beginning, and after a `set`
/// or a resize from there, also before the drag is recognised.
struct PendingWay: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      drag: .grabbed, grabArea: .thumb, direction: .bottomToTop, minimumDistance: 5)
    traits.tap = .ignored
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 15, length: state.size.height - 30) }
  var thumb: GestureRect? {
    let middle = state.size.height - track.position(of: fraction)
    return GestureRect(
      origin: GesturePoint(x: 0, y: middle - 15),
      size: GestureSize(width: state.size.width, height: 30))
  }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func rebase(isSet: Bool) { if !state.isHeld { state.raw = value } }
  mutating func touch(_ point: GesturePoint) { (state.raw, state.isHeld) = (value, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || point.isAtLeast(5, from: state.down)
    guard track.isUsable else { return }
    state.raw += (last.y - point.y) / track.length
    if state.isHeld { value = min(1, max(0, state.raw)) + 0 }
  }
}
