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

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    returns = false
    drag(from: point, to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place }
  }
  mutating func release() { returns = true }
  mutating func give() { returns = Design.returnsAfterACancel }
  mutating func rebase(isSet: Bool) { if isSet { returns = false } }
  mutating func handle(_ event: GestureEvent) -> Response {
    guard case .adjust(let way) = event, !isTracking else { return base(event) }
    let old = value
    (value, returns) = (min(1, max(0, value + (way.isUpward ? 0.1 : -0.1))), true)
    var response = Response(from: old, to: value, in: 0...1, editing: .committed(value: value))
    response.isAnimating = pass(0)
    return response
  }
  mutating func pass(_ seconds: Double) -> Bool {
    if returns { value = max(0, value - seconds) }
    returns = returns && value > 0
    return returns
  }
}

/// The design of a ``SpringLever``.
protocol LeverDesign {
  /// Whether the spring pulls after a cancelled touch, too.
  static var returnsAfterACancel: Bool { get }
}

/// A lever that always comes back.
enum CraneLever: LeverDesign {
  static let returnsAfterACancel = true
}
