import Foundation
import GestureTesting

/// A clock of 24 hours on two rings: the angle and the distance of a touch from the middle give the hour.
struct RingHours: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...23, stops: try? Snapping(range: 0...23, step: 1), drag: .custom, overhang: 4)
    (traits.stepRounding, traits.detents) = (.custom, nil)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  private var radius: Double { min(state.size.width, state.size.height) / 2 }
  var track: Track { Track(length: radius > 0 ? 4 * radius : 0) }
  private var middle: GesturePoint {
    GesturePoint(x: state.size.width / 2, y: state.size.height / 2)
  }
  /// The end of the hand.
  var thumb: GestureRect? {
    let (length, angle) = (radius * (value < 12 ? 0.9 : 0.6), value * .pi / 6)
    return GestureRect(
      origin: GesturePoint(
        x: middle.x + length * sin(angle) - 4, y: middle.y - length * cos(angle) - 4),
      size: GestureSize(width: 8, height: 8))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    guard track.isUsable, x != 0 || y != 0 else { return }
    let turns = atan2(x, -y) / (2 * .pi)
    let hour = (12 * (turns - turns.rounded(.down))).rounded().truncatingRemainder(dividingBy: 12)
    value = hour + (x * x + y * y < 0.5625 * radius * radius ? 12 : 0)
  }
}
