import Foundation
import GestureTesting

/// A dial that loses five minutes with each turn past midnight.
enum ShortDay: RingDesign {
  static let day = 1435.0
}

/// A dial that rounds each motion to its stops, so that a slow hand cannot turn it.
enum HastyDial: RingDesign {
  static func place(_ place: Double, movedFrom old: Double, to new: Double) -> Double {
    place + ((new - old).remainder(dividingBy: 1440) / 5).rounded() * 5
  }
}

/// A wheel of 24 clicks that loses the part of a click in each motion.
struct LossyWheel: TurnedSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(turningIn: 0...100, step: 1)
    (traits.grabArea, traits.overshoot) = (.bounds, .reanchors)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let (old, new) = (arm(to: last), arm(to: point))
    let turn = (atan2(new.y, new.x) - atan2(old.y, old.x)).remainder(dividingBy: 2 * .pi)
    let clicks = (turn / (2 * .pi) * 24).rounded(.towardZero)
    value = min(100, max(0, value + clicks)) + 0
  }
}

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

/// A dial without 7, which the value leaps past.
enum MissingSeven: HourDesign {
  static let (missing, instead) = (7.0, 8.0)
}

/// A dial without the last hour, from which the value goes on to the first in any case.
enum MissingEleven: HourDesign {
  static let (missing, instead) = (11.0, 10.0)
}
