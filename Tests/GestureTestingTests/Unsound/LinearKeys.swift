import GestureTesting

/// A slider along a square scale whose keys move by a tenth of its range.
struct LinearKeys: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    traits.hasOwnScale = true
    traits.precision = .tolerance(1e-9)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var fraction: Double { (value / 100).squareRoot() }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place * place }
  }
}
