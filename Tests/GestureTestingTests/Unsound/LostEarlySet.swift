import GestureTesting

/// A slider that notes what the program sets only while a drag is recognised.
struct LostEarlySet: SoundSlider {
  static let design = ControlTraits(range: 0...10, drag: .relative, minimumDistance: 6)
  var value = 0.0
  var state = SliderState()
  private var place = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, place) = (false, value / 10) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    var way = point.x - last.x
    if !state.isHeld {
      guard point.isAtLeast(6, from: state.down) else { return }
      state.isHeld = true
      let whole = point.x - state.down.x
      way = whole > 0 ? max(0, whole - 6) : min(0, whole + 6)
    }
    guard track.isUsable else { return }
    place += way / track.length
    value = min(10, max(0, 10 * place))
  }
  mutating func rebase(isSet: Bool) { if isSet, state.isHeld { place = value / 10 } }
}
