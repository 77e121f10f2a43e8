import GestureTesting

/// A slide to confirm that shows its end for four tenths of a second, and then goes back.
struct TimedUnlock<Design: TimedUnlockDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom, grabArea: .thumb)
    (traits.latch, traits.changesOverTime, traits.hasOwnAdjustments) = (0.7, true, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The seconds until the knob goes back; `nil` if it stays.
  private var seconds: Double?
  /// Whether a touch has kept it from going back.
  private var isKept = false

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) {
    (state.raw, isKept, seconds) = (value, seconds != nil, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func release() {
    if track.isUsable { value = value >= Design.part ? 1 : 0 }
    seconds = value == 1 ? 0.4 : nil
  }
  mutating func give() { if isKept { seconds = 0.4 } }
  mutating func rebase(isSet: Bool) {
    if isSet { (state.raw, isKept, seconds) = (value, false, nil) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    guard let left = seconds, !isTracking else { return false }
    seconds = left > wait ? left - wait : nil
    if seconds == nil { value = 0 }
    return seconds != nil
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double { value }
}

/// The design of a ``TimedUnlock``.
protocol TimedUnlockDesign {
  /// The part of the track that the thumb must cover.
  static var part: Double { get }
}

/// A slide that confirms from seven tenths of its track on.
enum TimedConfirmation: TimedUnlockDesign { static let part = 0.7 }
