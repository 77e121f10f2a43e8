import Foundation
import GestureTesting

/// The minutes of a clock: a touch that goes down on one of its twelve numbers takes that, and a motion any minute.
struct NumberedClock: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...59, stops: try? Snapping(range: 0...59, step: 1), drag: .custom)
    (traits.turns, traits.wraps, traits.stepRounding) = (true, true, .custom)
    traits.detents = nil
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  private var radius: Double { min(state.size.width, state.size.height) / 2 }
  var track: Track { Track(length: 2 * .pi * radius) }

  /// Returns the minutes at a point; `nil` in the middle.
  private func minutes(at point: GesturePoint) -> Double? {
    let (x, y) = (point.x - state.size.width / 2, point.y - state.size.height / 2)
    guard track.isUsable, x != 0 || y != 0 else { return nil }
    let turns = atan2(x, -y) / (2 * .pi)
    return 60 * (turns - turns.rounded(.down))
  }
  mutating func touch(_ point: GesturePoint) {
    guard let minutes = minutes(at: point) else { return }
    let number = (minutes / 5).rounded() * 5
    take(abs(number - minutes) < 2 ? number : minutes)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point != last, let minutes = minutes(at: point) { take(minutes) }
  }
  private mutating func take(_ minutes: Double) {
    value = minutes.rounded().truncatingRemainder(dividingBy: 60) + 0
  }
}
