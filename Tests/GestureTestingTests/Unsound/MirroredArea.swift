import GestureTesting

/// A slider from right to left whose hit test takes its thumb to be on the other side.
struct MirroredArea: SoundSlider {
  static let design = ControlTraits(drag: .grabbed, grabArea: .custom, direction: .rightToLeft)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? {
    let center = state.size.width - track.position(of: value)
    return GestureRect(
      origin: GesturePoint(x: center - 14, y: state.size.height / 2 - 14),
      size: GestureSize(width: 28, height: 28))
  }

  func accepts(_ point: GesturePoint) -> Bool {
    thumb?.contains(GesturePoint(x: state.size.width - point.x, y: point.y)) == true
  }
  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (last.x - point.x) / track.length
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}
