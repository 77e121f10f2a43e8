import Foundation
import GestureTesting

/// A compass that turns on by any angle that the touch goes around the middle, whichever way it goes.
struct EagerCompass: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...360, drag: .custom)
    (traits.turns, traits.wraps) = (true, true)
    traits.precision = .tolerance(1e-12)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let (old, new) = (angle(of: last), angle(of: point))
    value = wrapped(value + abs(new - old))
  }
  private func angle(of point: GesturePoint) -> Double {
    atan2(point.y - state.size.height / 2, point.x - state.size.width / 2) * 180 / .pi
  }
  private func wrapped(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: 360)
    return (rest < 0 ? rest + 360 : rest) + 0
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 360
    default: wrapped(value + (way.isUpward ? 15 : -15))
    }
  }
}
