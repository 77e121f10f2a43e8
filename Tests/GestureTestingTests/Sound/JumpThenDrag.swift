import GestureTesting

/// The arithmetic of a slider that goes to each touch, and then by the motion from the stop there, as that of Godot.
struct JumpThenDrag<Design: MotionDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...20, stops: try? Snapping(range: 0...20, step: 4), drag: .grabbed)
    traits.holdsAfterJump = true
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 8, length: state.size.width - 16) }

  mutating func touch(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(20 * place) }
    state.raw = value / 20
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / (track.length + Design.margin)
    value = legal(20 * state.raw)
  }
}

/// The design of a ``JumpThenDrag``.
protocol MotionDesign {
  /// The points beyond the track in the length by which a motion is divided.
  static var margin: Double { get }
}

/// A slider whose value keeps its distance from the touch.
enum TrackMotion: MotionDesign {
  static let margin = 0.0
}
