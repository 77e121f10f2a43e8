import GestureTesting

/// The arithmetic of a rating with half stars: each half star is a tenth of the width, and none is the start.
struct HalfStars<Least: LeastStars>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 0.5), drag: .absolute,
      grabArea: .bounds)
    traits.stepRounding = .custom
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var scene: ControlScene { ControlScene(size: state.size) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    value = Least.given(max(Least.stars, (place * 10).rounded(.up) / 2))
  }
}

/// The least number of stars that a touch gives.
protocol LeastStars {
  static var stars: Double { get }
  /// Returns the stars that a touch gives, of the stars at its place.
  static func given(_ stars: Double) -> Double
}

extension LeastStars {
  static func given(_ stars: Double) -> Double { stars }
}

/// Stars of which a touch may give none.
enum NoStar: LeastStars {
  static let stars = 0.0
}

/// Stars of which only the program gives less than one, as those of Cosmos.
enum OneStar: LeastStars {
  static let stars = 1.0
}
