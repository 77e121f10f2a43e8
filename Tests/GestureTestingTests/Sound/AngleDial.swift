import Foundation
import GestureTesting

/// A dial whose value is that of the angle of the touch around the middle.
struct AngleDial<Design: AngleDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: Design.range,
      stops: Design.step.flatMap { try? Snapping(range: Design.range, step: $0) }, drag: .custom)
    traits.turns = true
    return traits
  }
  var value = Design.range.lowerBound
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (point.x - state.size.width / 2, point.y - state.size.height / 2)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let range = Design.range
    value = legal(
      range.lowerBound + Design.place(x: x, y: y) * (range.upperBound - range.lowerBound))
  }
}

/// The design of an ``AngleDial``.
protocol AngleDesign {
  static var range: ClosedRange<Double> { get }
  /// The distance of the stops; `nil` if there are none.
  static var step: Double? { get }
  /// Returns the place of a touch to the right of the middle and below it, in points: a fraction of the range,
  /// or a number beyond it in the gap of the dial.
  static func place(x: Double, y: Double) -> Double
}

extension AngleDesign {
  static var range: ClosedRange<Double> { 0...1 }
  static var step: Double? { nil }
}

/// The arithmetic of a knob by angle: three quarters of a turn, from the bottom left to the bottom right.
enum AngleKnob: AngleDesign {
  static func place(x: Double, y: Double) -> Double {
    // The angle from the bottom, clockwise, in turns.
    let turn = atan2(-x, y) / (2 * .pi)
    return ((turn < 0 ? turn + 1 : turn) - 0.125) / 0.75
  }
}
