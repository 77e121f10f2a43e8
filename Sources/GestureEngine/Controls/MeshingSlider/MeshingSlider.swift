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
///     _ = zoom.handle(.resize(Size(width: 344, height: 60)))
///     _ = zoom.handle(.down(Point(x: 172, y: 30)))
///     zoom.value       // 2.23606797749979, in the middle the geometric mean
///     zoom.currentBar  // 17, the eighteenth of 35
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
  /// The size that the slider is laid out in.
  public private(set) var size = Size.zero
  /// From the first bar's centre to the last one's; the whole length where there is one bar.
  public private(set) var track = Track(length: 0)

  private let scale: Scale
  /// The values of the bars.
  private let bars: Snapping
  private var tracker = TouchTracker()
  /// The value at `down`, to which a cancelled gesture may revert.
  private var valueAtDown: Double
  private var heights: AnimatedRow
  /// Whether the bars have somewhere else to go since time last passed.
  private var isStirred = false

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` where a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.check()
    self.configuration = configuration
    scale = try Scale(configuration.range, configuration.scale)
    bars = try Snapping(scale, divisions: Swift.max(1, configuration.barCount - 1))
    let initial = configuration.value ?? configuration.range.lowerBound
    value = initial + 0
    valueAtDown = value
    currentBar = 0
    heights = AnimatedRow(
      repeating: configuration.barMinHeight, count: configuration.barCount,
      spring: Spring(uncheckedDuration: 0.5, bounce: 0.3))
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
      direction: configuration.direction, onCancel: configuration.onCancel)
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
    let (old, oldBar) = (value, currentBar)
    var response = Response()
    switch event {
    case .down, .move, .up, .cancel:
      let editing = gesture(event)
      response = Response(from: old, to: value, in: configuration.range)
      response.editing = editing
      response.detents = abs(currentBar - oldBar)
    case .adjust(let adjustment):
      if !tracker.isTracking { adjust(adjustment) }
      response = Response(from: old, to: value, in: configuration.range)
      response.detents = abs(currentBar - oldBar)
    case .resize(let size):
      self.size = size.usable
      track = laidOutTrack
    case .set(let new):
      if !new.isNaN { take(new) }
    case .wait(let seconds):
      advance(by: seconds)
    }
    response.isAnimating = heights.isAnimating || isStirred
    return response
  }

  private mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      valueAtDown = value
      stir()
      drag(to: point)
      return .began
    case .moved(let point):
      drag(to: point)
      return nil
    case .ended(let point):
      if let point { drag(to: point) }
      stir()
      return .committed(value: value)
    case .cancelled:
      if configuration.onCancel == .reverts { take(valueAtDown) }
      stir()
      return .cancelled
    case nil:
      return nil
    }
  }

  private mutating func drag(to point: Point) {
    let position = configuration.direction.onTrack(point, in: size).x
    guard let fraction = track.fraction(at: position) else { return }
    go(to: scale.value(at: fraction))
  }

  private mutating func adjust(_ adjustment: GestureEvent.Adjustment) {
    take(
      stops?.stop(after: value, adjustment)
        ?? scale.value(at: Track.fraction(fraction, adjusted: adjustment)))
  }

  /// Takes the legal value nearest to any number but NaN.
  private mutating func take(_ number: Double) {
    let range = configuration.range
    go(to: Swift.min(Swift.max(range.lowerBound, number), range.upperBound) + 0)
  }

  /// Takes a value of the range, or the bar nearest to it.
  @inline(__always) private mutating func go(to clamped: Double) {
    let old = value
    if configuration.barCount == 1 {
      value = configuration.snapsToBars ? configuration.range.lowerBound + 0 : clamped
    } else {
      currentBar = bars.index(nearestTo: clamped)
      value = configuration.snapsToBars ? bars.stop(currentBar) : clamped
    }
    if tracker.isTracking, value != old { stir() }
  }
}

// MARK: - Motion

extension MeshingSlider {
  /// Notes that the heights have new targets; they start for them when time passes next, because at
  /// one moment only the last target counts.
  private mutating func stir() {
    if configuration.barMinHeight != configuration.barMaxHeight { isStirred = true }
  }

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
