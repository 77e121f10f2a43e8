import GestureTesting

/// A seek bar whose value glides to a tap in at most a quarter of a second, as smooth scrolling does.
///
/// A drag moves it by translation.
struct GlidingSeek<Design: GoalDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, minimumDistance: 5, tapTolerance: 5)
    (traits.dragStart, traits.tap, traits.changesOverTime) = (.atTheSample, .seeks, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()
  private var last = GesturePoint(x: 0, y: 0)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.raw, state.isHeld, glide.goal, last) = (value, false, nil, point)
  }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    guard state.isHeld else {
      state.isHeld = point.isAtLeast(5, from: state.down)
      return
    }
    guard track.isUsable else { return }
    state.raw += (point.x - previous.x) / track.length
    value = min(1, max(0, state.raw))
  }
  mutating func release() {
    if !state.isHeld {
      glide.goal = track.fraction(at: Design.seeksToItsDown ? state.down.x : last.x).map(
        Design.goal)
    }
  }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (value, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    isTracking ? false : glide.move(&value, for: wait, speed: 4)
  }
}

/// The design of a ``GlidingSeek``.
protocol GoalDesign {
  /// Returns the value to which a tap at a place leads.
  static func goal(at place: Double) -> Double
  /// Whether a tap seeks to where it went down, and not to where it lifts off.
  static var seeksToItsDown: Bool { get }
}

extension GoalDesign {
  static func goal(at place: Double) -> Double { place }
  static var seeksToItsDown: Bool { false }
}

/// A bar that glides to the touch.
enum WholeGlide: GoalDesign {}

/// A bar that glides to where a touch went down, as the zoom slider of OpenLayers.
enum PressedGlide: GoalDesign { static let seeksToItsDown = true }
