/// A scrubber with no thumb, dragged from anywhere, the finer the further away the finger is.
///
///         down o . . . . . x──────> drag     the first 10 points only recognise the drag
///     |████████████░░░░░░░░░░░░░░░░░░|       fill: fraction × width
///
/// Only the motion of the finger counts, not its place: fraction = base + Σ motion / width, where each
/// motion is what ``FineScrubbing`` makes of the straight line between two samples.
///
///     var slider = try ProgressSlider(.init(value: 0.5))
///     _ = slider.handle(.resize(Size(width: 300, height: 20)))
///     _ = slider.handle(.down(Point(x: 100, y: 10)))
///     _ = slider.handle(.move(Point(x: 170, y: 10)))
///     slider.value  // 0.7: 70 points less the 10 that it took to recognise the drag
///
/// Between two samples of a gesture the fraction is not snapped, so that steps never eat small
/// motions. Each event costs a constant number of operations and allocates nothing.
public struct ProgressSlider: Control {
  /// What the slider was made of.
  public let configuration: Configuration
  /// The value, 0...1: the fraction, snapped where there are steps.
  public private(set) var value: Double
  /// The size that the slider is laid out in.
  public private(set) var size = Size.zero
  /// The whole length.
  public private(set) var track = Track(length: 0)

  /// What a gesture has come to.
  private struct Drag: Sendable, Hashable {
    /// Where the touch went down.
    let origin: Point
    /// The value then, to which a cancelled gesture may revert.
    let valueAtDown: Double
    /// Whether the touch has come far enough to be a drag.
    var isRecognised: Bool
    /// The fraction when the sum began: not snapped, and not clamped where overshoot accumulates.
    var base: Double
    /// The motions since then, in points.
    var sum = 0.0
  }

  private var tracker = TouchTracker()
  private var drag: Drag?
  /// The stops, which count only where there is a step: an optional would be copied at each use.
  private let snapping: Snapping
  private let isStepped: Bool
  private let fine: FineScrubbing

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` where a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    fine = try FineScrubbing(
      distance: configuration.fineDistance, floor: configuration.fineFloor)
    snapping = try Snapping(range: 0...1, step: configuration.step ?? 1)
    isStepped = configuration.step != nil
    let initial = configuration.value ?? 0
    value = isStepped ? snapping.snap(initial) : initial + 0
  }

  /// 0...1, dragged by motion alone, with stops where there is a step.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      stops: isStepped ? snapping : nil, drag: .relative, direction: configuration.direction,
      onCancel: configuration.onCancel, overshoot: configuration.overshoot)
    traits.minimumDistance = configuration.minimumDistance
    return traits
  }
}

// MARK: - Events

extension ProgressSlider {
  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .down, .move, .up, .cancel:
      editing = gesture(event)
    case .adjust(let adjustment):
      if !tracker.isTracking { adjust(adjustment) }
    case .resize(let size):
      rebase()
      self.size = size.usable
      track = Track(length: configuration.direction.length(of: self.size))
      return Response()
    case .set(let new):
      set(new)
      return Response()
    case .wait:
      return Response()
    }
    var response = Response(from: old, to: value, in: 0...1)
    response.editing = editing
    if isStepped { response.detents = snapping.distance(from: old, to: value) }
    return response
  }

  private mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    let last = tracker.last
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      drag = Drag(
        origin: point, valueAtDown: value, isRecognised: configuration.minimumDistance == 0,
        base: value)
      return .began
    case .moved(let point):
      scrub(from: last, to: point)
      return nil
    case .ended(let point):
      if let point { scrub(from: last, to: point) }
      drag = nil
      return .committed(value: value)
    case .cancelled:
      if configuration.onCancel == .reverts, let drag { value = drag.valueAtDown }
      drag = nil
      return .cancelled
    case nil:
      return nil
    }
  }

  /// Counts the straight line from one sample to the next.
  private mutating func scrub(from last: Point?, to point: Point) {
    guard var drag, let last else { return }
    let direction = configuration.direction
    let start = direction.motion(from: drag.origin, to: last)
    var way = direction.motion(from: last, to: point)
    var across = start.y
    if !drag.isRecognised {
      guard point.isAtLeast(configuration.minimumDistance, from: drag.origin) else { return }
      drag.isRecognised = true
      let part = Recognition.exit(radius: configuration.minimumDistance, from: start, by: way)
      across += part * way.y
      way = Point(x: way.x - part * way.x, y: way.y - part * way.y)
    }
    if track.isUsable {
      let end = direction.motion(from: drag.origin, to: point).y
      drag.sum = Direction.finite(drag.sum + fine.motion(way.x, from: across, to: end))
      move(&drag, along: track)
    }
    self.drag = drag
  }

  /// Brings the value to where a drag has come.
  private mutating func move(_ drag: inout Drag, along track: Track) {
    let moved = Direction.finite(drag.base + drag.sum / track.length)
    let fraction = moved <= 0 ? 0 : Swift.min(1, moved)
    if configuration.overshoot == .reanchors, fraction != moved {
      drag.base = fraction
      drag.sum = 0
    }
    value = legal(fraction)
  }

  /// The legal value nearest to a fraction.
  private func legal(_ fraction: Double) -> Double {
    isStepped ? snapping.snap(fraction) : fraction
  }

  private mutating func set(_ new: Double) {
    guard !new.isNaN else { return }
    let fraction = new <= 0 ? 0 : Swift.min(1, new)
    value = legal(fraction)
    drag?.base = value
    drag?.sum = 0
  }

  private mutating func adjust(_ adjustment: GestureEvent.Adjustment) {
    value =
      isStepped
      ? snapping.stop(after: value, adjustment) : Track.fraction(value, adjusted: adjustment)
  }

  /// Begins the sum anew before the track changes, from the fraction that it has come to.
  private mutating func rebase() {
    guard var drag, track.isUsable else { return }
    drag.base = Direction.finite(drag.base + drag.sum / track.length)
    drag.sum = 0
    self.drag = drag
  }
}
