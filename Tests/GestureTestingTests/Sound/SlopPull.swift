import GestureTesting

/// The arithmetic of Android's pull to refresh: only a touch that has moved down by eight points pulls, and the pull
/// springs back.
struct SlopPull: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      drag: .relative, direction: .topToBottom, rest: 0, minimumDistance: 8)
    (traits.changesOverTime, traits.hasOwnAdjustments) = (true, true)
    traits.precision = .tolerance(1e-12)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()

  var track: Track { Track(length: 128) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw, glide.goal) = (false, value, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    var way = point.y - last.y
    if !state.isHeld {
      way = point.y - state.down.y - 8
      guard way >= 0 else { return }
      state.isHeld = true
    }
    state.raw += way / track.length
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func release() { glide.goal = 0 }
  mutating func give() { release() }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (value, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    isTracking ? false : glide.move(&value, for: wait, speed: 5)
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double { value }
}
