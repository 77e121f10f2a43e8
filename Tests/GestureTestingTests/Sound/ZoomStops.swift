import GestureTesting

/// The arithmetic of a zoom in half steps from 1 to 8, which a program sets to the nearest factor by difference.
struct ZoomStops<Design: ZoomDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 1...8, scale: .exponential,
      stops: (try? Scale(1...8, .exponential)).flatMap { try? Snapping($0, divisions: 6) },
      drag: .absolute)
    traits.precision = .tolerance(1e-12)
    return traits
  }
  var value = 1.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x), let stops = Self.cachedDesign.stops else {
      return
    }
    value = stops.stop(Design.index(of: (6 * place).rounded()))
  }
  func legal(_ number: Double) -> Double {
    guard let stops = Self.cachedDesign.stops else { return number }
    let (all, factor) = ((0...6).map { stops.stop($0) }, min(8, max(1, number)))
    return all.min { abs($0 - factor) < abs($1 - factor) } ?? number
  }
}

/// The design of ``ZoomStops``.
protocol ZoomDesign {
  /// Returns the index of the stop for a number of half steps.
  static func index(of steps: Double) -> Int
}

/// A zoom with all its stops.
enum WholeZoom: ZoomDesign {
  static func index(of steps: Double) -> Int { Int(steps) }
}
