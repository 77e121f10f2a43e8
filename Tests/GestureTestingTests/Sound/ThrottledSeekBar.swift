import GestureTesting

/// The arithmetic of mpv's seek bar: a drag seeks at most twenty times a second, and where it ends.
struct ThrottledSeekBar<Design: SeekDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...5400, drag: .absolute)
    (traits.samplingInterval, traits.changesOverTime) = (0.05, Design.hasTimer)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var pending: Double?
  private var seconds = 0.0
  /// The place that the timer has left to the end of the touch.
  private var late: Double?

  var track: Track { Track(length: state.size.width) }

  private func place(_ point: GesturePoint) -> Double? {
    track.isUsable ? min(1, max(0, point.x / state.size.width)) : nil
  }
  mutating func touch(_ point: GesturePoint) {
    if let place = place(point) { value = place * 5400 }
    (pending, late, seconds) = (nil, nil, 0)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard seconds < Design.sleepsAfter else { return }
    pending = place(point)
    if seconds >= 0.05 { seek() }
  }
  private mutating func seek() {
    if let pending { value = pending * 5400 }
    (pending, seconds) = (nil, 0)
  }
  mutating func release() {
    pending = pending ?? late
    if Design.seeksAtTheEnd { seek() }
  }
  mutating func give() { pending = nil }
  mutating func rebase(isSet: Bool) { if isSet || !Design.hasTimer { pending = nil } }
  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = base(event)
    if case .wait = event, value != old { response.change = Response.Change(old: old, new: value) }
    return response
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    if Design.hasTimer, Design.usesTimer, isTracking, seconds >= 0.05 {
      if Design.losesTheLast { (late, pending) = (pending ?? late, nil) } else { seek() }
    }
    return Design.hasTimer && isTracking && pending != nil
  }
}

/// The design of a ``ThrottledSeekBar``.
protocol SeekDesign {
  /// Whether it seeks to where the touch lifts off.
  static var seeksAtTheEnd: Bool { get }
  /// The seconds after which it ignores a touch that rests.
  static var sleepsAfter: Double { get }
  /// Whether a timer seeks while the touch rests.
  static var hasTimer: Bool { get }
  /// Whether this timer only forgets the last place, until the touch lifts off.
  static var losesTheLast: Bool { get }
  /// Whether this timer runs.
  static var usesTimer: Bool { get }
}

extension SeekDesign {
  static var sleepsAfter: Double { .infinity }
  static var hasTimer: Bool { false }
  static var losesTheLast: Bool { false }
  static var usesTimer: Bool { true }
}

/// A bar that ends where its touch does.
enum LastSeek: SeekDesign { static let seeksAtTheEnd = true }

/// A bar whose timer seeks to the last place of a touch that rests.
enum TimedSeek: SeekDesign {
  static let (seeksAtTheEnd, hasTimer) = (true, true)
}
