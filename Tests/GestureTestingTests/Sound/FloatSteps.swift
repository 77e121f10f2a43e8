import GestureTesting

/// The arithmetic of a discrete slider of Material: a number of single precision is rounded to a tenth.
struct FloatSteps: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...1, stops: try? Snapping(range: 0...1, step: 0.1), drag: .absolute)
    traits.precision = .single
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(place) }
  }
  func legal(_ number: Double) -> Double {
    let steps = (Float(min(1, max(0, number))) / 0.1).rounded()
    return Double(min(1, steps * 0.1))
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 1
    case .pageUp: legal(value + 0.2)
    case .pageDown: legal(value - 0.2)
    case .increment, .fineUp: legal(value + 0.1)
    case .decrement, .fineDown: legal(value - 0.1)
    }
  }
}
