import GestureTesting

/// The arithmetic of UISlider: `Float`, and only a touch on the thumb of 31 points moves it.
struct ThumbOnlySlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .grabbed, grabArea: .thumb)
    traits.precision = .single
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 15.5, length: state.size.width - 31) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: value) - 15.5, y: state.size.height / 2 - 15.5),
      size: GestureSize(width: 31, height: 31))
  }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { (state.raw, state.anchor) = (value, point.x) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = Double(Float(max(0, min(1, state.raw)))) + 0
  }
  func legal(_ number: Double) -> Double { Double(max(0, min(1, Float(number)))) + 0 }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    legal(Scale.fractions.value(after: value, way))
  }
}
