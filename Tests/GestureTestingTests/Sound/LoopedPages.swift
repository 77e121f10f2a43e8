import GestureTesting

/// The arithmetic of react-native-reanimated-carousel: five pages, of which the first one follows the last one, and a speed
/// that counts for a tenth of a second.
struct LoopedPages<Design: LoopDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...5, drag: .relative, direction: .rightToLeft, minimumDistance: 10)
    (traits.stopsOnRelease, traits.stepRounding) = (try? Snapping(range: 0...5, step: 1), .custom)
    (traits.dragStart, traits.wraps) = (.atTheSample, true)
    traits.hasOwnAdjustments = true
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The speed in pages a second, and the seconds since the motion that it belongs to.
  private var (speed, seconds) = (0.0, 0.0)

  var track: Track { Track(length: 5 * state.size.width) }

  private func around(_ page: Double) -> Double {
    let place = page - 5 * (page / 5).rounded(.down)
    return place >= 5 ? 0 : place + 0
  }
  func legal(_ number: Double) -> Double {
    let number = min(5, max(0, number))
    return number == value ? number : around(number)
  }
  mutating func touch(_ point: GesturePoint) { (state.isHeld, speed, seconds) = (false, 0, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = point.isAtLeast(10, from: state.down)
      return
    }
    guard track.isUsable, point.x != last.x else { return }
    let way = (last.x - point.x) / state.size.width
    (speed, seconds) = (way / max(seconds, 0.016), 0)
    value = around(value + way)
  }
  mutating func release() {
    guard state.isHeld, track.isUsable, !Design.hangs else { return }
    let flight = seconds > 0.1 ? 0 : speed * 0.1
    value = min(Design.last, around((value + (Design.isReversed ? -flight : flight)).rounded()))
  }
  mutating func give() {
    if value != state.valueBefore, !Design.hangsWhenCancelled { value = around(value.rounded()) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 4
    default:
      around(way.isUpward ? (value + 1e-9).rounded(.down) + 1 : (value - 1e-9).rounded(.up) - 1)
    }
  }
}

/// The design of ``LoopedPages``.
protocol LoopDesign {
  /// Whether a flick leads the other way.
  static var isReversed: Bool { get }
  /// Whether a drag leaves the pages where it ends.
  static var hangs: Bool { get }
  /// Whether a cancelled drag does.
  static var hangsWhenCancelled: Bool { get }
  /// The last page that a drag leads to.
  static var last: Double { get }
}

extension LoopDesign {
  static var isReversed: Bool { false }
  static var hangs: Bool { false }
  static var hangsWhenCancelled: Bool { false }
  static var last: Double { 4 }
}

/// Pages that all can be reached.
enum AllPages: LoopDesign {}
