import Foundation
import GestureTesting

/// A dial that stays at its ends, and follows the angle around the place where its middle was when the touch went down.
struct OldRing: TurnedSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(turningIn: 0...100)
    traits.staysAtEnds = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var middle = GesturePoint(x: 0, y: 0)
  /// The place of the touch, and the end at which the value stays, both fractions.
  private var (last, end): (Double?, Double?) = (nil, nil)

  mutating func touch(_ point: GesturePoint) {
    middle = GesturePoint(x: state.size.width / 2, y: state.size.height / 2)
    (last, end) = (nil, nil)
    drag(from: point, to: point)
  }
  mutating func drag(from _: GesturePoint, to point: GesturePoint) {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let place = min(1, max(0, AngleKnob.place(x: x, y: y, from: 0)))
    if let last, abs(place - last) > 0.5 { end = end == nil ? last.rounded() : nil }
    last = place
    value = 100 * (end ?? place)
  }
}
