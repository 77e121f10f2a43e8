import GestureTesting

/// A wheel of twelve rows that rolls with the touch, as UIKit's picker: its value is the row nearest to the
/// middle, where the wheel comes to rest.
struct RowPicker: SoundSlider {
  static let design = ControlTraits(
    range: 0...11, stops: try? Snapping(range: 0...11, step: 1), drag: .relative,
    direction: .bottomToTop)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 11 * 30) }
  var presentedValue: Double { isTracking ? min(11, max(0, state.raw)) : value }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.raw += (last.y - point.y) / 30
    value = min(11, max(0, state.raw)).rounded() + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
