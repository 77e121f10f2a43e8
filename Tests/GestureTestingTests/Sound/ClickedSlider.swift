import GestureTesting

/// The arithmetic of a slider in a browser whose double click resets it: two clicks without motion.
struct ClickedSlider<Design: ClickDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute, tapTolerance: 3)
    (traits.tapTime, traits.doubleTapTime, traits.doubleTapValue) = (0.3, 0.4, 30)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The seconds since the `down`, and whether the touch is a click.
  private var (seconds, isClick) = (0.0, false)
  /// The seconds since the last click; `nil` if the last touch was none.
  private var sinceClick: Double?
  private var isReset = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    isReset = sinceClick.map { $0 < 0.4 } ?? false
    (seconds, isClick, sinceClick) = (0, !isReset, nil)
    if isReset { value = 30 } else { follow(point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(3, from: state.down) { isClick = false }
    // The second click of two moves the value only as a drag.
    if !isReset || point.isAtLeast(3, from: state.down) {
      isReset = false
      follow(point)
    }
  }
  private mutating func follow(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  mutating func release() {
    if Design.countsEachTouch || isClick && seconds < 0.3 { sinceClick = 0 }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    if !isTracking { sinceClick = sinceClick.map { $0 + wait } }
    return false
  }
}

/// The design of a ``ClickedSlider``.
protocol ClickDesign {
  /// Whether a touch that is too long for a click, or moves, counts as one.
  static var countsEachTouch: Bool { get }
}

/// A slider that counts clicks.
enum BrowserSlider: ClickDesign {
  static let countsEachTouch = false
}
