import Foundation
import GestureTesting

/// The arithmetic of egui's logarithmic slider: a scale of its own, which `fraction` alone describes.
struct SymmetricLogSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...10_000, drag: .absolute)
    traits.hasOwnScale = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  /// The first tenth is linear up to 0.01, the remainder logarithmic.
  var fraction: Double {
    if value <= 0.01 { return value / 0.01 * 0.1 }
    return value >= 10_000 ? 1 : 0.1 + 0.9 * (log10(value) + 2) / 6
  }
  private func value(at fraction: Double) -> Double {
    if fraction <= 0.1 { return fraction / 0.1 * 0.01 }
    return fraction >= 1 ? 10_000 : min(10_000, pow(10, (fraction - 0.1) / 0.9 * 6 - 2))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    value = value(at: min(1, max(point.x / state.size.width, 0)))
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    value(at: Scale.fractions.value(after: fraction, way))
  }
}
