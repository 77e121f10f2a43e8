import GestureTesting

/// The arithmetic of a video's progress bar: a drag moves by translation after four points, a tap seeks.
struct TapSeekScrubber<Design: LongestTapDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...600, drag: .relative, minimumDistance: 4)
    traits.dragStart = .atTheSample
    traits.tap = .seeks
    traits.tapTime = 0.5
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var seconds = 0.0
  private var last = GesturePoint(x: 0, y: 0)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.raw, seconds, last) = (false, value / 600, 0, point)
  }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    if !state.isHeld {
      state.isHeld = point.isAtLeast(Design.slop, from: state.down)
      return
    }
    guard track.isUsable else { return }
    state.raw += (point.x - previous.x) / state.size.width
    value = 600 * min(1, max(0, state.raw))
  }
  mutating func release() {
    guard !state.isHeld, seconds < Design.longestTap, let place = track.fraction(at: last.x) else {
      return
    }
    value = 600 * place
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of a ``TapSeekScrubber``.
protocol LongestTapDesign {
  /// The seconds after which a touch that stays is no tap.
  static var longestTap: Double { get }
  /// The distance that recognises a drag, in points.
  static var slop: Double { get }
}

extension LongestTapDesign {
  static var longestTap: Double { 0.5 }
  static var slop: Double { 4 }
}

/// A progress bar that takes no touch of half a second for a tap.
enum ShortTaps: LongestTapDesign {}
