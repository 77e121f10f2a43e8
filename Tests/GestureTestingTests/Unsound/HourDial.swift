import Foundation
import GestureTesting

/// A dial of the hours from 0 to 11, one of which cannot be chosen.
struct HourDial<Design: HourDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...11, step: 1)
    (traits.grabArea, traits.wraps) = (.bounds, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = arm(to: point)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let hour = (atan2(x, -y) / (2 * .pi) * 12).rounded()
    value = (hour < 0 ? hour + 12 : hour).truncatingRemainder(dividingBy: 12) + 0
    if value == Design.missing { value = Design.instead }
  }
}

/// The design of an ``HourDial``.
protocol HourDesign {
  /// The hour that cannot be chosen.
  static var missing: Double { get }
  /// The hour that a touch at its place sets.
  static var instead: Double { get }
}

/// A dial without the last hour, from which the value goes on to the first in any case.
enum MissingEleven: HourDesign {
  static let (missing, instead) = (11.0, 10.0)
}

/// A dial without 7, which the value leaps past.
enum MissingSeven: HourDesign {
  static let (missing, instead) = (7.0, 8.0)
}

/// A dial without 0, where the value stays at 11.
enum MissingTwelve: HourDesign {
  static let (missing, instead) = (0.0, 11.0)
}
