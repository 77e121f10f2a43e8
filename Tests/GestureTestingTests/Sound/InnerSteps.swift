import GestureTesting

/// The arithmetic of Quasar's slider with an inner minimum of 20 beside its steps of 7, which rounds and then clamps.
///
/// A held thumb is under the finger.
struct InnerSteps: SoundSlider {
  static let design: ControlTraits = {
    let stops = try? IntegerStops([20] + Array(stride(from: 21, through: 77, by: 7)))
    var traits = ControlTraits(
      range: 20...77, stops: stops.map { Snapping($0) }, drag: .absolute)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 20.0
  var state = SliderState()
  private var shown: Double?

  var presentedValue: Double { shown ?? value }
  var track: Track { Track(start: 0.2 * state.size.width, length: 0.57 * state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    shown = 20 + 57 * place
    value = max(20, ((20 + 57 * place) / 7).rounded() * 7)
  }
  mutating func release() { shown = nil }
  mutating func give() { shown = nil }
  mutating func rebase(isSet: Bool) { shown = nil }
}
