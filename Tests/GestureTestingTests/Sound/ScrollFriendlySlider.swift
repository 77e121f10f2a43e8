import GestureTesting

/// The arithmetic of a slider in a page that scrolls: the first six points decide between the two.
struct ScrollFriendlySlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .absolute, minimumDistance: 6)
    traits.yieldsToScrolling = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var isGivenUp = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, isGivenUp) = (false, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (abs(point.x - state.down.x), abs(point.y - state.down.y))
    if !state.isHeld, !isGivenUp, max(x, y) >= 6 { (state.isHeld, isGivenUp) = (x > y, x <= y) }
    guard state.isHeld, track.isUsable else { return }
    value = min(1, max(0, point.x / state.size.width))
  }
}
