import Foundation
import GestureTesting

/// The arithmetic of a slider with a skew and steps of 5, as that of JUCE.
struct SkewedSteps<Design: SkewDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 5), drag: .absolute)
    traits.hasOwnScale = true
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 12, length: state.size.width - 24) }
  var fraction: Double { value >= 100 ? 1 : pow(value / 100, Design.skew) }
  var thumb: GestureRect? { thumb(ofWidth: 24) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) {
      value = legal(Design.number(of: 100 * pow(place, 1 / 0.3)))
    }
  }
}

/// The design of a ``SkewedSteps``.
protocol SkewDesign {
  /// The power that gives the place of a value.
  static var skew: Double { get }
  /// Returns the number to round to a step, given the value at a touch.
  static func number(of value: Double) -> Double
}

extension SkewDesign {
  static func number(of value: Double) -> Double { value }
}

/// A slider whose thumb is drawn at its touch.
enum EvenSkew: SkewDesign {
  static let skew = 0.3
}
