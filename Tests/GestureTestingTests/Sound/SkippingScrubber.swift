import GestureTesting

/// The arithmetic of a scrubber of a video player, which a double tap takes ahead by a tenth.
struct SkippingScrubber<Design: SkipDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, tapTolerance: 10)
    (traits.tapTime, traits.doubleTapTime) = (0.3, 0.3)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var sinceTap: Double?
  private var (isTap, seconds, isSecond) = (false, 0.0, false)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    isSecond = sinceTap.map { $0 <= 0.3 } ?? false
    (isTap, seconds, sinceTap, state.raw) = (true, 0, nil, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isTap = isTap && !point.isAtLeast(10, from: state.down)
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func release() {
    let isTap = isTap && seconds < 0.3 || Design.takesAnyTouch
    if isTap, isSecond, track.isUsable { value = min(1, value + 0.1) }
    sinceTap = isTap && !isSecond ? 0 : nil
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    sinceTap = sinceTap.map { $0 + wait }
    return false
  }
}

/// The design of a ``SkippingScrubber``.
protocol SkipDesign {
  /// Whether any touch counts as the first tap of two.
  static var takesAnyTouch: Bool { get }
}

/// A scrubber that knows a tap from a drag.
enum CarefulSkip: SkipDesign {
  static let takesAnyTouch = false
}
