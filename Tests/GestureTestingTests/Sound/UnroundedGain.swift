import GestureTesting

/// A gain with four octaves and a thumb, which a program may set to any value between them.
struct UnroundedGain: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 1...16, scale: .exponential, stops: stops, drag: .grabbed)
    (traits.roundsSets, traits.precision) = (false, .double)
    return traits
  }()
  private static let scale = try! Scale(1...16, .exponential)
  private static let stops = try? Snapping(scale, divisions: 4)
  var value = 1.0
  var state = SliderState()

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? { thumb(ofWidth: 28) }

  func legal(_ number: Double) -> Double { min(16, max(1, number)) }
  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, !state.isHeld || point.x != last.x else { return }
    if state.isHeld {
      state.raw += (point.x - last.x) / track.length
    } else {
      state.raw = (point.x - track.start) / track.length
    }
    let place = Self.scale.value(at: min(1, max(0, state.raw)))
    value = Self.stops?.snap(place) ?? place
  }
}
