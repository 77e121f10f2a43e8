import GestureTesting

/// The arithmetic of a list's handle: a touch must rest for 0.3 seconds, and then moves it by translation.
struct HoldToDragSlider<Design: HoldDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...8, drag: .relative)
    traits.minimumTime = 0.3
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var seconds = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.raw, seconds, state.isHeld) = (value / 8, 0, false)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if seconds < 0.3, Design.needsRest { seconds = 0 }
    guard seconds >= 0.3, track.isUsable else { return }
    let start = Design.countsEarlyMotion && !state.isHeld ? state.down : last
    state.isHeld = true
    state.raw += (point.x - start.x) / state.size.width
    value = 8 * min(1, max(0, state.raw))
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of a ``HoldToDragSlider``.
protocol HoldDesign {
  /// Whether each motion begins the time again.
  static var needsRest: Bool { get }
  /// Whether the first motion after the time counts from the `down`.
  static var countsEarlyMotion: Bool { get }
}

extension HoldDesign {
  static var needsRest: Bool { false }
  static var countsEarlyMotion: Bool { false }
}

/// A handle whose touch may tremble.
enum CalmHold: HoldDesign {}
