import GestureEngine

/// A step slider as a tutorial published it, with its bugs.
///
/// The stops are not sorted, the value is truncated to an integer before the nearest stop is searched,
/// and a touch off the thumb that moves at all does not count as a tap.
///
/// Its traits declare the behaviour that its users expect: a thumb that is held where it is grabbed,
/// taps that set the nearest stop, and values that are stops.
public struct PublishedStepSlider: PublishedControl {
  /// The configuration of a ``PublishedStepSlider``.
  public struct Configuration: PublishedConfiguration {
    /// The initial value; `nil` means the first stop.
    public var value: Double?
    /// The stops.
    public var stops: [Int] = []
    /// The width of the thumb, in points.
    public var thumbWidth = 70.0
    /// The height of the thumb, in points.
    public var thumbHeight = 81.0
    /// The distance of the thumb from the top, in points.
    public var thumbTop = 11.5
    /// The distance of the first and the last stop from the edges, in points.
    public var inset = 50.0
    /// The distance at which a touch stops being a tap, in points.
    public var tapTolerance = 10.0
    /// The bugs of the slider.
    public var bugs = BugSet<Bug>.all

    /// Creates the configuration of a slider without stops and with all bugs.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .integers("stops", atLeast: 0) { $1(&$0.stops) },
      .length("thumbWidth", .nonNegative) { $1(&$0.thumbWidth) },
      .length("thumbHeight", .nonNegative) { $1(&$0.thumbHeight) },
      .length("thumbTop", .nonNegative) { $1(&$0.thumbTop) },
      .length("inset", .nonNegative) { $1(&$0.inset) },
      .length("tapTolerance", .positive) { $1(&$0.tapTolerance) },
    ]
  }

  let configuration: Configuration
  /// The stops in use, which the published slider does not sort.
  private let stops: [Int]
  /// The correct stops; `nil` if there are no stops.
  private let snapping: Snapping?
  private(set) var size = GestureSize.zero
  var gesture = PublishedGesture()
  /// The phase of the touch, if there is a touch.
  private var phase = Phase.lost
  /// The last location of the touch.
  private var last = GesturePoint(x: 0, y: 0)
  /// The value that the program reads.
  public private(set) var value: Double

  /// A phase of a touch.
  private enum Phase: Sendable {
    /// The touch slides the thumb, which had `value` and lay at `part` when the touch was at `x`.
    case sliding(value: Double, part: Double, x: Double)
    /// The touch went down off the thumb and may become a tap.
    case tapping(origin: GesturePoint)
    /// The touch has moved too far for a tap.
    case lost
  }

  /// Creates a slider.
  ///
  /// - Throws: `ConfigurationError` if a field is out of bounds. The published slider
  ///   accepts an empty list of stops and traps when it is dragged.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    self.configuration = configuration
    let bugs = configuration.bugs
    if configuration.stops.isEmpty, bugs.contains(.noStops) {
      snapping = nil
    } else {
      try configuration.checkFields()
      snapping = Snapping(try IntegerStops(configuration.stops))
    }
    stops = bugs.contains(.unsorted) ? configuration.stops : configuration.stops.sorted()
    let initial = configuration.value ?? Double(stops.first ?? 0)
    let isKept = bugs.contains(.initialDoesNotSnap) || configuration.value == nil
    value = isKept ? initial : snapping?.snap(initial) ?? initial
  }

  /// The traits of a slider whose thumb is dragged, and that is tapped, from stop to stop.
  public var traits: ControlTraits {
    var traits = ControlTraits(drag: .grabbedOrTapped)
    traits.scalesWithSize = true
    guard let snapping else { return traits }
    (traits.range, traits.stops, traits.detents) = (snapping.range, snapping, snapping)
    traits.tapTolerance = configuration.tapTolerance
    traits.overhang = max(0, configuration.thumbWidth / 2 - configuration.inset)
    return traits
  }

  /// The track, from the first stop to the last stop.
  public var track: Track { Track(start: configuration.inset, length: length) }

  /// The distance between the stops at the ends, which is negative in a narrow slider.
  private var length: Double { size.width - 2 * configuration.inset }

  /// The frame of the thumb.
  public var thumb: GestureRect? {
    let drawn = has(.widthUnder100) ? length : max(0, length)
    let center = configuration.inset + part(of: value) * drawn
    return GestureRect(
      origin: GesturePoint(x: center - configuration.thumbWidth / 2, y: configuration.thumbTop + 0),
      size: GestureSize(width: configuration.thumbWidth, height: configuration.thumbHeight))
  }

  /// The scene of the thumb.
  public var scene: ControlScene {
    let shape = thumb.map { SceneShape(.thumb, .capsule, frame: $0, paint: .knob) }
    return ControlScene(size: size, shapes: shape.map { [$0] } ?? [])
  }

  private var bounds: (low: Int, high: Int) { (stops.first ?? 0, stops.last ?? 0) }

  /// Returns the position of a value between the first and the last stop, 0...1.
  private func part(of value: Double) -> Double {
    let (low, high) = (Double(bounds.low), Double(bounds.high))
    if low == high, !has(.oneStop) { return 0 }
    return (value - low) / (high - low)
  }

  /// Handles an event and returns the response.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let response = respond(to: event)
    if has(.setOfNaN), case .set(let new) = event, new.isNaN { hold(at: part(of: value)) }
    return response
  }

  mutating func receive(_ event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch gesture.call(for: event, trusting: has(.badSample)) {
    case .began(let point)?:
      editing = .began
      last = point
      let isOnThumb = thumb.map { $0.contains(point) } ?? false
      phase =
        isOnThumb
        ? .sliding(value: value, part: part(of: value), x: point.x) : .tapping(origin: point)
    case .moved(let point)?: move(to: point)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { move(to: point) }
      if case .tapping = phase { value = stop(at: last.x) }
      editing = .committed(value: value)
    case .cancelled?: editing = .cancelled
    case nil: return handleOther(event)
    }
    return response(from: old, editing: editing)
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    switch event {
    case .resize(let size):
      // The thumb goes on from its place between two stops.
      let place = slidPart
      self.size = size.usable
      hold(at: place)
    case .set(let new) where !new.isNaN:
      value = has(.setDoesNotSnap) ? new : snapping?.snap(new) ?? new
      hold(at: part(of: value))
    case .adjust(let adjustment):
      guard case nil = gesture.touch else { return Response() }
      let old = value
      value = traits.stops?.stop(after: value, adjustment) ?? value
      return response(from: old)
    case .down, .move, .up, .cancel, .revert, .set, .wait, .thumbs: break
    }
    return Response()
  }
}

// MARK: - Touches

extension PublishedStepSlider {
  private mutating func move(to point: GesturePoint) {
    last = point
    switch phase {
    case .sliding where has(.touchingMoves): value = stop(at: point.x)
    case .sliding(let start, let part, let x):
      value = stop(from: start, at: part, movedBy: point.x - x)
    case .tapping(let origin):
      if has(.lostTap) || point.isAtLeast(configuration.tapTolerance, from: origin) {
        phase = .lost
      }
    case .lost: break
    }
  }

  /// The place of a held thumb between the first and the last stop, which is not snapped.
  private var slidPart: Double {
    guard case .sliding(_, let part, let x) = phase, track.isUsable else {
      if case .sliding(_, let part, _) = phase { return part }
      return part(of: value)
    }
    return min(1, max(0, part + (last.x - x) / length))
  }

  /// Restarts the translation of a held thumb at a place, from the present touch.
  private mutating func hold(at part: Double) {
    if case .sliding = phase { phase = .sliding(value: value, part: part, x: last.x) }
  }

  /// Returns the stop for a touch, or the present value on a track without length.
  private func stop(at x: Double) -> Double {
    let offset = x - configuration.inset
    // The quotient of a division by 0 traps in `Int`.
    if length == 0, has(.widthOf100) { return Double(Int(offset / length)) }
    if !track.isUsable, length >= 0 || !has(.widthUnder100) { return value }
    return stop(atPart: offset / length)
  }

  /// Returns the stop nearest to the thumb after a translation from `start`.
  ///
  /// Stops that are too close to be distinguished leave the thumb at `start`, unless it is pushed to
  /// the end.
  private func stop(from start: Double, at place: Double, movedBy distance: Double) -> Double {
    guard track.isUsable else { return stop(at: last.x) }
    let moved = place + distance / length
    let nearest = stop(atPart: moved)
    let isSame = part(of: nearest) == part(of: start) && part(of: start) == place
    return isSame && !(distance > 0 && moved >= 1) ? start : nearest
  }

  /// Returns the stop nearest to a position between the first and the last stop, the first stop on a
  /// tie.
  private func stop(atPart part: Double) -> Double {
    if has(.overflow) {
      // The published arithmetic traps outside `Int`; its result counts only if it is also truncated.
      let nearest = integerStop(atPart: part)
      if has(.truncatedBeforeNearest) { return Double(nearest) }
    }
    let (low, high) = (Double(stops[0]), Double(bounds.high))
    let place = part * (high - low)
    let number = low + (has(.truncatedBeforeNearest) ? place.rounded(.towardZero) : place)
    // The distances of a remote number to two stops may round to equal numbers; sorted stops still
    // tell which stop is nearer.
    if !has(.unsorted), let snapping { return snapping.snap(number) }
    let clamped = min(max(number, low), high)
    var nearest = low
    for stop in stops where (Double(stop) - clamped).magnitude < (nearest - clamped).magnitude {
      nearest = Double(stop)
    }
    return nearest
  }

  private func integerStop(atPart part: Double) -> Int {
    let (low, high) = (stops[0], bounds.high)
    let whole = Int(part * Double(high - low)) + low
    let clamped = min(max(whole, low), high)
    var nearest = low
    for stop in stops where abs(stop - clamped) < abs(nearest - clamped) { nearest = stop }
    return nearest
  }
}
