import GestureTesting

/// A knob that the second of two taps resets as it lifts off, unless it has dragged.
struct ReleasedKnob<Design: ReleaseDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, direction: .bottomToTop, tapTolerance: 4)
    (traits.doubleTapTime, traits.doubleTapValue) = (0.3, 0.5)
    traits.changesOverTime = Design.goal != nil
    return traits
  }
  var value = 0.5
  var state = SliderState()
  private var sinceTap: Double?
  private var (isSecond, isTap) = (false, false)
  private var glide = Glide()

  var track: Track { Track(length: state.size.height > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) {
    isSecond = sinceTap.map { $0 <= 0.3 } ?? false
    (isTap, state.raw, sinceTap, glide.goal) = (true, value, nil, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isTap = isTap && (Design.countsDrags || !point.isAtLeast(4, from: state.down))
    guard track.isUsable else { return }
    state.raw += (last.y - point.y) / 200
    value = min(1, max(0, state.raw))
  }
  mutating func release() {
    if isSecond, track.isUsable, isTap || Design.resetsDrags {
      if Design.goal == nil { value = 0.5 }
      glide.goal = Design.goal
    } else if isTap {
      sinceTap = 0
    }
  }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (value, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    sinceTap = sinceTap.map { $0 + wait }
    return isTracking ? false : glide.move(&value, for: wait, speed: 4)
  }
}

/// The design of a ``ReleasedKnob``.
protocol ReleaseDesign {
  /// Whether a second touch that has dragged resets the knob, too.
  static var resetsDrags: Bool { get }
  /// Whether a touch that drags may be the first tap of two.
  static var countsDrags: Bool { get }
  /// The value to which a reset glides; `nil` if it goes to 0.5 at once.
  static var goal: Double? { get }
}

extension ReleaseDesign {
  static var countsDrags: Bool { false }
  static var resetsDrags: Bool { false }
  static var goal: Double? { nil }
}

/// A knob that keeps the value of a drag.
enum KeptDrag: ReleaseDesign {}

/// A knob that turns back to its middle.
enum TurnedBack: ReleaseDesign {
  static let goal: Double? = 0.5
}
