import GestureEngine

/// A step slider as a tutorial published it, bugs and all.
///
/// The stops are taken as they come, the value is cut to a whole number before the nearest stop is
/// looked for, and a touch off the thumb that moves at all is no tap any more.
///
/// What it declares is what its users expect of it: a thumb that is held where it is grabbed, taps
/// that go to the nearest stop, and values that are stops.
public struct PublishedStepSlider: Control {
  /// The configuration of a ``PublishedStepSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value; `nil` is the first stop.
    public var value: Double?
    /// The stops.
    public var stops: [Int] = []
    /// The width of the thumb, in points.
    public var thumbWidth = 70.0
    /// The height of the thumb, in points.
    public var thumbHeight = 81.0
    /// How far the thumb is from the top, in points.
    public var thumbTop = 11.5
    /// How far the first and the last stop are from the edges, in points.
    public var inset = 50.0
    /// The distance at which a touch is no tap any more, in points.
    public var tapTolerance = 10.0
    /// What is wrong with it.
    public var bugs = BugSet<Bug>.all

    /// No stops at all.
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

  private let configuration: Configuration
  /// The stops as they are used: as published as they came.
  private let stops: [Int]
  /// The stops as they should be; `nil` where there are none.
  private let snapping: Snapping?
  private var size = GestureSize.zero
  private var gesture = PublishedGesture()
  /// What the touch is doing, if there is one.
  private var phase = Phase.lost
  /// Where the touch was last.
  private var last = GesturePoint(x: 0, y: 0)
  /// The value, as the program sees it.
  public private(set) var value: Double

  private enum Phase: Sendable {
    /// It slides the thumb, which was at `value` when it was at `x`.
    case sliding(value: Double, x: Double)
    /// It went down off the thumb and may become a tap.
    case tapping(origin: GesturePoint)
    /// It has moved too far for a tap.
    case lost
  }

  /// A slider as published: that there are no stops shows when it is dragged.
  ///
  /// - Throws: ``GestureEngine/ConfigurationError`` where there are no stops, if that is no bug of it.
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

  private func has(_ bug: Bug) -> Bool { configuration.bugs.contains(bug) }

  /// From stop to stop, by dragging the thumb or tapping.
  public var traits: ControlTraits {
    guard let snapping else { return ControlTraits(drag: .grabbedOrTapped) }
    var traits = ControlTraits(range: snapping.range, stops: snapping, drag: .grabbedOrTapped)
    traits.tapTolerance = configuration.tapTolerance
    traits.overhang = max(0, configuration.thumbWidth / 2 - configuration.inset)
    return traits
  }

  /// From the first stop to the last one, 50 points from the edges.
  public var track: Track { Track(start: configuration.inset, length: length) }

  /// What is left of the width between the stops at the ends.
  private var length: Double { size.width - 2 * configuration.inset }

  /// Where the thumb is drawn.
  public var thumb: GestureRect? {
    let drawn = has(.widthUnder100) ? length : max(0, length)
    let center = configuration.inset + part(of: value) * drawn
    return GestureRect(
      origin: GesturePoint(x: center - configuration.thumbWidth / 2, y: configuration.thumbTop + 0),
      size: GestureSize(width: configuration.thumbWidth, height: configuration.thumbHeight))
  }

  /// The thumb.
  public var scene: ControlScene {
    let shape = thumb.map { SceneShape(.thumb, .capsule, frame: $0, paint: .knob) }
    return ControlScene(size: size, shapes: shape.map { [$0] } ?? [])
  }

  private var bounds: (low: Int, high: Int) { (stops.first ?? 0, stops.last ?? 0) }

  /// The place of a value between the first stop and the last one.
  private func part(of value: Double) -> Double {
    let (low, high) = (Double(bounds.low), Double(bounds.high))
    if low == high, !has(.oneStop) { return 0 }
    return (value - low) / (high - low)
  }

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = Response()
    switch gesture.call(for: event, trusting: has(.badSample)) {
    case .began(let point)?:
      response.editing = .began
      last = point
      let isOnThumb = thumb.map { $0.contains(point) } ?? false
      phase = isOnThumb ? .sliding(value: value, x: point.x) : .tapping(origin: point)
    case .moved(let point)?: move(to: point)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { move(to: point) }
      if case .tapping = phase { value = stop(at: last.x) }
      response.editing = .committed(value: value)
    case .cancelled?: response.editing = .cancelled
    case nil: return handleOther(event)
    }
    return reporting(response, old)
  }

  private func reporting(_ response: Response, _ old: Double) -> Response {
    var response = response
    let traits = traits
    if value != old { response.change = Response.Change(old: old, new: value) }
    response.reachedEnd =
      value != old && (value == traits.range.lowerBound || value == traits.range.upperBound)
    response.detents = traits.detents?.distance(from: old, to: value) ?? 0
    return response
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    switch event {
    case .resize(let size):
      self.size = size.usable
      hold()
    case .set(let new) where !new.isNaN:
      value = has(.setDoesNotSnap) ? new : snapping?.snap(new) ?? new
      hold()
    case .adjust(let adjustment):
      guard case nil = gesture.touch else { return Response() }
      let old = value
      value = traits.stops?.stop(after: value, adjustment) ?? value
      return reporting(Response(), old)
    case .down, .move, .up, .cancel, .set, .wait: break
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
    case .sliding(let start, let x): value = stop(from: start, movedBy: point.x - x)
    case .tapping(let origin):
      if has(.lostTap) || point.isAtLeast(configuration.tapTolerance, from: origin) {
        phase = .lost
      }
    case .lost: break
    }
  }

  /// Begins the translation of a held thumb anew, from where it and the finger are now.
  private mutating func hold() {
    if case .sliding = phase { phase = .sliding(value: value, x: last.x) }
  }

  /// The stop for a touch; the value where the track has no length to measure it on.
  private func stop(at x: Double) -> Double {
    let offset = x - configuration.inset
    // What is divided by 0 is no Int.
    if length == 0, has(.widthOf100) { return Double(Int(offset / length)) }
    if !track.isUsable, length >= 0 || !has(.widthUnder100) { return value }
    return stop(atPart: offset / length)
  }

  /// The stop nearest to where the thumb has come from `start`; that itself where stops are too close
  /// to be told apart, unless it is pushed to the end.
  private func stop(from start: Double, movedBy distance: Double) -> Double {
    guard track.isUsable else { return stop(at: last.x) }
    let origin = part(of: start)
    let moved = origin + distance / length
    let nearest = stop(atPart: moved)
    return part(of: nearest) == origin && !(distance > 0 && moved >= 1) ? start : nearest
  }

  /// The stop nearest to a place between the first stop and the last one, the first one on a tie.
  private func stop(atPart part: Double) -> Double {
    if has(.overflow) {
      // As published: what is no Int traps. The result counts only where the place is cut as well.
      let nearest = integerStop(atPart: part)
      if has(.truncatedBeforeNearest) { return Double(nearest) }
    }
    let (low, high) = (Double(stops[0]), Double(bounds.high))
    let place = part * (high - low)
    let number = low + (has(.truncatedBeforeNearest) ? place.rounded(.towardZero) : place)
    // Seen from afar, the distances to two stops may be the same number: only in order is it clear
    // which is the nearer one.
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
