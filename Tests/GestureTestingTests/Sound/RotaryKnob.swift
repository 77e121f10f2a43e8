import Foundation
import GestureTesting

/// A knob that turns by the angle that the touch goes around the middle.
struct RotaryKnob<Design: RotaryDesign>: TurnedSlider {
  static var design: ControlTraits { ControlTraits(turningIn: Design.range, step: Design.step) }
  var value = Design.range.lowerBound
  var state = SliderState()
  private var (place, lastAngle) = (0.0, 0.0)

  mutating func touch(_ point: GesturePoint) { (place, lastAngle) = (value, angle(of: point)) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let old = Design.keepsAngles ? lastAngle : angle(of: last)
    let turn = Design.turn(from: old, to: angle(of: point)) / (2 * .pi)
    lastAngle = angle(of: point)
    let range = Design.range
    let (x, y) = arm(to: point)
    let speed = Design.speed(at: 2 * (x * x + y * y).squareRoot() / track.length)
    place = min(range.upperBound, max(range.lowerBound, place + speed * Design.motion(of: turn)))
    value = legal(Design.value(at: place))
  }
  mutating func rebase(isSet: Bool) {
    if isSet, !Design.undoesSets { place = value }
    if !isSet, isTracking, Design.undoesTurns { place = state.valueBefore }
  }
  private func angle(of point: GesturePoint) -> Double {
    let (x, y) = arm(to: point)
    return atan2(x, -y)
  }
}

/// The design of a ``RotaryKnob``.
protocol RotaryDesign {
  static var range: ClosedRange<Double> { get }
  /// The distance of the stops; `nil` if there are none.
  static var step: Double? { get }
  /// Whether a turn goes on from the place before a `set`.
  static var undoesSets: Bool { get }
  /// Whether a resize takes a turn back to its start.
  static var undoesTurns: Bool { get }
  /// Whether a turn goes on from the last angle, that of the old middle after a resize, instead of the last place.
  static var keepsAngles: Bool { get }
  /// Returns the turn that leads from one angle to another, in radians.
  static func turn(from old: Double, to new: Double) -> Double
  /// Returns the part of the range that a motion covers, of which 1 is a whole turn clockwise.
  static func motion(of turn: Double) -> Double
  /// Returns the factor of a turn at a distance from the middle, in parts of the distance of the nearest edge.
  static func speed(at radius: Double) -> Double
  /// Returns the value of a place in the range.
  static func value(at place: Double) -> Double
}

extension RotaryDesign {
  static var range: ClosedRange<Double> { -60...6 }
  static var step: Double? { nil }
  static var undoesSets: Bool { false }
  static var undoesTurns: Bool { false }
  static var keepsAngles: Bool { false }
  static func turn(from old: Double, to new: Double) -> Double {
    (new - old).remainder(dividingBy: 2 * .pi)
  }
  static func motion(of turn: Double) -> Double { turn / 0.75 * 66 }
  static func speed(at radius: Double) -> Double { 1 }
  static func value(at place: Double) -> Double { place }
}

/// The shorter way around, which JUCE's rotary slider takes, and three quarters of a turn in all.
enum ShortestTurn: RotaryDesign {}

/// A kitchen timer of three turns of sixty minutes.
enum KitchenTimer: RotaryDesign {
  static let range = 0.0...180
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { 60 * turn }
}
