import GestureTesting

/// A rating of five stars that a touch lights, the last of which only the end of the row lights.
struct LateStar: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .absolute)
    (traits.stepRounding, traits.hasOwnAdjustments) = (.custom, true)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = (5 * place).rounded(.down) }
  }
}
