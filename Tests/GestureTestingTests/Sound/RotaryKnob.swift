import Foundation
import GestureTesting

/// A knob that turns by the angle that the touch goes around the middle, three quarters of a turn in all.
struct RotaryKnob<Design: RotaryDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: -60...6, drag: .custom)
    traits.turns = true
    return traits
  }
  var value = -60.0
  var state = SliderState()

  var track: Track { Track(length: min(state.size.width, state.size.height)) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let turn = Design.turn(from: angle(of: last), to: angle(of: point))
    value = min(6, max(-60, value + turn / (1.5 * .pi) * 66))
  }
  private func angle(of point: GesturePoint) -> Double {
    atan2(point.x - state.size.width / 2, state.size.height / 2 - point.y)
  }
}

/// The design of a ``RotaryKnob``.
protocol RotaryDesign {
  /// Returns the turn that leads from one angle to another, in radians.
  static func turn(from old: Double, to new: Double) -> Double
}

/// The shorter way around, which JUCE's rotary slider takes.
enum ShortestTurn: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double {
    (new - old).remainder(dividingBy: 2 * .pi)
  }
}
