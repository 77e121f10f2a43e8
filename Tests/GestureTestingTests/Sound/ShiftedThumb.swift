import GestureTesting

/// The arithmetic of many tutorials: each motion moves the thumb, and what is beyond an end is lost, so that the thumb
/// turns round at once with the touch.
struct ShiftedThumb<Design: ShiftDesign>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(
      range: 1...16, stops: Design.stops, drag: .grabbed, grabArea: .thumb, overshoot: .reanchors)
  }
  var value = 1.0
  var state = SliderState()

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point != last else { return }
    state.raw = Design.place(state.raw + (point.x - last.x) / track.length)
    value = legal(1 + 15 * min(1, max(0, state.raw)))
  }
}

/// The design of a ``ShiftedThumb``.
protocol ShiftDesign {
  static var stops: Snapping? { get }
  /// Returns the place of the thumb, as a fraction of the track, after a motion to a place.
  static func place(_ place: Double) -> Double
}

extension ShiftDesign {
  static var stops: Snapping? { nil }
  static func place(_ place: Double) -> Double { min(1, max(0, place)) }
}

/// A thumb without stops.
enum FreeThumb: ShiftDesign {}

/// A thumb with stops, whose last step is shorter.
enum SnappedThumb: ShiftDesign {
  static let stops = try? Snapping(range: 1...16, step: 2.5)
}
