import GestureTesting

/// A switch that a tap toggles, and that a drag gives the side on which the touch is.
struct SideSwitch: SoundSlider {
  static let design = ControlTraits(
    drag: .tappedOrDragged, grabArea: .bounds, tapTolerance: 4)
  var value = 0.0
  var state = SliderState()
  /// The side of a touch that drags; `nil` of one that taps.
  private var place: Double?

  private var side: Double { min(state.size.width, state.size.height) }
  var track: Track { Track(start: side / 2, length: state.size.width - side) }
  var presentedValue: Double { place ?? value }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: presentedValue * (state.size.width - side), y: 0),
      size: GestureSize(width: side, height: side))
  }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard place != nil || point.isAtLeast(4.0.nextUp, from: state.down) else { return }
    place = place ?? value
    if track.isUsable, point.x != state.size.width / 2 {
      place = point.x > state.size.width / 2 ? 1 : 0
    }
  }
  mutating func rebase(isSet: Bool) { if isSet, place != nil { place = value } }
  mutating func release() {
    value = place ?? 1 - value
    place = nil
  }
  mutating func give() { place = nil }
}
