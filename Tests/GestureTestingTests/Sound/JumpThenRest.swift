import GestureTesting

/// A slider that goes to a touch beside its thumb at once, and whose thumb can be dragged after three points.
///
/// As that of Polymer, it drags from there, or it leaves the value at the touch.
struct JumpThenRest<Design: RestDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbed, minimumDistance: 3)
    (traits.tap, traits.dragStart) = (.seeksAtOnce, .atTheSample)
    traits.holdsAfterJump = Design.drags
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (isRecognised, hasJumped) = (false, false)

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? { thumb(ofWidth: 28) }

  mutating func touch(_ point: GesturePoint) {
    (isRecognised, hasJumped) = (false, thumb?.contains(point) != true)
    if hasJumped, let place = track.fraction(at: point.x) { value = 100 * place }
    state.raw = value / 100
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if hasJumped, !Design.drags, !Design.followsItsJump { return }
    guard isRecognised else {
      isRecognised = point.isAtLeast(hasJumped ? Design.distance : 3, from: state.down)
      return
    }
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(100, max(0, 100 * state.raw)) + 0
  }
}

/// The design of a ``JumpThenRest``.
protocol RestDesign {
  /// Whether a touch that has taken the value to its place may drag it from there.
  static var drags: Bool { get }
  /// Whether such a touch drags the value although the traits say that it stays.
  static var followsItsJump: Bool { get }
  /// The distance, in points, after which it does.
  static var distance: Double { get }
}

extension RestDesign {
  static var followsItsJump: Bool { false }
  static var distance: Double { 3 }
}

/// A slider that leaves the value where a touch has gone down.
enum RestingJump: RestDesign {
  static let drags = false
}

/// A slider that drags the value from there.
enum DraggingJump: RestDesign {
  static let drags = true
}
