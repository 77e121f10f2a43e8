import Foundation
import GestureTesting

/// A dial of the hours from 0 to 11, one of which is hard to choose, or cannot be chosen.
struct HourDial<Design: HourDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...11, step: 1)
    (traits.grabArea, traits.wraps) = (.bounds, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var thumb: GestureRect? {
    guard Design.hasHand else { return nil }
    let (angle, length) = (value / 6 * .pi, 0.4 * track.length)
    return GestureRect(
      origin: GesturePoint(
        x: state.size.width / 2 + length * sin(angle) - 1,
        y: state.size.height / 2 - length * cos(angle) - 1),
      size: GestureSize(width: 2, height: 2))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = arm(to: point)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let place = atan2(x, -y) / (2 * .pi) * 12
    value = Design.hour(at: place < 0 ? place + 12 : place)
  }
}

/// The design of an ``HourDial``.
protocol HourDesign {
  /// Returns the hour at a place, from 0 to 12 hours clockwise of the top.
  static func hour(at place: Double) -> Double
  /// Whether a hand shows the hour.
  static var hasHand: Bool { get }
}

extension HourDesign {
  static var hasHand: Bool { false }

  /// Returns the hour at a place of a dial without one of its hours.
  static func hour(at place: Double, without missing: Double, instead other: Double) -> Double {
    let hour = place.rounded().truncatingRemainder(dividingBy: 12) + 0
    return hour == missing ? other : hour
  }
}

/// A dial without the last hour, from which the value goes on to the first in any case.
enum MissingEleven: HourDesign {
  static func hour(at place: Double) -> Double { hour(at: place, without: 11, instead: 10) }
}

/// A dial without 7, which the value leaps past.
enum MissingSeven: HourDesign {
  static func hour(at place: Double) -> Double { hour(at: place, without: 7, instead: 8) }
}

/// A dial without 0, where the value stays at 11.
enum MissingTwelve: HourDesign {
  static func hour(at place: Double) -> Double { hour(at: place, without: 0, instead: 11) }
}

/// A dial whose half hour before 0 gives 11.
enum NarrowTwelve: HourDesign {
  static func hour(at place: Double) -> Double { min(11, place.rounded()) }
}

/// A dial whose hours begin at their marks.
enum FlooredHours: HourDesign {
  static let hasHand = true
  static func hour(at place: Double) -> Double { min(11, place.rounded(.down)) }
}

/// A dial whose hours end at their marks.
enum RaisedHours: HourDesign {
  static let hasHand = true
  static func hour(at place: Double) -> Double {
    place.rounded(.up).truncatingRemainder(dividingBy: 12) + 0
  }
}
