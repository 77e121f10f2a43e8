import GestureTesting

/// The arithmetic of mpv's seek bar: a drag seeks at most twenty times a second, and where it ends.
struct ThrottledSeekBar<Design: SeekDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...5400, drag: .absolute)
    traits.samplingInterval = 0.05
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var pending: Double?
  private var seconds = 0.0

  var track: Track { Track(length: state.size.width) }

  private func place(_ point: GesturePoint) -> Double? {
    track.isUsable ? min(1, max(0, point.x / state.size.width)) : nil
  }
  mutating func touch(_ point: GesturePoint) {
    if let place = place(point) { value = place * 5400 }
    (pending, seconds) = (nil, 0)
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
  mutating func release() { if Design.seeksAtTheEnd { seek() } }
  mutating func give() { pending = nil }
  mutating func rebase(isSet: Bool) { pending = nil }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of a ``ThrottledSeekBar``.
protocol SeekDesign {
  /// Whether it seeks to where the touch lifts off.
  static var seeksAtTheEnd: Bool { get }
  /// The seconds after which it ignores a touch that rests.
  static var sleepsAfter: Double { get }
}

extension SeekDesign {
  static var sleepsAfter: Double { .infinity }
}

/// A bar that ends where its touch does.
enum LastSeek: SeekDesign { static let seeksAtTheEnd = true }
