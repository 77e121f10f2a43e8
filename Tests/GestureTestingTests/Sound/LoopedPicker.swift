import GestureTesting

/// The arithmetic of a CupertinoPicker that loops over the minutes 0, 5 … 55: rows of 32 points, and a drag that begins
/// 18 points from its `down`.
struct LoopedPicker<Design: PickerDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...55, stops: try? Snapping(range: 0...55, step: 5), drag: .relative,
      direction: .bottomToTop, minimumDistance: 18)
    (traits.dragStart, traits.wraps) = (.atTheSample, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The place of the drag, a number of rows.
  private var place = 0.0

  var track: Track { Track(length: Design.isUnmeasured ? 0 : 11 * 32) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, place) = (false, value / 5) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = Design.begins(from: state.down, after: last, at: point)
      return
    }
    guard track.isUsable, point.y != last.y else { return }
    place += (last.y - point.y) / 32
    let row = Design.row(at: place).truncatingRemainder(dividingBy: 12)
    value = 5 * (row < 0 ? row + 12 : row) + 0
  }
  mutating func rebase(isSet: Bool) {
    if isSet || Design.forgetsInResizes { place = value / 5 }
  }
  mutating func pass(_ seconds: Double) -> Bool {
    if Design.forgetsInWaits, seconds > 5 { place = value / 5 }
    return false
  }
}

/// The design of ``LoopedPicker``.
protocol PickerDesign {
  /// Whether the place between two rows is lost in a resize, and in a long wait.
  static var forgetsInResizes: Bool { get }
  static var forgetsInWaits: Bool { get }
  /// Whether the track has no length, so that touches do nothing.
  static var isUnmeasured: Bool { get }
  /// Returns whether a touch begins to drag.
  static func begins(
    from down: GesturePoint, after last: GesturePoint, at point: GesturePoint
  ) -> Bool
  /// Returns the row at a place.
  static func row(at place: Double) -> Double
}

extension PickerDesign {
  static var forgetsInResizes: Bool { false }
  static var forgetsInWaits: Bool { false }
  static var isUnmeasured: Bool { false }
  static func begins(
    from down: GesturePoint, after last: GesturePoint, at point: GesturePoint
  ) -> Bool { abs(point.y - down.y) >= 18 }
  static func row(at place: Double) -> Double { place.rounded() }
}

/// The arithmetic of a picker that loops.
enum MinutePicker: PickerDesign {}
