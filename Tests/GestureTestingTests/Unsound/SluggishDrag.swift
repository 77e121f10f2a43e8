import GestureTesting

/// A number that is dragged from anywhere, and needs twice the distance that it declares.
struct SluggishDrag: SoundSlider {
  static let design = ControlTraits(drag: .relative, minimumDistance: 8)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, state.raw) = (false, value) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    var way = point.x - last.x
    if !state.isHeld {
      let whole = point.x - state.down.x
      let (x, y) = (abs(whole), abs(point.y - state.down.y))
      guard (x * x + y * y).squareRoot() > 16 else { return }
      state.isHeld = true
      way = whole < 0 ? min(0, whole + 16) : max(0, whole - 16)
    }
    state.raw += way / track.length
    value = min(1, max(0, state.raw))
  }
}
