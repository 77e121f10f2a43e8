/// A switch whose symbol morphs, rotates and moves between its states.
///
///      .-------------------.        .-------------------.
///     ( (×)                 )      (                 (↑) )     morph 0: a cross; 1: an arrow
///      '-------------------'        '-------------------'
///
/// A tap toggles the switch: a touch that goes down inside the bounds, stays inside or near them, and
/// lifts off. If the toggle is draggable, the symbol also follows a finger, and the toggle takes the
/// nearer state when the finger lifts off. The value is 0 or 1 and changes at once; ``morph`` follows on a
/// spring.
///
///     var toggle = MorphToggle()
///     _ = toggle.handle(.down(GesturePoint(x: 25, y: 15)))
///     _ = toggle.handle(.up(nil))
///     toggle.isOn   // true
///     toggle.morph  // 0: no time has passed
public struct MorphToggle: Control {
  /// The configuration of the toggle.
  public let configuration: Configuration
  /// Whether the toggle is on.
  public private(set) var isOn: Bool
  /// The size that the toggle is laid out in, initially 50 × 30, or 30 × 50 if it is vertical.
  public private(set) var size: GestureSize

  /// The size of a horizontal toggle before it is laid out.
  public static let initialSize = GestureSize(width: 50, height: 30)

  /// The part of a gesture that decides its effect.
  private struct Touch: Sendable, Hashable {
    /// The point where the touch went down.
    var origin: GesturePoint
    /// Whether the touch has been inside or near the bounds since it went down.
    var isTap = true
    /// Whether the touch has moved so far that it drags the symbol.
    var isDrag = false
    /// The place to which the finger had moved the symbol at ``position``, which is not clamped; `nil` until
    /// the finger moves, when the symbol may have come further on its spring.
    var fraction: Double?
    /// The position of the finger along the track from which a drag counts.
    var position: Double
  }

  private(set) var tracker = TouchTracker()
  /// The tracked touch; `nil` while no touch is tracked.
  private var touch: Touch?
  private var motion: Animated

  /// A toggle with the given configuration.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.init(checked: configuration)
  }

  /// A toggle that is off, with the default configuration.
  public init() { self.init(checked: Configuration()) }

  private init(checked configuration: Configuration) {
    self.configuration = configuration
    isOn = configuration.isOn
    size = configuration.direction.onScreen(MorphToggle.initialSize)
    motion = Animated(
      configuration.isOn ? 1 : 0, .spring(SpringMotion(uncheckedDuration: 0.55, bounce: 0)))
  }

  /// 0 or 1, changed by taps, and by drags if the toggle is draggable.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      drag: configuration.isDraggable ? .tappedOrDragged : .tapped, grabArea: .bounds,
      direction: configuration.direction, settlingTime: 1, stroke: configuration.stroke,
      initialSize: configuration.direction.onScreen(MorphToggle.initialSize))
    traits.tapTolerance = configuration.tapTolerance
    traits.scalesWithSize = true
    return traits
  }

  /// Whether the toggle tracks a touch.
  public var isTracking: Bool { tracker.isTracking }

  /// The bounds.
  public var hitArea: GestureRect? { bounds }

  /// 1 if the toggle is on, else 0.
  public var value: Double { isOn ? 1 : 0 }

  /// The value as drawn: ``morph``.
  public var presentedValue: Double { morph }

  /// The value, since its range is 0...1.
  public var fraction: Double { value }

  /// The form of the symbol as drawn, from 0, a cross, to 1, an arrow.
  public var morph: Double { Swift.min(1, Swift.max(0, motion.presented)) + 0 }

  /// From the symbol's middle when the toggle is off to its middle when the toggle is on.
  public var track: Track {
    let length = configuration.direction.length(of: size)
    return Track(start: knobBreadth / 2, length: length - knobBreadth)
  }

  /// The breadth of the area in which the symbol fits: the shorter side of the bounds.
  var knobBreadth: Double { Swift.min(size.width, size.height) }

  private var bounds: GestureRect {
    GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
  }
}

// MARK: - Events

extension MorphToggle: SingleTouchControl {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    // A `move`, which comes with every frame, never changes the state of the toggle.
    if case .move(let point, let id) = event, tracker.follow(point, id: id) {
      move(to: point)
      var response = Response()
      response.isAnimating = motion.isAnimating
      return response
    }
    let prior = take(event)
    var response = prior.response(to: value, in: 0...1)
    response.isAnimating = motion.isAnimating
    return response
  }

  /// 0: a toggle has no stops.
  var index: Int { 0 }

  mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    let last = tracker.last
    let bounds = bounds
    switch tracker.receive(event, accepts: { bounds.contains($0) }) {
    case .began(let point):
      touch = Touch(origin: point, position: along(point))
      return .began
    case .moved(let point):
      move(to: point)
      return nil
    case .ended(let point):
      if let point { move(to: point) }
      lift(at: point ?? last)
      return .committed(value: value)
    case .cancelled:
      touch = nil
      turn(on: isOn)
      return .cancelled
    case nil:
      return nil
    }
  }

  @inline(__always) private mutating func move(to point: GesturePoint) {
    if touch?.isTap == true, !isNear(point) { touch?.isTap = false }
    if configuration.isDraggable, track.isUsable { drag(to: point) }
  }

  @inline(never) private mutating func drag(to point: GesturePoint) {
    guard var touch else { return }
    if touch.fraction == nil { touch.fraction = morph }
    if point.isAtLeast(configuration.tapTolerance, from: touch.origin) { touch.isDrag = true }
    self.touch = touch
    motion.jump(to: Track.clamped(fraction(of: touch, at: point)))
  }

  /// Takes the nearer state after a drag, or the other state after a tap.
  private mutating func lift(at point: GesturePoint?) {
    guard let touch else { return }
    self.touch = nil
    if touch.isDrag {
      turn(on: morph > 0.5)
    } else {
      // A resize may have moved the bounds away from a finger that did not move.
      let isTap = touch.isTap && point.map { isNear($0) } ?? false
      turn(on: isOn != isTap)
    }
  }

  /// Returns whether `point` is inside the bounds or less than the tap tolerance outside them.
  @inline(__always) private func isNear(_ point: GesturePoint) -> Bool {
    bounds.contains(point) || bounds.isNear(point, within: configuration.tapTolerance)
  }

  /// Returns the place to which a finger at `point` has moved the symbol, which is not clamped.
  private func fraction(of touch: Touch, at point: GesturePoint) -> Double {
    track.place(from: touch.fraction ?? morph, movedBy: along(point) - touch.position)
  }

  /// Changes to a state, and draws it later.
  private mutating func turn(on new: Bool) {
    isOn = new
    if motion.target != value { motion.move(to: value) }
  }

  /// Changes to a state that the program sets, from which a drag goes on.
  mutating func set(_ new: Double) {
    guard (new > 0.5) != isOn else { return }
    turn(on: !isOn)
    hold(at: value)
  }

  mutating func adjust(_ adjustment: GestureEvent.Adjustment) -> Response.Editing? {
    turn(on: adjustment.isUpward)
    return nil
  }

  mutating func advance(by seconds: Double) { motion.advance(by: seconds) }

  /// Lays the toggle out in a usable size; a drag goes on from the place to which the finger has moved
  /// the symbol, which is not clamped.
  mutating func resize(to new: GestureSize) {
    guard new != size else { return }
    var held = touch?.fraction
    if let touch, held != nil, let last = tracker.last, track.isUsable {
      held = fraction(of: touch, at: last)
    }
    size = new
    hold(at: held)
  }

  /// Lets a drag go on from a place of the symbol and the present place of the finger.
  private mutating func hold(at fraction: Double?) {
    guard var touch, let last = tracker.last else { return }
    (touch.fraction, touch.position) = (fraction, along(last))
    self.touch = touch
  }

  private func along(_ point: GesturePoint) -> Double {
    configuration.direction.along(point, in: size)
  }
}

// MARK: - Configuration

extension MorphToggle {
  /// Returns this toggle with another configuration; a touch and the motion of the symbol go on.
  ///
  /// - Parameter configuration: The new configuration, whose initial value does not count.
  /// - Returns: The toggle, or `nil` if the direction differs.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> MorphToggle? {
    var new = try MorphToggle(configuration)
    guard new.traits.haveSameValues(as: traits) else { return nil }
    (new.isOn, new.size, new.motion) = (isOn, size, motion)
    (new.tracker, new.touch) = (tracker, touch)
    return new
  }
}
