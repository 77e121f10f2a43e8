import Foundation
import GestureTesting

/// A dial whose value is that of the angle of the touch around the middle.
struct AngleDial<Design: AngleDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: Design.range, step: Design.step)
    traits.staysAtEnds = Design.staysAtEnds
    traits.tap = Design.seeks ? Design.tap : nil
    return traits
  }
  var value = Design.range.lowerBound
  var state = SliderState()
  private var hasMoved = false

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = false
    if !Design.ignoresPresses { drag(from: point, to: point) }
    hasMoved = false
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    hasMoved = true
    let (x, y) = arm(to: point)
    let distance = (x * x + y * y).squareRoot()
    let isDead =
      distance <= Design.deadRadius || distance < Design.deadPart * track.length / 2
    guard track.isUsable, !isDead, !state.isHeld else { return }
    let range = Design.range
    var place = Design.place(x: x, y: y, from: fraction)
    if Design.clampsTurns, last != point {
      let (x, y) = arm(to: last)
      place =
        fraction + (place - Design.place(x: x, y: y, from: fraction)).remainder(dividingBy: 4 / 3)
    }
    if Design.sealsEnds, abs(place - fraction) > 0.5, last != point {
      state.isHeld = true
      value = fraction > 0.5 ? range.upperBound : range.lowerBound
      return
    }
    guard !Design.ignoresGap || (0...1).contains(place) else { return }
    value = legal(range.lowerBound + place * (range.upperBound - range.lowerBound))
  }
  mutating func release() {
    if Design.seeks, !Design.ignoresTaps, !hasMoved { drag(from: state.down, to: state.down) }
    value = Design.value(releasedAt: value)
  }
}

/// The design of an ``AngleDial``.
protocol AngleDesign {
  static var range: ClosedRange<Double> { get }
  /// The distance of the stops; `nil` if there are none.
  static var step: Double? { get }
  /// Whether a touch that goes down changes nothing until it moves.
  static var ignoresPresses: Bool { get }
  /// Whether a touch that lifts off without a motion leads to its place.
  static var seeks: Bool { get }
  /// The declared effect of a tap that leads to its place.
  static var tap: ControlTraits.Tap { get }
  /// Whether a touch changes nothing before it moves.
  static var ignoresTaps: Bool { get }
  /// Whether a touch in the gap between the ends changes nothing.
  static var ignoresGap: Bool { get }
  /// Whether it stays at an end until the touch comes back there.
  static var staysAtEnds: Bool { get }
  /// Whether a touch that goes on through the gap changes nothing more.
  static var sealsEnds: Bool { get }
  /// Whether a motion turns the knob on from its value, wherever the touch is.
  static var clampsTurns: Bool { get }
  /// The part of the radius within which a touch does nothing.
  static var deadPart: Double { get }
  /// The distance from the middle within which a touch does nothing, in points.
  static var deadRadius: Double { get }
  /// Returns the value after a touch has lifted off.
  static func value(releasedAt value: Double) -> Double
  /// Returns the place of a touch: a fraction of the range, or a number beyond it in the gap of the dial.
  ///
  /// The touch is `x` points to the right of the middle and `y` points below it, and the value is at `old`.
  static func place(x: Double, y: Double, from old: Double) -> Double
}

extension AngleDesign {
  static var range: ClosedRange<Double> { 0...1 }
  static var step: Double? { nil }
  static var ignoresPresses: Bool { false }
  static var seeks: Bool { false }
  static var tap: ControlTraits.Tap { .seeks }
  static var ignoresTaps: Bool { false }
  static var ignoresGap: Bool { false }
  static var staysAtEnds: Bool { false }
  static var sealsEnds: Bool { false }
  static var clampsTurns: Bool { false }
  static var deadPart: Double { 0 }
  static var deadRadius: Double { 0 }
  static func value(releasedAt value: Double) -> Double { value }
}

/// The arithmetic of a knob by angle: three quarters of a turn, from the bottom left to the bottom right.
enum AngleKnob: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    // The angle from the bottom, clockwise, in turns.
    let turn = atan2(-x, y) / (2 * .pi)
    return ((turn < 0 ? turn + 1 : turn) - 0.125) / 0.75
  }
}

/// A knob by angle that stays at an end when the touch goes on through the gap to the other one.
enum LockedKnob: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = AngleKnob.place(x: x, y: y, from: old)
    return abs(place - old) > 0.5 ? (old > 0.5 ? 1 : 0) : place
  }
}

/// A knob by angle that ignores a touch more than half its range away, as that of Qt Quick.
enum WaitingKnob: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = min(max(AngleKnob.place(x: x, y: y, from: old), 0), 1)
    return abs(place - old) > 0.5 ? old : place
  }
}

/// The arithmetic of a dial as in FLTK: from 45 to 315 degrees, clockwise from the bottom.
///
/// The value goes to the touch by the shorter way around, so that beyond an end it stays for half a turn.
enum HalfTurnDial: AngleDesign {
  static let range = -5.0...5
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let degrees = 270 * old + 45
    return old + (270 + atan2(y, x) * 180 / .pi - degrees).remainder(dividingBy: 360) / 270
  }
}

/// The arithmetic of a knob with a gap of a sixth of a turn, in which a touch is ignored, as that of PrimeVue.
enum GapKnob: AngleDesign {
  static let range = -10.0...50
  static let step: Double? = 2.5
  static let ignoresGap = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    // The angle from the bottom, clockwise, in turns.
    let turn = atan2(-x, y) / (2 * .pi)
    return ((turn < 0 ? turn + 1 : turn) * 12 - 1) / 10
  }
}

/// A knob that waits for the first motion, or for the end of a touch, as that of PrimeVue.
enum ClickedKnob: AngleDesign {
  static let (ignoresPresses, seeks) = (true, true)
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A knob as `ClickedKnob`, which declares that its taps are its own.
enum OwnClickKnob: AngleDesign {
  static let (ignoresPresses, seeks, tap) = (true, true, ControlTraits.Tap.custom)
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A knob that goes to a touch with its first motion, as that of HGCircularSlider.
enum MovedKnob: AngleDesign {
  static let (ignoresPresses, seeks, ignoresTaps) = (true, true, true)
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A knob that ignores touches within five points of its middle, as that of JUCE.
enum DeadMiddle: AngleDesign {
  static let deadRadius = 5.0
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A thin ring of volume, inside of which a touch does nothing.
enum ThinRing: AngleDesign {
  static let deadPart = 0.8
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}
