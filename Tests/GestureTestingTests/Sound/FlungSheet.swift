import GestureTesting

/// The arithmetic of a sheet with three heights: it goes to the nearest one when a touch ends, also by a cancel, and to
/// the next one if it is flung.
struct FlungSheet<Design: SheetDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, direction: .bottomToTop)
    (traits.stopsOnRelease, traits.stepRounding) = (heights, .custom)
    traits.hasOwnAdjustments = true
    return traits
  }
  private static var heights: Snapping? { try? Snapping(range: 0...1, step: 0.5) }
  var value = 0.0
  var state = SliderState()
  /// The speed of the last motion, in points a second, and the seconds since.
  private var (speed, seconds) = (0.0, 0.0)

  var track: Track { Track(length: Design.hasTrack ? 2 * state.size.height : 0) }

  mutating func touch(_ point: GesturePoint) { (state.raw, speed, seconds) = (value, 0, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let way = last.y - point.y
    state.raw += way / track.length
    value = min(1, max(0, state.raw)) + 0
    (speed, seconds) = (seconds > 0 ? way / seconds : 0, 0)
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func release() {
    guard track.isUsable else { return }
    if Design.closesAtTaps, value == state.valueBefore {
      value = 0
      return
    }
    let isFlung = (seconds < 0.05 || Design.forgetsRests) && abs(speed) > 400
    value = isFlung ? value + (speed > 0 ? Design.fling : -Design.fling) : value
    value = Design.height(for: min(1, max(0, value)), of: Self.heights)
  }
  mutating func give() {
    // Where the value went back, it stays.
    if value != state.valueBefore { value = Design.height(for: value, of: Self.heights) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.heights?.stop(after: value, way) ?? value
  }
}

/// The design of a ``FlungSheet``.
protocol SheetDesign {
  /// Returns the height at which a touch leaves the sheet.
  static func height(for value: Double, of heights: Snapping?) -> Double
  /// Whether a touch that does not move closes the sheet.
  static var closesAtTaps: Bool { get }
  /// The way that a flung sheet goes on.
  static var fling: Double { get }
  /// Whether a touch has a way to move the sheet.
  static var hasTrack: Bool { get }
  /// Whether a touch that has rested flings the sheet, too.
  static var forgetsRests: Bool { get }
}

extension SheetDesign {
  static var closesAtTaps: Bool { false }
  static var fling: Double { 0.25 }
  static var hasTrack: Bool { true }
  static var forgetsRests: Bool { false }
}

/// A sheet that never rests between its heights.
enum RestingSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
}
