import GestureTesting

/// A slider that keeps its fraction and computes the value from it, so that a value that is set may come
/// back an ulp off.
struct FractionSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: -0.3...0.7, drag: .absolute)
    traits.precision = .tolerance(1e-12)
    return traits
  }()
  private var place = 0.0
  var state = SliderState()
  var value: Double {
    get { -0.3 + place * (0.7 - -0.3) }
    set { place = min(1, max(0, (newValue - -0.3) / (0.7 - -0.3))) }
  }
  var fraction: Double { place }

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    place = min(1, max(0, point.x / state.size.width))
  }
}
