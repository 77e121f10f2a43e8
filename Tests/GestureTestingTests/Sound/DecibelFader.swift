import Foundation
import GestureTesting

/// The arithmetic of a mixer's fader in decibels: the cube root of the gain along the track.
struct DecibelFader: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: -90...6, drag: .grabbed, direction: .bottomToTop)
    traits.hasOwnScale = true
    return traits
  }()
  var value = -90.0
  var state = SliderState()

  var track: Track { Track(start: 20, length: state.size.height - 40) }
  private static let least = pow(10, -90.0 / 60), most = pow(10, 6.0 / 60)
  var fraction: Double {
    if value <= -90 { return 0 }
    return value >= 6 ? 1 : (pow(10, value / 60) - Self.least) / (Self.most - Self.least)
  }
  private func value(at place: Double) -> Double {
    if place <= 0 { return -90 }
    if place >= 1 { return 6 }
    return min(6, max(-90, 60 * log10(Self.least + place * (Self.most - Self.least)))) + 0
  }
  var thumb: GestureRect? {
    let center = state.size.height - track.position(of: fraction)
    return GestureRect(
      origin: GesturePoint(x: 0, y: center - 20),
      size: GestureSize(width: state.size.width, height: 40))
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw =
      state.isHeld
      ? state.raw + (last.y - point.y) / track.length
      : (state.size.height - point.y - 20) / track.length
    value = value(at: state.raw)
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    value(at: Scale.fractions.value(after: fraction, way))
  }
}
