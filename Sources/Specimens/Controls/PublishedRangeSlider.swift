import GestureEngine

/// A slider with two thumbs as several packages published it, with their bugs.
///
/// The published sliders find the touched thumb by its distance, enforce the distance of the values in
/// different places and units, and know nothing of two touches. The correct branches use the engine's
/// `ThumbPair`; each bug replaces the values that it gives.
public struct PublishedRangeSlider: Control {
  /// The configuration of a ``PublishedRangeSlider``.
  public struct Configuration: PublishedConfiguration {
    /// The bounds of both values.
    public var range = 0.0...1.0
    /// The initial lower value; `nil` means the lower bound.
    public var lower: Double?
    /// The initial upper value; `nil` means the upper bound.
    public var upper: Double?
    /// The distance of neighbouring stops; `nil` means no stops.
    public var step: Double?
    /// The least distance of the values.
    public var leastDistance = 0.0
    /// The greatest distance of the values; `nil` means any distance.
    public var greatestDistance: Double?
    /// The effect of a thumb that meets the other thumb.
    public var whenMeeting = ThumbTraits.Meeting.stops
    /// The extent of a thumb, in points.
    public var thumbWidth = 28.0
    /// The bugs of the slider.
    public var bugs = BugSet<Bug>.all

    /// Creates the configuration of a slider over 0...1 with all bugs.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .range("range") { $1(&$0.range) },
      .optionalNumber("lower", .finite) { $1(&$0.lower) },
      .optionalNumber("upper", .finite) { $1(&$0.upper) },
      .optionalNumber("step", .positive) { $1(&$0.step) },
      .number("leastDistance", .nonNegative) { $1(&$0.leastDistance) },
      .optionalNumber("greatestDistance", .nonNegative) { $1(&$0.greatestDistance) },
      .choice("whenMeeting", ThumbTraits.Meeting.fieldNames) { $1(&$0.whenMeeting) },
      .length("thumbWidth", .nonNegative) { $1(&$0.thumbWidth) },
    ]
  }

  let configuration: Configuration
  /// The correct values.
  private var pair: ThumbPair
  /// The values that the program reads.
  private var low: Double
  private var high: Double
  /// The only touch, its position and the values when it went down.
  private var only: Start?

  private struct Start {
    var id: Int
    var x: Double
    var low: Double
    var high: Double
    /// Whether the touch went down on both thumbs at the same place.
    var isOnBoth: Bool
    /// The greatest extent of a push.
    var pushed: Double?
  }

  /// Creates a slider.
  ///
  /// - Throws: `ConfigurationError` if the configuration is refused.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    let distances = try ThumbDistances(
      range: configuration.range, step: configuration.step, least: configuration.leastDistance,
      greatest: configuration.greatestDistance)
    for (field, value) in [("lower", configuration.lower), ("upper", configuration.upper)] {
      guard let value, !configuration.range.contains(value) else { continue }
      throw ConfigurationError(field: field, value: .number(value), allowed: "in the range")
    }
    pair = ThumbPair(
      ThumbTraits(distances: distances, whenMeeting: configuration.whenMeeting),
      lower: configuration.lower, upper: configuration.upper)
    (low, high) = (pair.lower, pair.upper)
    layOut(.zero)
  }

  /// Two thumbs, dragged from anywhere.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: configuration.range, stops: pair.traits.distances.stops, drag: .grabbed,
      settlingTime: 0)
    traits.thumbs = pair.traits
    traits.scalesWithSize = true
    return traits
  }

  /// Whether the slider has two values: `true`.
  public static var hasTwoValues: Bool { true }

  /// The lower value.
  public var value: Double { low }

  /// The upper value.
  public var upper: UpperThumb? {
    let place = scale.fraction(of: high)
    return UpperThumb(value: high, fraction: place, thumb: pair.layout.frame(at: place))
  }

  /// Whether one or two touches are tracked.
  public var isTracking: Bool { pair.isTracking }

  /// The place of the lower value along the track.
  public var fraction: Double { scale.fraction(of: low) }

  /// The track, from a thumb's centre at one end to its centre at the other end.
  public var track: Track { pair.layout.track }

  /// The frame of the lower thumb.
  public var thumb: GestureRect? { pair.layout.frame(at: fraction) }

  private var scale: Scale { pair.traits.distances.scale }

  private func has(_ bug: Bug) -> Bool { configuration.bugs.contains(bug) }
}

extension PublishedRangeSlider {
  /// Handles an event and returns the response.
  public mutating func handle(_ event: GestureEvent) -> Response {
    if case .resize(let size) = event {
      layOut(size)
      return Response()
    }
    let (old, oldHigh) = (low, high)
    let (before, start) = (pair, only)
    let isAlone = pair.isTracking && only != nil
    var response = pair.handle(published(event))
    note(event, response, before)
    let isSample = event.touch?.id == start?.id && start != nil
    if pair.lower != before.lower || pair.upper != before.upper || isSample && isAlone {
      (low, high) = (pair.lower, pair.upper)
    }
    if isSample, isAlone, let start, let x = event.touch?.point?.x, x.isFinite {
      drag(from: start, to: x, response.thumb)
    }
    if case .thumbs(.set(let a, let b)) = event { set(a, b, before) }
    guard event.isByUser else { return Response() }
    let ends = (response.reachedEnd, response.upper?.reachedEnd ?? false)
    (response.change, response.upper) = (nil, nil)
    let distances = pair.traits.distances
    var lower = Response(from: old, to: low, in: configuration.range, editing: response.editing)
    var upper = Response(
      from: oldHigh, to: high, in: configuration.range, editing: response.editing)
    if case .committed = response.editing {
      // The value of a commit is that of one thumb.
      lower.reachedEnd = reachedEnd(from: old, to: low)
      upper.reachedEnd = reachedEnd(from: oldHigh, to: high)
    }
    if case .down = event, before.isTracking {
      // A lost end may have reverted a value to its end.
      (lower.reachedEnd, upper.reachedEnd) = ends
    }
    response.change = lower.change
    response.reachedEnd = lower.reachedEnd
    response.detents = distances.stops?.distance(from: old, to: low) ?? 0
    response.upper = upper.change.map { Response.Effect(change: $0) }
    response.upper?.reachedEnd = upper.reachedEnd
    response.upper?.detents = distances.stops?.distance(from: oldHigh, to: high) ?? 0
    if case .committed = response.editing {
      response.editing = .committed(value: response.thumb == .upper ? high : low)
    }
    return response
  }

  private func reachedEnd(from old: Double, to new: Double) -> Bool {
    let range = configuration.range
    return new != old && (new <= range.lowerBound || new >= range.upperBound)
  }

  private mutating func layOut(_ size: GestureSize) {
    let side = configuration.thumbWidth
    pair.layOut(ThumbLayout(size: size, thumb: GestureSize(width: side, height: side)))
  }

  /// Returns the event that the slider reads: it breaks a tie by the side of a touch that is a little too
  /// far to the right.
  private func published(_ event: GestureEvent) -> GestureEvent {
    guard has(.stuckAtTheEnd) else { return event }
    let shift = 0x1p-10
    switch event {
    case .down(let point, let id):
      return .down(GesturePoint(x: point.x + shift, y: point.y), id: id)
    case .move(let point, let id):
      return .move(GesturePoint(x: point.x + shift, y: point.y), id: id)
    case .up(let point?, let id): return .up(GesturePoint(x: point.x + shift, y: point.y), id: id)
    case .up(nil, _), .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: return event
    }
  }

  /// Follows the begin and the end of the only touch.
  private mutating func note(_ event: GestureEvent, _ response: Response, _ before: ThumbPair) {
    switch response.editing {
    case .began:
      guard !before.isTracking, case .down(let point, let id) = event else {
        only = nil
        return
      }
      let isOnBoth =
        before.lower == before.upper && before.frame(of: .lower).contains(point)
      only = Start(id: id, x: point.x, low: low, high: high, isOnBoth: isOnBoth)
    case .committed, .cancelled: only = nil
    case nil: break
    }
  }

  /// Replaces the values of a drag by those of the bugs.
  private mutating func drag(from start: Start, to x: Double, _ thumb: Thumb?) {
    let (distances, range) = (pair.traits.distances, configuration.range)
    let length = track.length
    guard length > 0 else { return }
    let span = range.upperBound - range.lowerBound
    if has(.bothMove), start.isOnBoth {
      let way = (x - start.x).magnitude / length * span
      (low, high) = (
        max(range.lowerBound, start.low - way), min(range.upperBound, start.high + way)
      )
      return
    }
    guard let thumb else { return }
    let value = thumb == .lower ? start.low : start.high
    let wanted = distances.legal(
      scale.value(at: track.fraction(from: scale.fraction(of: value), movedBy: x - start.x)))
    if has(.zeroIsNoNeighbour), thumb == .upper, low == 0, wanted < 0 { high = wanted }
    let isNear = distances.least > 0 && (thumb == .lower ? wanted > low : wanted < high)
    switch configuration.whenMeeting {
    case .stops where isNear:
      if has(.stepAfterDistance), distances.stops != nil {
        let limit = thumb == .lower ? high - distances.least : low + distances.least
        if thumb == .lower { low = distances.legal(limit) } else { high = distances.legal(limit) }
      }
      if has(.distanceInPoints) {
        let points = distances.least / length * span
        if thumb == .lower {
          low = min(wanted, high - points)
        } else {
          high = max(wanted, low + points)
        }
      }
    case .pushes:
      if has(.limitAfterBound) {
        if thumb == .lower, wanted > high - distances.least {
          (low, high) = (wanted, wanted + distances.least)
        } else if thumb == .upper, wanted < low + distances.least {
          (low, high) = (wanted - distances.least, wanted)
        }
      }
      if has(.pushedAndLeft) { leave(thumb) }
    case .stops, .swaps: break
    }
  }

  /// Leaves a pushed thumb where it was pushed.
  private mutating func leave(_ thumb: Thumb) {
    if thumb == .lower {
      high = max(high, only?.pushed ?? high)
      only?.pushed = high
    } else {
      low = min(low, only?.pushed ?? low)
      only?.pushed = low
    }
  }

  /// Replaces the values of a `set` by those of the bugs.
  private mutating func set(_ a: Double, _ b: Double, _ before: ThumbPair) {
    let distances = pair.traits.distances
    let (first, second) = (a.isNaN ? before.lower : a, b.isNaN ? before.upper : b)
    let (lower, upper) = (distances.legal(min(first, second)), distances.legal(max(first, second)))
    guard lower != before.lower || upper != before.upper else { return }
    if has(.setMovesBoth), b.isNaN, first <= second, track.isUsable {
      let place = track.position(of: scale.fraction(of: before.upper))
      high =
        configuration.range.lowerBound
        + (place - track.start) / track.length
        * (configuration.range.upperBound - configuration.range.lowerBound)
    }
    if has(.distanceBeyondTheRange), upper - lower < distances.least {
      (low, high) = (upper - distances.least, upper)
    }
    if has(.distanceByDragOnly), upper - lower < distances.least { (low, high) = (lower, upper) }
  }
}
