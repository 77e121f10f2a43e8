import GestureTesting

/// The arithmetic of jQuery UI's vertical slider: the distance of the click from the handle counts, and steps
/// are rounded to five decimals.
struct HandleSlider: SoundSlider {
  static let design = ControlTraits(
    stops: try? Snapping(range: 0...1, step: 0.1), drag: .grabbed, direction: .bottomToTop,
    overhang: 10)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.height) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: state.size.width / 2 - 10, y: position(of: value) - 10),
      size: GestureSize(width: 20, height: 20))
  }
  private func position(of place: Double) -> Double {
    state.size.height - track.length * place
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = value
    state.anchor = state.isHeld ? point.y - position(of: value) : 0
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw = 1 - (point.y - state.anchor) / state.size.height
    value = aligned(state.raw)
  }
  private func aligned(_ place: Double) -> Double {
    let place = min(1, max(0, place))
    let rest = place.truncatingRemainder(dividingBy: 0.1)
    let aligned = place - rest + (rest * 2 >= 0.1 ? 0.1 : 0)
    return (aligned * 100_000).rounded() / 100_000
  }
  mutating func rebase(isSet: Bool) {
    guard state.isHeld, let last = state.tracker.last else { return }
    if value != aligned(state.raw) { state.raw = value }
    state.anchor = last.y - position(of: state.raw)
  }
}
