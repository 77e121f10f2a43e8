import GestureEngine

/// A progress slider with fine scrubbing as a tutorial published it, with its bugs.
///
/// The sum of a drag's motions is never reset, the first motion counts at speed 1, each later motion
/// at the speed at its end, and the nearest stop is searched among all multiples of the step.
///
/// Its traits declare the behaviour that its users expect: a relative drag that turns back at an end,
/// does not jump when it is recognised, and has canonical stops.
public struct PublishedProgressSlider: PublishedControl {
  /// The configuration of a ``PublishedProgressSlider``.
  public struct Configuration: PublishedConfiguration {
    /// The initial value, 0...1; `nil` means 0.
    public var value: Double?
    /// The distance of neighbouring stops; `nil` means no stops.
    public var step: Double?
    /// The distance that recognises a drag, in points.
    public var minimumDistance = 10.0
    /// The distance across the track at which the speed is least, in points.
    public var fineDistance = 100.0
    /// The bugs of the slider.
    public var bugs = BugSet<Bug>.all

    /// Creates the configuration of a slider at 0 without stops and with all bugs.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .closed(0, 1)) { $1(&$0.value) },
      .optionalNumber("step", .closed(1e-7, 1)) { $1(&$0.step) },
      .length("minimumDistance", .nonNegative) { $1(&$0.minimumDistance) },
      .length("fineDistance", FineScrubbing.distances) { $1(&$0.fineDistance) },
    ]
  }

  let configuration: Configuration
  private let stops: Snapping?
  private let fine: FineScrubbing
  private(set) var size = GestureSize.zero
  var gesture = PublishedGesture()
  /// The location of the `down`.
  private var origin = GesturePoint(x: 0, y: 0)
  /// The last location of the touch.
  private var last = GesturePoint(x: 0, y: 0)
  /// Whether the touch has moved far enough to be a drag.
  private var isRecognised = false
  /// The value at the begin of the sum; in the published slider, the sum begins only once.
  private var start: Double?
  /// The end of the last motion in the sum.
  private var counted: GesturePoint?
  /// The sum of the scaled motions, in points.
  private var sum = 0.0
  /// The value that the program reads.
  public private(set) var value: Double
  /// The number of stops that the last search looked at.
  private var searched = 0

  /// Creates a slider.
  ///
  /// - Throws: `ConfigurationError` if a field is out of bounds.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    stops =
      if let step = configuration.step { try Snapping(range: 0...1, step: step) } else { nil }
    fine = try FineScrubbing(distance: configuration.fineDistance, floor: 0.01)
    value = 0
    value = legal(configuration.value ?? 0)
  }

  /// Returns the value for a number in 0...1.
  private func legal(_ number: Double) -> Double {
    if let stops { return stops.snap(number) }
    return has(.minusZero) ? number : number + 0
  }

  /// The traits of a slider that follows the motion of the touch.
  public var traits: ControlTraits {
    var traits = ControlTraits(stops: stops, drag: .relative, overshoot: .reanchors)
    traits.minimumDistance = configuration.minimumDistance
    traits.scalesWithSize = true
    return traits
  }

  /// The track, which is the whole width.
  public var track: Track { Track(length: size.width) }

  /// The number of stops that a search for the nearest stop looks at.
  public var lookups: Int {
    has(.costOfASmallStep) ? searched : stops?.lookups(nearestTo: value) ?? 0
  }

  /// Handles an event and returns the response.
  public mutating func handle(_ event: GestureEvent) -> Response { respond(to: event) }

  mutating func receive(_ event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch gesture.call(for: event, trusting: has(.oneBadSampleForEver)) {
    case .began(let point)?:
      editing = .began
      (origin, last) = (point, point)
      isRecognised = false
      if !has(.stateSurvives) { (start, counted, sum) = (nil, nil, 0) }
    case .moved(let point)?: drag(to: point)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { drag(to: point) }
      editing = .committed(value: value)
    case .cancelled?: editing = .cancelled
    case nil: return handleOther(event)
    }
    return response(from: old, editing: editing)
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    switch event {
    case .resize(let size):
      if !has(.resize), track.isUsable { beginSum(from: reached) }
      self.size = size.usable
    case .set(let new) where !new.isNaN:
      value = legal(min(max(0, new), 1))
      if !has(.setIsOverruled) { beginSum(from: value) }
    case .adjust(let adjustment):
      guard case nil = gesture.touch else { return Response() }
      let old = value
      value =
        stops?.stop(after: value, adjustment) ?? Scale.fractions.value(after: value, adjustment)
      return response(from: old)
    case .down, .move, .up, .cancel, .revert, .set, .wait, .thumbs: break
    }
    return Response()
  }
}

// MARK: - Motion

extension PublishedProgressSlider {
  private mutating func drag(to point: GesturePoint) {
    defer { last = point }
    if !isRecognised {
      let way = motion(from: origin, to: point)
      let distance = configuration.minimumDistance
      if way.x * way.x + way.y * way.y < distance * distance { return }
    }
    let line = line(to: point)
    let part = speed(on: line)
    isRecognised = true
    counted = point
    guard track.isUsable || has(.zeroWidth) else { return }
    if start == nil { start = value }
    sum = sum + line.way * part
    take(reached)
  }

  /// A motion of a recognised drag: its length along the track, and its offsets across the track at
  /// its begin and end.
  private typealias Line = (way: Double, start: Double, end: Double)

  private func line(to point: GesturePoint) -> Line {
    let end = motion(from: origin, to: point).y
    if isRecognised || counted != nil || has(.recognitionJump) {
      let from = counted ?? (isRecognised ? last : origin)
      return (motion(from: from, to: point).x, motion(from: origin, to: from).y, end)
    }
    // The motion begins where the touch leaves the circle in which a drag is not recognised.
    let (start, way) = (motion(from: origin, to: last), motion(from: last, to: point))
    let radius = configuration.minimumDistance
    let part = radius > 0 ? Recognition.exit(radius: radius, from: start, by: way) : 0
    return (way.x - part * way.x, start.y + part * way.y, end)
  }

  /// Returns the speed of a motion: the points that each of its points counts.
  private func speed(on line: Line) -> Double {
    if counted == nil, has(.firstSampleNotScaled) { return 1 }
    if has(.samplingRate) {
      let distance = configuration.fineDistance
      return min(max(1 - line.end * line.end / (distance * distance), 0.01), 1)
    }
    return fine.motion(1, from: line.start, to: line.end)
  }

  /// The fraction that the sum has reached, which may lie outside 0...1.
  private var reached: Double { (start ?? value) + sum / size.width }

  /// Restarts the sum from a value, if the sum has begun.
  private mutating func beginSum(from value: Double) {
    if start != nil { (start, sum) = (value, 0) }
  }

  private func motion(from start: GesturePoint, to end: GesturePoint) -> GesturePoint {
    Direction.leftToRight.motion(from: start, to: end)
  }

  private mutating func take(_ raw: Double) {
    // NaN is neither below 0 nor above 1, so both branches let it pass.
    let clamped = if raw < 0 { 0.0 } else if raw > 1 { 1.0 } else { raw }
    if clamped != raw, !raw.isNaN, !has(.overTravelWhenFine) { (start, sum) = (clamped, 0) }
    value = stops == nil ? clamped : stop(nearestTo: clamped)
  }
}

// MARK: - Stops

extension PublishedProgressSlider {
  private mutating func stop(nearestTo number: Double) -> Double {
    guard let stops, let step = configuration.step else { return number }
    if step >= 1, has(.stepOneIsDead) { return value }
    guard has(.costOfASmallStep) else {
      return stop(min(stops.index(nearestTo: number), lastIndex), of: stops, step)
    }
    var (nearest, distance) = (0, number.magnitude)
    for index in 0...lastIndex {
      let other = (stop(index, of: stops, step) - number).magnitude
      if other < distance { (nearest, distance) = (index, other) }
    }
    searched = lastIndex + 1
    return stop(nearest, of: stops, step)
  }

  /// Returns the stop with the given index.
  private func stop(_ index: Int, of stops: Snapping, _ step: Double) -> Double {
    let isEnd = index == stops.lastIndex && !has(.endUnreachable)
    return has(.notCanonical) && !isEnd ? Double(index) * step : stops.stop(index)
  }

  /// The index of the last stop; in the published slider, the index of the last multiple of the step,
  /// which may lie below the upper bound.
  private var lastIndex: Int {
    guard let stops, let step = configuration.step else { return 0 }
    return has(.endUnreachable) && Double(stops.lastIndex) * step > 1
      ? stops.lastIndex - 1 : stops.lastIndex
  }
}
