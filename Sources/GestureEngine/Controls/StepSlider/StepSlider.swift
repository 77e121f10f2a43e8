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
/// translation, from stop to stop; one elsewhere is a tap unless it moves, and brings the thumb to the
/// stop nearest to where it lifts off.
///
///     var slider = try StepSlider(.init(stops: [1, 10, 30, 40]))
///     _ = slider.handle(.resize(Size(width: 600, height: 130)))
///     _ = slider.handle(.down(Point(x: 430, y: 50)))
///     _ = slider.handle(.up(nil))
///     slider.stop  // 30
///
/// Every `Int` can be a stop. Each event costs O(log n) in the stops and allocates nothing.
public struct StepSlider: Control {
  /// What the slider was made of.
  public let configuration: Configuration
  /// The stops, sorted, each once.
  public let stops: IntegerStops
  /// The index of the stop that the slider is at.
  public private(set) var index: Int
  /// The size that the slider is laid out in.
  public private(set) var size = Size.zero

  /// What the tracked touch is doing.
  private enum Phase: Sendable, Hashable {
    /// No touch is tracked.
    case idle
    /// It slides the thumb, which was at the stop `index` when it was at `position` along the track.
    case sliding(index: Int, position: Double)
    /// It went down off the thumb at `origin` and may become a tap.
    case tapping(origin: Point)
    /// It went down off the thumb and has moved too far for a tap.
    case lost
  }

  private var phase = Phase.idle
  private var tracker = TouchTracker()
  /// The index at `down`, to which a cancelled gesture may revert.
  private var indexAtDown: Int
  private(set) var motion: Animated
  private let snapping: Snapping

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` where a field is out of its range, or where there are no stops.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.check()
    self.configuration = configuration
    stops = try IntegerStops(configuration.stops)
    snapping = Snapping(stops)
    guard configuration.value.map(snapping.range.contains) ?? true else {
      throw ConfigurationError(
        field: "value", value: FieldValue(configuration.value),
        allowed: "from the first stop to the last one")
    }
    index = configuration.value.map(snapping.index) ?? 0
    indexAtDown = index
    motion = Animated(stops.fraction(of: index), .curve(.easeInEaseOut, seconds: 0.2))
  }

  /// From stop to stop, by dragging the thumb or tapping.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: snapping.range, stops: snapping, drag: .grabbedOrTapped,
      direction: configuration.direction, onCancel: configuration.onCancel)
    traits.tapTolerance = configuration.tapTolerance
    traits.overhang = Swift.max(0, configuration.thumbWidth / 2 - inset)
    return traits
  }

  /// The stop that the slider is at, exactly.
  public var stop: Int { stops[index] }

  /// ``stop``, rounded where it is no Double.
  public var value: Double { Double(stop) }

  /// Where the stop is along the track, 0...1.
  public var fraction: Double { stops.fraction(of: index) }

  /// The value as it is drawn, on its way from stop to stop.
  public var presentedValue: Double {
    motion.isAnimating
      ? Scale(unchecked: snapping.range, .linear).value(at: motion.presented) : value
  }

  /// From the first stop to the last one.
  public var track: Track {
    Track(start: inset, length: configuration.direction.length(of: size) - 2 * inset)
  }

  /// How far the first stop is from the edge: where the track's rounded end begins.
  private var inset: Double { configuration.sideOffset + configuration.trackHeight / 2 }
}

// MARK: - Events

extension StepSlider {
  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = index
    var response = Response()
    switch event {
    case .down, .move, .up, .cancel:
      let editing = gesture(event)
      response = Response(from: Double(stops[old]), to: value, in: snapping.range)
      response.editing = editing
      response.detents = abs(index - old)
    case .adjust(let adjustment):
      if !tracker.isTracking { adjust(adjustment) }
      response = Response(from: Double(stops[old]), to: value, in: snapping.range)
      response.detents = abs(index - old)
    case .resize(let size):
      self.size = size.usable
      rebase()
    case .set(let new):
      if !new.isNaN { go(to: snapping.index(nearestTo: new)) }
      rebase()
    case .wait(let seconds):
      motion.advance(by: seconds)
    }
    response.isAnimating = motion.isAnimating
    return response
  }

  private mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    let last = tracker.last
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      indexAtDown = index
      let place = configuration.direction.onTrack(point, in: size)
      phase =
        thumb(at: fraction).contains(place)
        ? .sliding(index: index, position: place.x) : .tapping(origin: point)
      return .began
    case .moved(let point):
      move(to: point)
      return nil
    case .ended(let point):
      if let point { move(to: point) }
      if case .tapping = phase, let place = point ?? last { tap(at: place) }
      phase = .idle
      return .committed(value: value)
    case .cancelled:
      if configuration.onCancel == .reverts { go(to: indexAtDown) }
      phase = .idle
      return .cancelled
    case nil:
      return nil
    }
  }

  private mutating func move(to point: Point) {
    switch phase {
    case .sliding(let start, let position):
      slide(from: start, by: along(point) - position)
    case .tapping(let origin):
      if point.isAtLeast(configuration.tapTolerance, from: origin) { phase = .lost }
    case .idle, .lost:
      return
    }
  }

  /// Goes to the stop nearest to where the thumb has come from that of `start`.
  ///
  /// Stops may be so close that a fraction cannot tell them apart. Then the thumb stays at the one it
  /// came from, unless it is pushed to the end.
  private mutating func slide(from start: Int, by distance: Double) {
    guard track.isUsable else { return }
    let origin = stops.fraction(of: start)
    let fraction = track.fraction(from: origin, movedBy: distance)
    let nearest = stops.index(nearestTo: fraction)
    let isPushed = distance > 0 && fraction == 1
    go(to: stops.fraction(of: nearest) == origin && !isPushed ? start : nearest)
  }

  private mutating func tap(at point: Point) {
    guard let fraction = track.fraction(at: along(point)) else { return }
    go(to: stops.index(nearestTo: fraction))
  }

  private mutating func adjust(_ adjustment: GestureEvent.Adjustment) {
    switch adjustment {
    case .increment: go(to: Swift.min(index + 1, stops.lastIndex))
    case .decrement: go(to: Swift.max(index - 1, 0))
    }
  }

  private mutating func go(to new: Int) {
    guard new != index else { return }
    index = new
    motion.move(to: fraction)
  }

  /// Begins the translation of a held thumb anew, from where it and the finger are now.
  private mutating func rebase() {
    guard case .sliding = phase, let last = tracker.last else { return }
    phase = .sliding(index: index, position: along(last))
  }

  private func along(_ point: Point) -> Double {
    configuration.direction.onTrack(point, in: size).x
  }
}
