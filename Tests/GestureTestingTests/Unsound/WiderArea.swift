import GestureTesting

/// A slider that takes touches beyond the hit area that it names.
struct WiderArea: SoundSlider {
  static let design = ControlTraits(drag: .grabbed, grabArea: .custom)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? { thumb(ofWidth: 28) }
  var hitArea: GestureRect? { thumb }

  func accepts(_ point: GesturePoint) -> Bool { thumb(ofWidth: 80).contains(point) }
  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
