import GestureTesting

/// A swipe in a page that scrolls, by whole steps that it rounds down.
struct FlooredSwipe: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .relative)
    traits.yieldsToScrolling = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var isGivenUp = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isGivenUp, state.raw) = (false, false, value / 10)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (abs(point.x - state.down.x), abs(point.y - state.down.y))
    if !state.isHeld, !isGivenUp, max(x, y) > 0 { (state.isHeld, isGivenUp) = (x > y, x <= y) }
    guard state.isHeld, track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(10, max(0, (state.raw * 10 + 1e-9).rounded(.down)))
  }
}
