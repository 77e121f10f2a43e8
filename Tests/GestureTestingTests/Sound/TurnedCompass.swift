import Foundation
import GestureTesting

/// A compass from 0 to 360 degrees, which a touch turns around the middle as its design says.
struct TurnedCompass<Design: CompassDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...360)
    (traits.wraps, traits.precision) = (true, .tolerance(1e-12))
    return traits
  }
  var value = 0.0
  var state = SliderState()

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    value = wrapped(Design.angle(value, turnedFrom: angle(of: last), to: angle(of: point)))
  }
  private func angle(of point: GesturePoint) -> Double {
    let (x, y) = arm(to: point)
    return atan2(y, x) * 180 / .pi
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

/// The design of a ``TurnedCompass``.
protocol CompassDesign {
  /// Returns the angle of the compass after a touch has gone from one angle to another, in degrees.
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double
}
