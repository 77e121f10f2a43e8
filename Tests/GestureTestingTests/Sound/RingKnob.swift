import Foundation
import GestureTesting

/// A dial of minutes around a clock, with a knob on its ring, which the touch must hit.
struct RingKnob<Design: RingDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...1435, step: 5)
    (traits.grabArea, traits.wraps) = (.custom, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var thumb: GestureRect? { Design.showsKnob ? knob : nil }
  private var knob: GestureRect {
    let angle = value / 1440 * 2 * .pi
    let middle = GesturePoint(
      x: state.size.width / 2 + 0.4 * track.length * sin(angle),
      y: state.size.height / 2 - 0.4 * track.length * cos(angle))
    return GestureRect(
      origin: GesturePoint(x: middle.x - 20, y: middle.y - 20),
      size: GestureSize(width: 40, height: 40))
  }

  func accepts(_ point: GesturePoint) -> Bool { knob.contains(point) }
  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, let old = minutes(at: last), let new = minutes(at: point) else { return }
    state.raw = Design.place(state.raw, movedFrom: old, to: new)
    let minutes = ((state.raw / 5).rounded() * 5).truncatingRemainder(dividingBy: Design.day)
    value = (minutes < 0 ? minutes + Design.day : minutes) + 0
  }
  /// Returns the angle of a touch in minutes, clockwise from the top.
  private func minutes(at point: GesturePoint) -> Double? {
    let (x, y) = arm(to: point)
    return x == 0 && y == 0 ? nil : atan2(x, -y) / (2 * .pi) * 1440
  }
}

/// The design of a ``RingKnob``.
protocol RingDesign {
  /// Whether the place of the knob can be seen.
  static var showsKnob: Bool { get }
  /// The minutes after which the dial begins again.
  static var day: Double { get }
  /// Returns the place of the knob after the touch has moved from one angle to another, all in minutes.
  static func place(_ place: Double, movedFrom old: Double, to new: Double) -> Double
}

extension RingDesign {
  static var showsKnob: Bool { false }
  static var day: Double { 1440 }
  static func place(_ place: Double, movedFrom old: Double, to new: Double) -> Double {
    place + (new - old).remainder(dividingBy: 1440)
  }
}

/// A dial whose knob goes to the touch.
enum ClockDial: RingDesign {
  static let showsKnob = true
  static func place(_ place: Double, movedFrom old: Double, to new: Double) -> Double { new }
}

/// A dial whose knob turns by the angle of the touch.
enum BedtimeDial: RingDesign {}
