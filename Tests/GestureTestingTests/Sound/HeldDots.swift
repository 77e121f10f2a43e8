import GestureTesting

/// The arithmetic of ten dots of pages: a tap in either half leads a page on or back, and a touch that has rested for half
/// a second drags.
struct HeldDots<Design: DotsDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...9, stops: try? Snapping(range: 0...9, step: 1), drag: .relative,
      grabArea: .bounds, tapTolerance: 10)
    (traits.minimumTime, traits.tap, traits.tapTime) = (0.5, .custom, 0.5)
    traits.dragStart = .atTheSample
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (seconds, isLost) = (0.0, false)

  var track: Track { Track(length: state.size.width > 0 && state.size.height > 0 ? 144 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (seconds, isLost, state.isHeld, state.raw) = (0, false, false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !state.isHeld {
      if seconds >= Design.rest, !isLost {
        state.isHeld = true
      } else if point.isAtLeast(10.0.nextUp, from: state.down) {
        (isLost, state.isHeld) = (!Design.dragsAtOnce, Design.dragsAtOnce)
      }
    }
    guard state.isHeld, track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / 16
    value = min(9, max(0, state.raw)).rounded()
  }
  mutating func release() {
    guard !state.isHeld, !isLost || Design.stepsBySwipes, track.isUsable,
      seconds < Design.longestTap
    else { return }
    value = min(9, max(0, value + (2 * state.down.x < state.size.width ? -1 : 1)))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func pass(_ wait: Double) -> Bool {
    if isTracking { seconds += wait }
    return false
  }
}

/// The design of ``HeldDots``.
protocol DotsDesign {
  /// The seconds after which a touch may drag.
  static var rest: Double { get }
  /// Whether a touch that moves earlier drags, too.
  static var dragsAtOnce: Bool { get }
  /// Whether a touch that moves earlier counts as a tap.
  static var stepsBySwipes: Bool { get }
  /// The seconds before which a touch that lifts off is a tap.
  static var longestTap: Double { get }
}

extension DotsDesign {
  static var rest: Double { 0.5 }
  static var dragsAtOnce: Bool { false }
  static var stepsBySwipes: Bool { false }
  static var longestTap: Double { 0.5 }
}

/// Dots that tell taps from drags.
enum PatientDots: DotsDesign {}
