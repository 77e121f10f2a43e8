import GestureTesting

/// A slider whose thumb must come back twice as far as it has been dragged beyond an end.
struct DoubledTravel: SoundSlider {
  static let design = ControlTraits(drag: .grabbed, minimumDistance: 4)
  var value = 0.0
  var state = SliderState()
  private var isRecognised = false

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isRecognised) = (thumb?.contains(point) == true, false)
    state.raw = fraction
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard isRecognised else {
      guard point.isAtLeast(4, from: state.down) else { return }
      isRecognised = true
      return go(from: state.down, to: point)
    }
    go(from: last, to: point)
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }

  private mutating func go(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    guard state.isHeld else {
      if let place = track.fraction(at: point.x) { value = legal(place) }
      return
    }
    let way = (point.x - last.x) / track.length
    let isBeyond = way > 0 ? state.raw >= 1 : state.raw <= 0
    state.raw += isBeyond ? 2 * way : way
    value = legal(state.raw)
  }
}
