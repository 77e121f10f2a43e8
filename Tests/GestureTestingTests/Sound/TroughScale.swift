import GestureTesting

/// The arithmetic of GtkScale: vertical, two digits, and a click in the trough warps the slider there.
struct TroughScale: SoundSlider {
  static let design = ControlTraits(
    stops: try? Snapping(range: 0...1, step: 0.01), drag: .grabbed, direction: .bottomToTop)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.height - 20) }
  var thumb: GestureRect? {
    let center = track.position(of: value)
    let frame = GestureRect(
      origin: GesturePoint(x: center - 10, y: 0),
      size: GestureSize(width: 20, height: state.size.width))
    return Self.cachedDesign.direction.onScreen(frame, in: state.size)
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, state.anchor) = (value, point.y)
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else {
      state.anchor = point.y
      return
    }
    let place =
      state.isHeld
      ? state.raw + (state.anchor - point.y) / track.length
      : (state.size.height - point.y - 10) / track.length
    value = (min(1, max(0, place)) * 100).rounded() / 100
    if state.isHeld { (state.raw, state.anchor) = (place, point.y) }
  }
}
