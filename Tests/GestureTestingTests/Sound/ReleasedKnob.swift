import GestureTesting

/// A knob that the second of two taps resets as it lifts off, unless it has dragged.
struct ReleasedKnob<Design: ReleaseDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, direction: .bottomToTop, tapTolerance: 4)
    (traits.doubleTapTime, traits.doubleTapValue) = (0.3, 0.5)
    return traits
  }
  var value = 0.5
  var state = SliderState()
  private var sinceTap: Double?
  private var (isSecond, isTap) = (false, false)

  var track: Track { Track(length: state.size.height > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) {
    isSecond = sinceTap.map { $0 <= 0.3 } ?? false
    (isTap, state.raw, sinceTap) = (true, value, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isTap = isTap && !point.isAtLeast(4, from: state.down)
    guard track.isUsable else { return }
    state.raw += (last.y - point.y) / 200
    value = min(1, max(0, state.raw))
  }
  mutating func release() {
    if isSecond, track.isUsable, isTap || Design.resetsDrags {
      value = 0.5
    } else if isTap {
      sinceTap = 0
    }
  }
  mutating func pass(_ wait: Double) -> Bool {
    sinceTap = sinceTap.map { $0 + wait }
    return false
  }
}

/// The design of a ``ReleasedKnob``.
protocol ReleaseDesign {
  /// Whether a second touch that has dragged resets the knob, too.
  static var resetsDrags: Bool { get }
}

/// A knob that keeps the value of a drag.
enum KeptDrag: ReleaseDesign {
  static let resetsDrags = false
}
