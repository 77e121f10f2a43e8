import Foundation
import GestureTesting

/// The arithmetic of half a dial, as a gauge has it: from the left to the right around the middle of its lower edge.
struct HalfDial<Design: GaugeDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .custom, grabArea: Design.area)
    (traits.turns, traits.pivot) = (true, GesturePoint(x: 0.5, y: 1))
    return traits
  }
  var value = 0.0
  var state = SliderState()

  private var radius: Double { min(state.size.width / 2, state.size.height) }
  var track: Track { Track(length: radius) }
  var thumb: GestureRect? {
    let angle = Design.angle(at: fraction)
    return GestureRect(
      origin: GesturePoint(
        x: state.size.width / 2 - 0.8 * radius * cos(angle) - 5,
        y: state.size.height - 0.8 * radius * sin(angle) - 5),
      size: GestureSize(width: 10, height: 10))
  }

  func accepts(_ point: GesturePoint) -> Bool {
    Design.area == .anywhere
      || GestureRect(origin: GesturePoint(x: 0, y: 0), size: state.size).contains(point)
  }
  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (
      state.size.width / 2 - point.x, Design.middle * state.size.height - point.y
    )
    guard track.isUsable, x != 0 || y != 0 else { return }
    let place = y < 0 ? Design.place(belowLeft: x > 0) : atan2(y, x) / .pi
    value = min(100, max(0, 100 * Design.place(of: place))) + 0
  }
}

/// The design of a ``HalfDial``.
protocol GaugeDesign {
  /// The place of the middle, from the top down, a part of the height.
  static var middle: Double { get }
  /// The area where a touch must go down.
  static var area: ControlTraits.GrabArea { get }
  /// Returns the part of the arc for a touch below the edge.
  static func place(belowLeft isLeft: Bool) -> Double
  /// Returns the part of the range at a part of the arc.
  static func place(of part: Double) -> Double
  /// Returns the angle at which the thumb is drawn, from the left, in radians.
  static func angle(at fraction: Double) -> Double
}

extension GaugeDesign {
  static var middle: Double { 1 }
  static var area: ControlTraits.GrabArea { .anywhere }
  /// The nearer end.
  static func place(belowLeft isLeft: Bool) -> Double { isLeft ? 0 : 1 }
  static func place(of part: Double) -> Double { part }
  static func angle(at fraction: Double) -> Double { .pi * fraction }
}

/// A gauge that follows the touch.
enum HalfGauge: GaugeDesign {}

/// A gauge that a touch must hit.
enum BoundedGauge: GaugeDesign {
  static let area = ControlTraits.GrabArea.bounds
}
