import GestureEngine

/// A progress slider with fine scrubbing as a tutorial published it, bugs and all.
///
/// What it sums up over a drag is never reset, the first sample counts whole, each later one at the
/// speed of where it ends, and a step is searched among all multiples.
///
/// What it declares is what its users expect of it: a relative drag that turns round at an end, does
/// not jump when it is recognised, and has canonical stops.
public struct PublishedProgressSlider: Control {
  /// The configuration of a ``PublishedProgressSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, 0...1; `nil` is 0.
    public var value: Double?
    /// The distance of neighbouring stops, if there are any.
    public var step: Double?
    /// The distance at which a drag is recognised, in points.
    public var minimumDistance = 10.0
    /// The distance across at which dragging is the finest, in points.
    public var fineDistance = 100.0
    /// What is wrong with it.
    public var bugs = BugSet<Bug>.all

    /// A slider at 0 without stops.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .closed(0, 1)) { $1(&$0.value) },
      .optionalNumber("step", .closed(1e-7, 1)) { $1(&$0.step) },
      .length("minimumDistance", .nonNegative) { $1(&$0.minimumDistance) },
      .length("fineDistance", FineScrubbing.distances) { $1(&$0.fineDistance) },
    ]
  }

  private let configuration: Configuration
  private let stops: Snapping?
  private let fine: FineScrubbing
  private var size = GestureSize.zero
  private var gesture = PublishedGesture()
  /// Where the touch went down, and where it was last.
  private var origin = GesturePoint(x: 0, y: 0)
  private var last = GesturePoint(x: 0, y: 0)
  /// Whether the touch has come far enough.
  private var isRecognised = false
  /// The value when the sum began, if it did; as published the sum begins once and for all.
  private var start: Double?
  /// Where the last motion that counts ended.
  private var counted: GesturePoint?
  /// The motions since then.
  private var sum = 0.0
  /// The value, as the program sees it.
  public private(set) var value: Double
  /// How many multiples the last search among all of them looked at.
  private var searched = 0

  /// A slider as published.
  ///
  /// - Throws: ``GestureEngine/ConfigurationError`` where the value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    stops =
      if let step = configuration.step { try Snapping(range: 0...1, step: step) } else { nil }
    fine = try FineScrubbing(distance: configuration.fineDistance, floor: 0.01)
    value = 0
    value = legal(configuration.value ?? 0)
  }

  private func has(_ bug: Bug) -> Bool { configuration.bugs.contains(bug) }

  /// The value that the program gets for a number of 0...1.
  private func legal(_ number: Double) -> Double {
    if let stops { return stops.snap(number) }
    return has(.minusZero) ? number : number + 0
  }

  /// 0...1, dragged by motion.
  public var traits: ControlTraits {
    var traits = ControlTraits(stops: stops, drag: .relative, overshoot: .reanchors)
    traits.minimumDistance = configuration.minimumDistance
    return traits
  }

  /// The whole width.
  public var track: Track { Track(length: size.width) }

  /// How many stops a search for the nearest one looks at.
  public var lookups: Int {
    has(.costOfASmallStep) ? searched : stops?.lookups(nearestTo: value) ?? 0
  }

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = Response()
    switch gesture.call(for: event, trusting: has(.oneBadSampleForEver)) {
    case .began(let point)?:
      response.editing = .began
      (origin, last) = (point, point)
      isRecognised = false
      if !has(.stateSurvives) { (start, counted, sum) = (nil, nil, 0) }
    case .moved(let point)?: drag(to: point)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { drag(to: point) }
      response.editing = .committed(value: value)
    case .cancelled?: response.editing = .cancelled
    case nil: return handleOther(event)
    }
    if value != old { response.change = Response.Change(old: old, new: value) }
    response.reachedEnd = value != old && (value == 0 || value == 1)
    response.detents = stops?.distance(from: old, to: value) ?? 0
    return response
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
      value = stops?.stop(after: value, adjustment) ?? Track.fraction(value, adjusted: adjustment)
      var response = Response(from: old, to: value, in: 0...1)
      response.detents = stops?.distance(from: old, to: value) ?? 0
      return response
    case .down, .move, .up, .cancel, .set, .wait: break
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
    sum += line.way * part
    take(reached)
  }

  /// A motion that counts: its way along the track, and how far across it begins and ends.
  private typealias Line = (way: Double, start: Double, end: Double)

  private func line(to point: GesturePoint) -> Line {
    let end = motion(from: origin, to: point).y
    if isRecognised || counted != nil || has(.recognitionJump) {
      let from = counted ?? (isRecognised ? last : origin)
      return (motion(from: from, to: point).x, motion(from: origin, to: from).y, end)
    }
    // It begins where it leaves the circle inside which there is no drag.
    let (start, way) = (motion(from: origin, to: last), motion(from: last, to: point))
    let radius = configuration.minimumDistance
    let part = radius > 0 ? Recognition.exit(radius: radius, from: start, by: way) : 0
    return (way.x - part * way.x, start.y + part * way.y, end)
  }

  /// How far the value moves for each point of a line.
  private func speed(on line: Line) -> Double {
    if counted == nil, has(.firstSampleNotScaled) { return 1 }
    if has(.samplingRate) {
      let distance = configuration.fineDistance
      return min(max(1 - line.end * line.end / (distance * distance), 0.01), 1)
    }
    return fine.motion(1, from: line.start, to: line.end)
  }

  /// Where the sum has come to.
  private var reached: Double { (start ?? value) + sum / size.width }

  /// Begins the sum anew, if it began.
  private mutating func beginSum(from value: Double) {
    if start != nil { (start, sum) = (value, 0) }
  }

  private func motion(from start: GesturePoint, to end: GesturePoint) -> GesturePoint {
    Direction.leftToRight.motion(from: start, to: end)
  }

  private mutating func take(_ raw: Double) {
    // An if and an else: what is neither below 0 nor above 1 goes through, a NaN as well.
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

  /// The stop with the given index.
  private func stop(_ index: Int, of stops: Snapping, _ step: Double) -> Double {
    let isEnd = index == stops.lastIndex && !has(.endUnreachable)
    return has(.notCanonical) && !isEnd ? Double(index) * step : stops.stop(index)
  }

  /// The index of the last stop; as published that of the last multiple, which may be no end.
  private var lastIndex: Int {
    guard let stops, let step = configuration.step else { return 0 }
    return has(.endUnreachable) && Double(stops.lastIndex) * step > 1
      ? stops.lastIndex - 1 : stops.lastIndex
  }
}
