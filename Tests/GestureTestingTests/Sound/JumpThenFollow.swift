import GestureTesting

/// The arithmetic of Chakra's slider: it jumps to a touch at once, and follows it once it has moved by three points.
struct JumpThenFollow<Design: FollowDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute, minimumDistance: 3)
    traits.tap = .seeksAtOnce
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = false
    go(to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.isHeld = state.isHeld || point.isAtLeast(Design.distance, from: state.down)
    if state.isHeld { go(to: point) }
  }
  private mutating func go(to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
}

/// The design of a ``JumpThenFollow``.
protocol FollowDesign {
  /// The distance after which the value follows a touch, in points.
  static var distance: Double { get }
}

/// A slider that waits for the distance that it declares.
enum PatientFollow: FollowDesign {
  static let distance = 3.0
}
