import GestureTesting

/// A lever that a spring pulls back to 0, at a whole range in a second, as that of a crane or a jog shuttle.
struct SpringLever<Design: LeverDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .absolute, rest: 0)
    (traits.changesOverTime, traits.hasOwnAdjustments) = (true, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var returns = false
  /// The seconds until the spring pulls.
  private var delay = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    if !Design.forgetsTouches { returns = false }
    drag(from: point, to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
  mutating func release() { (returns, delay) = (true, Design.delay) }
  mutating func give() { returns = Design.returnsAfterACancel }
  mutating func rebase(isSet: Bool) { if isSet { returns = false } }
  mutating func handle(_ event: GestureEvent) -> Response {
    guard case .adjust(let way) = event, !isTracking else {
      var response = base(event)
      if Design.commitsRest, case .committed = response.editing {
        response.editing = .committed(value: 0)
      }
      return response
    }
    let old = value
    (value, returns) = (min(1, max(0, value + (way.isUpward ? 0.1 : -0.1))), true)
    var response = Response(from: old, to: value, in: 0...1, editing: .committed(value: value))
    response.isAnimating = pass(0)
    return response
  }
  mutating func pass(_ seconds: Double) -> Bool {
    if returns { value = max(0, value - max(0, seconds - delay)) }
    delay = max(0, delay - seconds)
    returns = returns && value > 0
    return returns
  }
}

/// The design of a ``SpringLever``.
protocol LeverDesign {
  /// Whether the spring pulls after a cancelled touch, too.
  static var returnsAfterACancel: Bool { get }
  /// The seconds between the end of a touch and the pull of the spring.
  static var delay: Double { get }
  /// Whether the spring pulls at a second touch, too.
  static var forgetsTouches: Bool { get }
  /// Whether a touch commits 0, to which the lever goes back, instead of its value.
  static var commitsRest: Bool { get }
}

extension LeverDesign {
  static var returnsAfterACancel: Bool { true }
  static var delay: Double { 0 }
  static var forgetsTouches: Bool { false }
  static var commitsRest: Bool { false }
}

/// A lever that always comes back.
enum CraneLever: LeverDesign {}

/// A lever that comes back half a second after its touch.
enum LateLever: LeverDesign {
  static let delay = 0.5
}
