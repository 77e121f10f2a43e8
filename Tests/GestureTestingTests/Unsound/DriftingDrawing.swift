import Foundation
import GestureTesting

/// A smoothed slider whose drawing goes on to an end, and then jumps to the value.
struct DriftingDrawing: SoundSlider {
  static let design = ControlTraits(drag: .absolute, settlingTime: 0.5)
  var value = 0.0
  var state = SliderState()
  private var (drawn, seconds) = (0.0, 0.0)

  var presentedValue: Double { drawn }
  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x), place != value else { return }
    (value, seconds) = (place, 0)
  }
  mutating func pass(_ time: Double) -> Bool {
    guard drawn != value else { return false }
    seconds += time
    let goal = value > drawn ? 1.0 : 0
    drawn = seconds >= 0.3 ? value : goal + (drawn - goal) * exp(-10 * time)
    return drawn != value
  }
}
