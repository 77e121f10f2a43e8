import GestureTesting

/// The arithmetic of WPF's Slider: a thumb by translation, ticks, and a button beside it that repeats a
/// large change while it is held.
struct TickSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 2.5), drag: .grabbedOrTapped)
    traits.tap = .custom
    traits.changesOverTime = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var target: Double?
  private var seconds = 0.0

  var track: Track { Track(start: 9, length: state.size.width - 18) }
  var thumb: GestureRect? { thumb(ofWidth: 18) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, seconds) = (fraction, 0)
    if !state.isHeld, track.isUsable {
      target = legal((point.x - 9) / track.length * 10)
      approach()
    }
  }
  private mutating func approach() {
    guard let target else { return }
    value = value < target ? min(target, value + 2.5) : max(target, value - 2.5)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, state.isHeld else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(state.raw * 10)
  }
  mutating func release() { (target, state.isHeld) = (nil, false) }
  mutating func give() { release() }
  mutating func pass(_ wait: Double) -> Bool {
    guard target != nil, isTracking else { return false }
    if wait > 0 { seconds += wait }
    while wait > 0, seconds >= 0.5, target != value {
      seconds -= 0.5
      approach()
    }
    return target != value
  }
}
