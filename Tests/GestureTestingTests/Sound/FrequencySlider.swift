import Foundation
import GestureTesting

/// The arithmetic of an equalizer's band: equal distances multiply the frequency by equal factors.
struct FrequencySlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 20...20_000, scale: .exponential, drag: .absolute, grabArea: .bounds)
    traits.precision = .tolerance(1e-14)
    return traits
  }()
  var value = 20.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var fraction: Double { value >= 20_000 ? 1 : log(value / 20) / log(1000) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    value = value(at: min(1, max(0, point.x / state.size.width)))
  }
  private func value(at place: Double) -> Double {
    place >= 1 ? 20_000 : min(20_000, 20 * pow(1000, max(0, place)))
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    value(at: Scale.fractions.value(after: fraction, way))
  }
}
