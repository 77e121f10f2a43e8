/// A slider with labelled integer stops: drag the thumb from stop to stop, or tap anywhere.
///
///               .-----.
///        .------|     |-----------------------.
///        (  o   |  |  |       o               )     track, dots, thumb
///        '------|     |-----------------------'
///               '-----'
///           1     10          30          40        labels
///
/// The stops lie along the track in proportion to their distances. A touch on the thumb slides it by
/// translation, from stop to stop. A touch elsewhere is a tap unless it moves, and moves the thumb to
/// the stop nearest to the point where it lifts off.
///
///     var slider = try StepSlider(.init(stops: [1, 10, 30, 40]))
///     _ = slider.handle(.resize(GestureSize(width: 600, height: 130)))
///     _ = slider.handle(.down(GesturePoint(x: 430, y: 50)))
///     _ = slider.handle(.up(nil))
///     slider.stop  // 30
///
/// Every `Int` can be a stop. Each event costs O(log n) for n stops and allocates no memory.
public struct StepSlider: Control {
  /// The configuration of the slider.
  public let configuration: Configuration
  /// The stops, sorted, without duplicates.
  public let stops: IntegerStops
  /// The index of the present stop.
  public private(set) var index: Int
  /// ``stop``, rounded to a Double.
  public private(set) var value: Double
  /// The size that the slider is laid out in.
  public private(set) var size = GestureSize.zero
  /// From the first stop to the last stop.
  public private(set) var track: Track

  /// The role of the tracked touch.
  private enum Phase: Sendable, Hashable {
    /// No touch is tracked.
    case idle
    /// It slides the thumb, starting at an anchor.
    case sliding(Anchor)
    /// It went down off the thumb at `origin` and may become a tap.
    case tapping(origin: GesturePoint)
    /// It went down off the thumb and has moved too far for a tap.
    case lost
  }

  /// The places of the thumb and the finger at the start of a slide.
  private struct Anchor: Sendable, Hashable {
    /// The index of the thumb's stop.
    var index: Int
    /// The place to which the finger has moved the thumb, which is neither snapped nor clamped.
    var fraction: Double
    /// The position of the finger along the track.
    var position: Double
  }

  private var phase = Phase.idle
  private(set) var tracker: TouchTracker
  /// The index to which a cancelled gesture may revert: at `down`, or that of a later `set`.
  private var indexBefore: Int
  /// The thumb moves to its stop in ``seconds``.
  private(set) var motion: Animated
  /// The duration of the motion from one stop to another.
  private static let seconds = 0.2
  private let snapping: Snapping

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range, or if there are no stops.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    stops = try IntegerStops(configuration.stops)
    snapping = Snapping(stops)
    try FieldRequirement.inside(snapping.range).check(configuration.value, field: "value")
    index = configuration.value.map(snapping.index) ?? 0
    value = Double(stops[index])
    indexBefore = index
    tracker = TouchTracker(slop: configuration.slop)
    track = StepSlider.track(of: configuration, in: .zero)
    motion = Animated(
      stops.fraction(of: index), .curve(.easeInEaseOut, seconds: StepSlider.seconds))
  }

  /// From stop to stop, by dragging the thumb or tapping.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: snapping.range, stops: snapping, drag: .grabbedOrTapped,
      direction: configuration.direction, onCancel: configuration.onCancel,
      settlingTime: StepSlider.seconds)
    traits.tapTolerance = configuration.tapTolerance
    traits.slop = configuration.slop
    traits.scalesWithSize = true
    traits.overhang = Swift.max(0, configuration.thumbWidth / 2 - configuration.inset)
    return traits
  }

  /// Whether the slider tracks a touch.
  public var isTracking: Bool { tracker.isTracking }

  /// The present stop, exactly.
  public var stop: Int { stops[index] }

  /// The place of the stop along the track, 0...1.
  public var fraction: Double { stops.fraction(of: index) }

  /// The number of stops that an event leading to ``value`` looks at.
  public var lookups: Int { snapping.lookups(nearestTo: value) }

  /// The value as drawn, which moves from stop to stop.
  public var presentedValue: Double {
    motion.isAnimating
      ? Scale(unchecked: snapping.range, .linear).value(at: motion.presented) : value
  }

  private static func track(of configuration: Configuration, in size: GestureSize) -> Track {
    let inset = configuration.inset
    return Track(start: inset, length: configuration.direction.length(of: size) - 2 * inset)
  }
}

// MARK: - Events

extension StepSlider: SingleTouchControl {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    // A sliding thumb: the event that comes with every frame.
    if case .move(let point, let id) = event, case .sliding(let anchor) = phase,
      tracker.follow(point, id: id)
    {
      let (old, oldIndex) = (value, index)
      slide(from: anchor, to: point)
      var response = Response(from: old, to: value, in: snapping.range)
      response.detents = abs(index &- oldIndex)
      response.isAnimating = motion.isAnimating
      return response
    }
    let prior = take(event)
    var response = prior.response(to: value, index: index, in: snapping.range)
    response.isAnimating = motion.isAnimating
    return response
  }

  mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    let last = tracker.last
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      indexBefore = index
      phase =
        thumb(at: fraction).contains(configuration.direction.onTrack(point, in: size))
        ? .sliding(Anchor(index: index, fraction: fraction, position: along(point)))
        : .tapping(origin: point)
      return .began
    case .moved(let point):
      move(to: point)
      return nil
    case .ended(let point):
      if let point { move(to: point) }
      if case .tapping = phase, let place = point ?? last { tap(at: place) }
      phase = .idle
      return .committed(value: value)
    case .cancelled(let reverts):
      if reverts || configuration.onCancel == .reverts { go(to: indexBefore) }
      phase = .idle
      return .cancelled
    case nil:
      return nil
    }
  }

  private mutating func move(to point: GesturePoint) {
    switch phase {
    case .sliding(let anchor):
      slide(from: anchor, to: point)
    case .tapping(let origin):
      if point.isAtLeast(configuration.tapTolerance, from: origin) { phase = .lost }
    case .idle, .lost:
      return
    }
  }

  /// Changes to the stop nearest to the place that the thumb has moved to from its anchor.
  ///
  /// Several stops may have the same fraction. Then the thumb stays at the anchor's stop, unless it is
  /// pushed to the end.
  @inline(__always) private mutating func slide(from anchor: Anchor, to point: GesturePoint) {
    guard track.isUsable else { return }
    let distance = along(point) - anchor.position
    let fraction = track.fraction(from: anchor.fraction, movedBy: distance)
    let nearest = stops.index(nearestTo: fraction)
    let isPushed = distance > 0 && fraction == 1
    let isSame =
      nearest != anchor.index && stops.fraction(of: nearest) == stops.fraction(of: anchor.index)
    go(to: isSame && !isPushed ? anchor.index : nearest)
  }

  private mutating func tap(at point: GesturePoint) {
    guard let fraction = track.fraction(at: along(point)) else { return }
    go(to: stops.index(nearestTo: fraction))
  }

  /// Changes to a stop that the program sets, from which a slide goes on.
  mutating func set(_ new: Double) {
    let nearest = snapping.index(nearestTo: new)
    guard nearest != index else { return }
    go(to: nearest)
    indexBefore = nearest
    guard case .sliding = phase, let last = tracker.last else { return }
    phase = .sliding(Anchor(index: index, fraction: fraction, position: along(last)))
  }

  mutating func advance(by seconds: Double) { motion.advance(by: seconds) }

  /// Lays the slider out in a usable size; a slide goes on from the place to which the finger has moved
  /// the thumb, which is neither snapped nor clamped.
  mutating func resize(to new: GestureSize) {
    if new != size { layOut(in: new) }
  }

  /// Lays the slider out and anchors a slide again.
  private mutating func layOut(in new: GestureSize) {
    var held: Double?
    if case .sliding(let anchor) = phase, let last = tracker.last {
      held = track.place(from: anchor.fraction, movedBy: along(last) - anchor.position)
    }
    size = new
    track = StepSlider.track(of: configuration, in: size)
    guard let held, let last = tracker.last else { return }
    phase = .sliding(Anchor(index: index, fraction: held, position: along(last)))
  }

  mutating func adjust(_ adjustment: GestureEvent.Adjustment) -> Response.Editing? {
    go(to: snapping.index(nearestTo: snapping.stop(after: value, adjustment)))
    return nil
  }

  private mutating func go(to new: Int) {
    if new != index { arrive(at: new) }
  }

  @inline(never) private mutating func arrive(at new: Int) {
    index = new
    value = Double(stops[new])
    motion.move(to: fraction)
  }

  @inline(__always) private func along(_ point: GesturePoint) -> Double {
    configuration.direction.along(point, in: size)
  }
}

// MARK: - Configuration

extension StepSlider {
  /// Returns this slider with another configuration; a slide goes on as after a `resize`.
  ///
  /// - Parameter configuration: The new configuration, whose initial value does not count.
  /// - Returns: The slider, or `nil` if the stops or the direction differ.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> StepSlider? {
    var new = try StepSlider(configuration)
    guard new.traits.haveSameValues(as: traits) else { return nil }
    (new.index, new.value, new.indexBefore, new.motion) = (index, value, indexBefore, motion)
    (new.tracker, new.phase) = (tracker.with(slop: configuration.slop), phase)
    (new.size, new.track) = (size, track)
    new.layOut(in: size)
    return new
  }
}
