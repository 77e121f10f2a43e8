/// Bars that rise like a wave under the finger, after the Camera Control of an iPhone.
///
///                    ┃
///                  ┃ ┃             while dragging, the bars up to the current one rise
///                ┃ ┃ ┃             towards the finger
///     | ┃ ┃ ┃ ┃ ┃ ┃ ┃ ╷ ╷ ╷ ╷ |
///       0         ↑         1      fraction: from the first bar's centre to the last one's
///            current bar
///
/// The track runs from bar to bar, so that the bar under the finger is the current one. The value
/// follows the fraction on a ``Scale``: with an exponential one it moves as a camera zooms.
///
///     var zoom = try MeshingSlider(.init(range: 0.5...10, scale: .exponential))
///     _ = zoom.handle(.resize(GestureSize(width: 344, height: 60)))
///     _ = zoom.handle(.down(GesturePoint(x: 172, y: 30)))
///     zoom.value       // 2.23606797749979, in the middle the geometric mean
///     zoom.currentBar  // 17, the eighteenth of 35
///
/// The bars stand at equal distances, and the zoom does not move by equal amounts but by equal
/// factors: from 0.5× to 10× each quarter of the way multiplies by 2.11.
///
///     x       2       87      172     257     342     points, in a width of 344
///     zoom    0.5×    1.06×   2.24×   4.73×   10×
///
/// An event of a touch costs a constant number of operations; a `wait` one for each bar. None
/// allocates anything.
public struct MeshingSlider: Control {
  /// What the slider was made of.
  public let configuration: Configuration
  /// The value, in the configured range, and a bar's where it snaps.
  public private(set) var value: Double
  /// The index of the one bar that is nearest to the value, the lower one on a tie.
  public private(set) var currentBar: Int
  private var tracker = TouchTracker()
  /// Whether the bars have somewhere else to go since time last passed.
  private var isStirred = false
  /// Whether they are not all of one height for good.
  private let isWavy: Bool
  /// Whether the value at a place is a look-up or a few products away.
  private let isQuick: Bool
  /// The size that the slider is laid out in.
  public private(set) var size = GestureSize.zero
  /// From the first bar's centre to the last one's; the whole length where there is one bar.
  public private(set) var track = Track(length: 0)

  private let scale: Scale
  /// The values of the bars.
  private let bars: Snapping
  /// The same in a list, where the value snaps to them.
  private let barValues: [Double]
  /// The value at `down`, to which a cancelled gesture may revert.
  private var valueAtDown: Double
  private var heights: AnimatedRow

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` where a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.check()
    self.configuration = configuration
    scale = try Scale(configuration.range, configuration.scale)
    bars = try Snapping(scale, divisions: Swift.max(1, configuration.barCount - 1))
    barValues = configuration.snapsToBars ? (0...bars.lastIndex).map(bars.stop) : []
    let initial = configuration.value ?? configuration.range.lowerBound
    value = initial + 0
    valueAtDown = value
    currentBar = 0
    isQuick = configuration.snapsToBars || scale.kind == .linear
    isWavy = configuration.barMinHeight != configuration.barMaxHeight
    heights = AnimatedRow(
      repeating: configuration.barMinHeight, count: configuration.barCount,
      spring: SpringMotion(uncheckedDuration: 0.5, bounce: 0.3))
    take(initial)
  }

  /// The configured range and scale, dragged absolutely, with the bars for detents.
  ///
  /// One bar that is snapped to leaves one value, the lower bound.
  public var traits: ControlTraits {
    ControlTraits(
      range: configuration.barCount == 1 && configuration.snapsToBars
        ? configuration.range.lowerBound...configuration.range.lowerBound : configuration.range,
      scale: configuration.scale, stops: stops,
      detents: configuration.barCount == 1 ? nil : bars, drag: .absolute,
      direction: configuration.direction, onCancel: configuration.onCancel, settlingTime: 1,
      wave: ControlTraits.Wave(
        least: configuration.barMinHeight, greatest: configuration.barMaxHeight,
        falloff: configuration.falloff))
  }

  /// The place of ``value`` along the bars, 0...1.
  public var fraction: Double { scale.fraction(of: value) }

  /// The bars' heights as they are drawn, in points, the first bar first.
  public var barHeights: [Double] { heights.presented.map { Swift.max(0, $0) } }

  /// The values of the bars where the value snaps to more than one.
  private var stops: Snapping? {
    guard configuration.snapsToBars else { return nil }
    return configuration.barCount == 1 ? nil : bars
  }
}

// MARK: - Events

extension MeshingSlider {
  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    if _fastPath(isQuick), let (fraction, bar) = place(of: event) {
      let (old, oldBar) = (value, currentBar)
      go(
        to: configuration.snapsToBars ? barValues[bar] : scale.linearValue(inside: fraction),
        bar: bar)
      return response(from: old, bar: oldBar, editing: nil)
    }
    let (old, oldBar, editing) = isQuick ? take(event) : takeSlowly(event)
    return response(from: old, bar: oldBar, editing: editing)
  }

  /// What became of the value and of the bar.
  @inline(__always) private func response(
    from old: Double, bar: Int, editing: Response.Editing?
  ) -> Response {
    var response = Response(from: old, to: value, in: scale.range, editing: editing)
    response.detents = Int(truncatingIfNeeded: (currentBar &- bar).magnitude)
    response.isAnimating = heights.isAnimating || isStirred
    return response
  }

  /// Where a `move` of the tracked touch leads, if the bar there needs no second look.
  @inline(__always) private mutating func place(
    of event: GestureEvent
  ) -> (fraction: Double, bar: Int)? {
    guard case .move(let point, let id) = event, tracker.follow(point, id: id),
      let fraction = fraction(at: point), let bar = bars.clearIndex(at: fraction)
    else { return nil }
    return (fraction, bar)
  }

  /// Takes any event where the value at a place takes longer to tell.
  @inline(never) private mutating func takeSlowly(
    _ event: GestureEvent
  ) -> (value: Double, bar: Int, editing: Response.Editing?) {
    guard scale.kind == .exponential, let (fraction, bar) = place(of: event) else {
      return take(event)
    }
    let (old, oldBar) = (value, currentBar)
    go(to: scale.exponentialValue(inside: fraction), bar: bar)
    return (old, oldBar, nil)
  }

  /// Takes any event: apart, so that the way of a `move`, which comes with every frame, is short.
  ///
  /// - Returns: The value and the bar from which the user changed them, and the step of a gesture.
  @inline(never) private mutating func take(
    _ event: GestureEvent
  ) -> (value: Double, bar: Int, editing: Response.Editing?) {
    let (old, oldBar) = (value, currentBar)
    switch event {
    case .move(let point, let id):
      if tracker.follow(point, id: id) { drag(to: point) }
      return (old, oldBar, nil)
    case .down, .up, .cancel:
      return (old, oldBar, gesture(event))
    case .adjust(let adjustment):
      if !tracker.isTracking { adjust(adjustment) }
      return (old, oldBar, nil)
    case .resize(let size):
      self.size = size.usable
      track = laidOutTrack
    case .set(let new):
      if !new.isNaN { take(new) }
    case .wait(let seconds):
      advance(by: seconds)
    }
    return (value, currentBar, nil)
  }

  private mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      valueAtDown = value
      stir()
      drag(to: point)
      return .began
    case .ended(let point):
      if let point { drag(to: point) }
      stir()
      return .committed(value: value)
    case .cancelled:
      if configuration.onCancel == .reverts { take(valueAtDown) }
      stir()
      return .cancelled
    case .moved, nil:
      // A `move` is followed before it comes to this.
      return nil
    }
  }

  private mutating func drag(to point: GesturePoint) {
    if let fraction = fraction(at: point) { take(scale.value(inside: fraction)) }
  }

  @inline(__always) private func fraction(at point: GesturePoint) -> Double? {
    track.fraction(atFinite: configuration.direction.along(point, in: size))
  }

  private mutating func adjust(_ adjustment: GestureEvent.Adjustment) {
    take(
      stops?.stop(after: value, adjustment)
        ?? scale.value(at: Track.fraction(fraction, adjusted: adjustment)))
  }

  /// Takes the legal value nearest to any number but NaN.
  @inline(never) private mutating func take(_ number: Double) {
    let range = configuration.range
    let clamped = Swift.min(Swift.max(range.lowerBound, number), range.upperBound) + 0
    let bar = configuration.barCount == 1 ? 0 : bars.index(nearestTo: clamped)
    go(to: configuration.snapsToBars ? bars.stop(bar) : clamped, bar: bar)
  }

  /// Goes to a legal value and the bar that is nearest to it.
  @inline(__always) private mutating func go(to new: Double, bar: Int) {
    if tracker.isTracking, value != new { stir() }
    value = new
    currentBar = bar
  }
}

// MARK: - Motion

extension MeshingSlider {
  /// Notes that the heights have new targets; they start for them when time passes next, because at
  /// one moment only the last target counts.
  private mutating func stir() { isStirred = isWavy }

  private mutating func advance(by seconds: Double) {
    if isStirred {
      let wave = Wave(
        slider: configuration, isDragging: tracker.isTracking, fraction: fraction,
        currentBar: currentBar)
      heights.move { wave.height(ofBar: $0) }
      isStirred = false
    }
    heights.advance(by: seconds)
  }
}
