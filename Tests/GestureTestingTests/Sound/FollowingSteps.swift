import GestureTesting

/// The arithmetic of Fluent UI's slider of version 8: the handle follows the touch between the stops, everything after the
/// last whole step is the maximum, and keys add a step to a value that the program has set between two stops.
struct FollowingSteps: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 4), drag: .absolute, overhang: 8)
    traits.stepRounding = .custom
    (traits.roundsSets, traits.keySteps) = (false, .init(4))
    traits.detents = nil
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// The value at which the handle is drawn while it follows a touch.
  private var shown: Double?

  var track: Track { Track(length: state.size.width) }
  var presentedValue: Double { shown ?? value }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(
        x: track.position(of: presentedValue / 10) - 8, y: state.size.height / 2 - 8),
      size: GestureSize(width: 16, height: 16))
  }

  func legal(_ number: Double) -> Double { min(10, max(0, number)) + 0 }
  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    let steps = 2.5 * place
    value = steps > 2 ? 10 : 4 * steps.rounded()
    shown = steps > 2 ? 10 : 4 * steps
  }
  mutating func release() { shown = nil }
  mutating func give() { shown = nil }
  mutating func rebase(isSet: Bool) { if isSet { shown = nil } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 10
    default: legal(value + (way.isUpward ? 4 : -4))
    }
  }
}
