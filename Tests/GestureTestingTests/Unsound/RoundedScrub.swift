import GestureTesting

/// A number in a page that scrolls, whose upward motion changes it by steps of 5: each motion is rounded alone.
struct RoundedScrub: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 5), drag: .relative,
      direction: .bottomToTop, overshoot: .reanchors, minimumDistance: 5)
    (traits.yieldsToScrolling, traits.dragStart) = (true, .atTheSample)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var isGivenUp = false

  var track: Track { Track(length: 200) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, isGivenUp) = (false, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (abs(point.x - state.down.x), abs(point.y - state.down.y))
    if !state.isHeld, !isGivenUp, max(x, y) >= 5 {
      (state.isHeld, isGivenUp) = (y > x, y <= x)
      return
    }
    guard state.isHeld else { return }
    value = min(100, max(0, ((value + (last.y - point.y) / 2) / 5).rounded() * 5)) + 0
  }
}
