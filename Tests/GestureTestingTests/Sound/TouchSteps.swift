import GestureTesting

/// The arithmetic of Flutter's slider with divisions, and of a slider whose action rounds: touches and keys lead to steps,
/// and the program may set any value.
struct TouchSteps<Design: TouchStepDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .absolute)
    (traits.roundsSets, traits.detents, traits.precision) = (false, nil, Design.precision)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 13, length: state.size.width - 26) }
  var thumb: GestureRect? { thumb(ofWidth: 26) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    value = min(10, max(0, Design.step(for: 10 * place, from: value)))
  }
  func legal(_ number: Double) -> Double { min(10, max(0, number)) + 0 }
}

/// The design of ``TouchSteps``.
protocol TouchStepDesign {
  /// Returns the value that a touch at a number gives, from the value before.
  static func step(for number: Double, from old: Double) -> Double
  static var precision: ControlTraits.Precision { get }
}
extension TouchStepDesign {
  static var precision: ControlTraits.Precision { .double }
}

/// A slider that a touch takes to whole numbers.
enum WholeSteps: TouchStepDesign {
  static func step(for number: Double, from old: Double) -> Double { number.rounded() }
}

/// Such a slider whose values may be off by a hundredth.
enum RoughSteps: TouchStepDesign {
  static func step(for number: Double, from old: Double) -> Double { number.rounded() }
  static let precision = ControlTraits.Precision.tolerance(0.001)
}
