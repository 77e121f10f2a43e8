import GestureTesting

/// A stepper whose buttons must be tapped: the lower half counts down, the upper half counts up.
struct PressedStepper<Design: StepperDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .custom,
      grabArea: .bounds, tapTolerance: 10)
    traits.tap = .steps
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isTap = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { isTap = true }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(Design.tolerance, from: state.down) { isTap = false }
  }
  mutating func release() {
    guard isTap, track.isUsable else { return }
    value = legal(value + (2 * state.down.x < state.size.width ? -1 : 1))
  }
}

/// The design of a ``PressedStepper``.
protocol StepperDesign {
  /// The distance at which a touch is no press.
  static var tolerance: Double { get }
}

/// A stepper that a touch can slide away from.
enum CarefulPress: StepperDesign { static let tolerance = 10.0 }
