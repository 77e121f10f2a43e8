import GestureTesting

/// The arithmetic of Dear ImGui's number that a drag changes: the part of a motion that its last decimal
/// cannot show counts with the next motion, or not, as the design says.
struct DraggedNumber<Design: NumberDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      stops: try? Snapping(range: 0...1, step: 0.001), drag: .relative, overshoot: .reanchors,
      minimumDistance: 3)
    traits.detents = nil
    traits.dragStart = .atTheSample
    // Half a step: the rest of a motion stays at the ends.
    traits.resolution = 0.1
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var rest = 0.0

  var track: Track { Track(length: 200) }

  mutating func touch(_ point: GesturePoint) { (rest, state.isHeld) = (0, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || point.isAtLeast(3, from: state.down)
    let motion = (point.x - last.x) / 200
    guard state.isHeld, motion != 0 else { return }
    if motion > 0 ? value >= 1 : value <= 0 {
      rest = 0
      return
    }
    let raw = value + rest + motion
    let new = (raw * 1000).rounded() / 1000
    rest = Design.rest(rest + motion - (new - value))
    value = min(1, max(0, new)) + 0
  }
}

/// The design of a ``DraggedNumber``.
protocol NumberDesign {
  /// Returns the part of a motion that counts with the next one.
  static func rest(_ rest: Double) -> Double
}

/// A number that loses no motion.
enum ExactNumber: NumberDesign {
  static func rest(_ rest: Double) -> Double { rest }
}
