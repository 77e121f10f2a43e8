import Foundation
import GestureTesting

/// The arithmetic of a volume module that stretches: a relative drag from anywhere, and a drawing that goes
/// beyond the ends while the finger pulls.
struct ElasticVolume: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .relative, direction: .bottomToTop)
    traits.hasElasticEnds = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// The stretch beyond an end, a fraction of the track.
  private var stretch = 0.0

  var track: Track { Track(length: state.size.height) }
  var presentedValue: Double { value + stretch }
  var thumb: GestureRect? {
    let y = state.size.height * (1 - presentedValue)
    return GestureRect(
      origin: GesturePoint(x: 0, y: y + 0), size: GestureSize(width: state.size.width, height: 0))
  }

  mutating func touch(_ point: GesturePoint) {
    // A drawing on its way back is caught where it is.
    state.raw = value + stretch / (0.1 - abs(stretch))
  }
  mutating func rebase(isSet: Bool) { stretch = 0 }
  mutating func give() { if value > 0, value < 1 { stretch = 0 } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (last.y - point.y) / state.size.height
    value = min(1, max(0, state.raw))
    let beyond = state.raw - value
    stretch = 0.1 * beyond / (1 + abs(beyond))
  }
  mutating func pass(_ wait: Double) -> Bool {
    if !isTracking {
      stretch *= exp(-8 * wait)
      if abs(stretch) < 0.001 { stretch = 0 }
    }
    return stretch != 0 && !isTracking
  }
}
