import GestureTesting

/// A stepper of two buttons, which lead from stop to stop as a touch lifts off from the button where it went down.
struct StepButtons<Design: StepButtonDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .custom,
      grabArea: .bounds)
    traits.tap = .steps
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var place = 0.0
  /// Whether no time has passed since the last step.
  private var isBusy = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { place = point.x }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) { place = point.x }
  mutating func release() {
    guard track.isUsable, isMinus(place) == isMinus(state.down.x), !(isBusy && Design.needsTime)
    else { return }
    value = Design.value(after: value, isMinus: isMinus(place))
    isBusy = true
  }
  mutating func pass(_ seconds: Double) -> Bool {
    if seconds > 0 { isBusy = false }
    return false
  }
  private func isMinus(_ place: Double) -> Bool { 2 * place < state.size.width }
}

/// The design of ``StepButtons``.
protocol StepButtonDesign {
  /// Returns the value after a button.
  static func value(after value: Double, isMinus: Bool) -> Double
  /// Whether a button steps only if time has passed since the last step.
  static var needsTime: Bool { get }
}

extension StepButtonDesign {
  static var needsTime: Bool { false }
}

/// Buttons that stay at the ends.
enum EndedButtons: StepButtonDesign {
  static func value(after value: Double, isMinus: Bool) -> Double {
    isMinus ? max(0, value - 1) : min(10, value + 1)
  }
}
