import GestureTesting

/// A rating whose touches and keys give at least one star, so that only the program sets none.
struct KeyedStars<Design: KeyedStarDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .absolute, grabArea: .bounds)
    (traits.stepRounding, traits.hasOwnAdjustments) = (.custom, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = Design.stars(at: 5 * place) }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: min(value, 1)
    case .maximum: 5
    default: way.isUpward ? min(5, value + 1) : min(value, max(1, value - 1))
    }
  }
}

/// The design of ``KeyedStars``.
protocol KeyedStarDesign {
  /// Returns the stars that a touch lights, from its place in stars.
  static func stars(at place: Double) -> Double
}

/// Stars that a touch lights anywhere on them.
enum WholeStars: KeyedStarDesign {
  static func stars(at place: Double) -> Double { max(1, place.rounded(.up)) }
}
