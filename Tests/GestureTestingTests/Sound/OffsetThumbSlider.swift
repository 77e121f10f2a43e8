import GestureTesting

/// The arithmetic of many sliders on the web: the distance of the touch from the centre of the thumb is kept.
struct OffsetThumbSlider: SoundSlider {
  static let design = ControlTraits(range: -50...50, drag: .grabbed)
  var value = -50.0
  var state = SliderState()
  private var offset = 0.0

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  private var center: Double { track.position(of: fraction) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: center - 15, y: state.size.height / 2 - 15),
      size: GestureSize(width: 30, height: 30))
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, offset) = (fraction, state.isHeld ? point.x - center : 0)
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw = (point.x - offset - 15) / track.length
    value = -50 + 100 * min(1, max(0, state.raw))
  }
  mutating func rebase(isSet: Bool) {
    guard let last = state.tracker.last, state.isHeld else { return }
    if isSet { state.raw = fraction }
    offset = last.x - (15 + state.raw * track.length)
  }
}
