import Foundation
import GestureTesting

/// A slider whose drawing follows its value by a part of the way each frame, as in many games, and is at the value
/// once it is a ten-thousandth away.
struct SmoothedSlider<Design: SmoothDesign>: SoundSlider {
  static var design: ControlTraits { ControlTraits(drag: .absolute, settlingTime: 0.5) }
  var value = 0.0
  var state = SliderState()
  private var drawn = 0.0

  var presentedValue: Double { drawn }
  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
  mutating func rebase(isSet: Bool) { if !isSet, Design.startsAnew { drawn = 0 } }
  mutating func pass(_ seconds: Double) -> Bool {
    if seconds > 0 {
      drawn = value + (drawn - value) * exp(-10 * seconds)
      if abs(drawn - value) < 1e-4 { drawn = value }
    }
    return drawn != value
  }
}

/// The design of a ``SmoothedSlider``.
protocol SmoothDesign {
  /// Whether the drawing starts again from 0 after a resize.
  static var startsAnew: Bool { get }
}

/// A drawing that a resize leaves where it is.
enum SteadyDrawing: SmoothDesign { static let startsAnew = false }
