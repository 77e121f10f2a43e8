import Foundation
import GestureTesting

/// A knob of a hundred percent that turns freely by three quarters of a turn, and lands on a multiple of ten.
struct LandingKnob<Design: LandingDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...100)
    (traits.stopsOnRelease, traits.hasOwnAdjustments) = (marks, true)
    return traits
  }
  private static var marks: Snapping? { try? Snapping(range: 0...100, step: 10) }
  var value = 0.0
  var state = SliderState()
  private var isTurned = false

  mutating func touch(_ point: GesturePoint) { (state.raw, isTurned) = (value, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, last != point else { return }
    let turn = (angle(of: point) - angle(of: last)).remainder(dividingBy: 2 * .pi)
    state.raw = min(100, max(0, state.raw + turn / (1.5 * .pi) * 100))
    (value, isTurned) = (state.raw + 0, true)
  }
  mutating func release() { if isTurned { value = Design.mark(nearestTo: value) } }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.marks?.stop(after: value, way) ?? value
  }

  private func angle(of point: GesturePoint) -> Double {
    let (x, y) = arm(to: point)
    return atan2(x, -y)
  }
}

/// The design of a ``LandingKnob``.
protocol LandingDesign {
  /// Returns the mark on which the knob lands.
  static func mark(nearestTo value: Double) -> Double
}

/// A knob that lands on the nearest mark.
enum NearestMark: LandingDesign {
  static func mark(nearestTo value: Double) -> Double { 10 * (value / 10).rounded() }
}
