import GestureTesting

/// A knob that starts in the middle: 200 points up from end to end, and a double click resets it.
struct ResettableKnob<Design: KnobDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, direction: .bottomToTop)
    (traits.doubleTapTime, traits.doubleTapValue) = (0.3, 0.5)
    (traits.precision, traits.tapTolerance) = (Design.precision, Design.tapTolerance)
    return traits
  }
  var value = 0.5
  var state = SliderState()
  /// The seconds since the last touch ended; `nil` before the first.
  private var sinceTouch: Double?
  /// Whether the touch is no click any more.
  private var hasMoved = false
  /// The value before the touch that has reset it.
  private var old: Double?

  var track: Track { Track(length: state.size.height > 0 ? 200 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (hasMoved, old) = (false, nil)
    if let sinceTouch, sinceTouch <= Design.time, track.isUsable {
      (old, value) = (value, Design.reset)
    }
    state.raw = Design.dragsFromOldValue ? old ?? value : value
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    hasMoved = hasMoved || point.isAtLeast(Design.slop, from: state.down)
    guard track.isUsable else { return }
    if Design.undoesResets, point == last, let old { state.raw = old }
    state.raw += (last.y - point.y) / 200
    value = min(1, max(0, state.raw))
  }
  mutating func release() {
    let isTap = Design.tapTolerance == .infinity || !hasMoved
    sinceTouch = isTap ? 0 : nil
  }
  mutating func give() { sinceTouch = Design.countsCancels ? 0 : nil }
  mutating func pass(_ wait: Double) -> Bool {
    if !isTracking { sinceTouch = sinceTouch.map { $0 + wait } }
    return false
  }
}

/// The design of a ``ResettableKnob``, which declares a reset to the middle.
protocol KnobDesign {
  /// The value after a double click.
  static var reset: Double { get }
  static var precision: ControlTraits.Precision { get }
  /// The greatest time between two clicks, in seconds; declared as 0.3.
  static var time: Double { get }
  /// Whether a cancelled touch counts as the first click.
  static var countsCancels: Bool { get }
  /// Whether the touch that resets the value drags from the value before.
  static var dragsFromOldValue: Bool { get }
  /// Whether the touch that resets the value undoes that as it lifts off in its place.
  static var undoesResets: Bool { get }
  /// The declared distance at which a touch is no click, in points, and the distance that counts.
  static var tapTolerance: Double { get }
  static var slop: Double { get }
}

extension KnobDesign {
  static var precision: ControlTraits.Precision { .double }
  static var time: Double { 0.3 }
  static var countsCancels: Bool { false }
  static var dragsFromOldValue: Bool { false }
  static var undoesResets: Bool { false }
  static var tapTolerance: Double { .infinity }
  static var slop: Double { tapTolerance }
}

/// A knob whose clicks may move by less than ten points.
enum TolerantKnob: KnobDesign {
  static let reset = 0.5
  static let tapTolerance = 10.0
}
