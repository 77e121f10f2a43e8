/// Bars that rise like a wave under the finger, as in the Camera Control of an iPhone.
///
///                    ┃
///                  ┃ ┃             during a drag, the bars up to the current one rise
///                ┃ ┃ ┃             towards the finger
///     | ┃ ┃ ┃ ┃ ┃ ┃ ┃ ╷ ╷ ╷ ╷ |
///       0         ↑         1      fraction: from the first bar's centre to the last one's
///            current bar
///
/// The track runs from bar to bar, so that the bar under the finger is the current one. The value
/// follows the fraction on a ``Scale``: an exponential scale moves it as a camera zooms.
///
///     var zoom = try MeshingSlider(.init(range: 0.5...10, scale: .exponential))
///     _ = zoom.handle(.resize(GestureSize(width: 344, height: 60)))
///     _ = zoom.handle(.down(GesturePoint(x: 172, y: 30)))
///     zoom.value       // 2.23606797749979: in the middle, the geometric mean
///     zoom.currentBar  // 17, the eighteenth of 35
///
/// The bars stand at equal distances, and equal distances multiply the zoom by equal factors: from
/// 0.5× to 10×, each quarter of the track multiplies it by 2.11.
///
///     x       2       87      172     257     342     points, in a width of 344
///     zoom    0.5×    1.06×   2.24×   4.73×   10×
///
/// A touch event costs a constant number of operations, a `wait` one operation for each bar. No event
/// allocates memory.
public struct MeshingSlider: Control {
  /// The configuration of the slider.
  public let configuration: Configuration
  /// The value, in the configured range; the value of a bar where the slider snaps.
  public private(set) var value: Double
  /// The index of the bar nearest to the value, the lower index on a tie.
  public private(set) var currentBar = 0
  /// The size that the slider is laid out in.
  public private(set) var size = GestureSize.zero
  /// From the first bar's centre to the last one's; the whole length where there is one bar.
  public private(set) var track = Track(length: 0)

  private(set) var tracker: TouchTracker
  private let scale: Scale
  /// The values of the bars.
  private let bars: Snapping
  /// The values of the bars in an array where the slider snaps, else empty: looking a value up is
  /// faster than computing it.
  private let barValues: [Double]
  /// The value to which a cancelled gesture may revert: at `down`, or that of a later `set`.
  private var valueBefore: Double
  private var heights: AnimatedRow
  /// Whether bars under the wave are higher than the others.
  private let isWavy: Bool
  /// Whether the heights have had new targets since time last passed.
  private var hasNewHeights = false

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.check()
    self.configuration = configuration
    scale = try Scale(configuration.range, configuration.scale)
    bars = try Snapping(scale, divisions: Swift.max(1, configuration.barCount - 1))
    barValues = configuration.snapsToBars ? (0...bars.lastIndex).map(bars.stop) : []
    value = (configuration.value ?? configuration.range.lowerBound) + 0
    valueBefore = value
    tracker = TouchTracker(slop: configuration.slop)
    isWavy = configuration.barMinHeight != configuration.barMaxHeight
    heights = AnimatedRow(
      repeating: configuration.barMinHeight, count: configuration.barCount,
      spring: SpringMotion(uncheckedDuration: 0.5, bounce: 0.3))
    go(toLegalValueNearest: value)
  }

  /// The configured range and scale, dragged absolutely, with the bars as detents.
  ///
  /// A slider that snaps to its one bar has one value, the lower bound.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: configuration.barCount == 1 && configuration.snapsToBars
        ? configuration.range.lowerBound...configuration.range.lowerBound : configuration.range,
      scale: configuration.scale, stops: stops,
      detents: configuration.barCount == 1 ? nil : bars, drag: .absolute,
      direction: configuration.direction, onCancel: configuration.onCancel, settlingTime: 1,
      wave: configuration.wave)
    traits.slop = configuration.slop
    traits.scalesWithSize = true
    return traits
  }

  /// Whether the slider tracks a touch.
  public var isTracking: Bool { tracker.isTracking }

  /// The place of ``value`` along the bars, 0...1.
  public var fraction: Double { scale.fraction(of: value) }

  /// The number of stops that an event leading to ``value`` looks at.
  public var lookups: Int { stops?.lookups(nearestTo: value) ?? 0 }

  /// The heights of the bars as drawn, in points, the first bar first.
  public var barHeights: [Double] { heights.presented.map { Swift.max(0, $0) } }

  /// The values of the bars where the slider snaps to more than one bar.
  private var stops: Snapping? {
    configuration.snapsToBars && configuration.barCount > 1 ? bars : nil
  }
}

// MARK: - Events

extension MeshingSlider: SingleTouchControl {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    // A drag between two bars, which is the event of most frames, has short code of its own.
    if case .move(let point, let id) = event, tracker.follow(point, id: id),
      let fraction = fraction(at: point), let bar = bars.clearIndex(at: fraction)
    {
      let (old, oldBar) = (value, currentBar)
      go(to: configuration.snapsToBars ? barValues[bar] : scale.value(inside: fraction), bar: bar)
      var response = Response(from: old, to: value, in: scale.range)
      response.detents = abs(bar &- oldBar)
      response.isAnimating = isMoving
      return response
    }
    let prior = take(event)
    var response = prior.response(to: value, index: currentBar, in: scale.range)
    response.isAnimating = isMoving
    return response
  }

  var index: Int { currentBar }

  /// Whether the bars move, or will when time next passes.
  @inline(__always) private var isMoving: Bool { heights.isAnimating || hasNewHeights }

  mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      valueBefore = value
      drag(to: point)
      retargetHeights()
      return .began
    case .moved(let point):
      drag(to: point)
      return nil
    case .ended(let point):
      if let point { drag(to: point) }
      retargetHeights()
      return .committed(value: value)
    case .cancelled(let reverts):
      if reverts || configuration.onCancel == .reverts { go(toLegalValueNearest: valueBefore) }
      retargetHeights()
      return .cancelled
    case nil:
      return nil
    }
  }

  mutating func resize(to new: GestureSize) {
    size = new
    track = laidOutTrack
  }

  mutating func set(_ new: Double) {
    let old = value
    go(toLegalValueNearest: new)
    // A `set` of the present value leaves the value to which a cancel reverts.
    if value != old { valueBefore = value }
  }

  /// Goes to the value at a place along the track.
  private mutating func drag(to point: GesturePoint) {
    if let fraction = fraction(at: point) { go(toLegalValueNearest: scale.value(inside: fraction)) }
  }

  @inline(__always) private func fraction(at point: GesturePoint) -> Double? {
    track.fraction(atFinite: configuration.direction.along(point, in: size))
  }

  mutating func adjust(_ adjustment: GestureEvent.Adjustment) -> Response.Editing? {
    go(
      toLegalValueNearest: stops?.stop(after: value, adjustment)
        ?? scale.value(after: value, adjustment))
    return nil
  }

  /// Goes to the legal value nearest to `number`, which is not NaN.
  @inline(never) private mutating func go(toLegalValueNearest number: Double) {
    let clamped = configuration.range.nearest(to: number)
    let bar = configuration.barCount == 1 ? 0 : bars.index(nearestTo: clamped)
    go(to: configuration.snapsToBars ? bars.stop(bar) : clamped, bar: bar)
  }

  /// Goes to a legal value and the bar that is nearest to it.
  @inline(__always) private mutating func go(to new: Double, bar: Int) {
    if tracker.isTracking, value != new { retargetHeights() }
    value = new
    currentBar = bar
  }
}

// MARK: - Configuration

extension MeshingSlider {
  /// Returns this slider with another configuration; a drag and the motion of the bars go on.
  ///
  /// - Parameter configuration: The new configuration, whose initial value does not count.
  /// - Returns: The slider, or `nil` if the range, the scale, the stops or the direction differ.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> MeshingSlider? {
    var new = try MeshingSlider(configuration)
    guard new.traits.haveSameValues(as: traits) else { return nil }
    new.go(toLegalValueNearest: value)
    new.valueBefore = valueBefore
    new.tracker = tracker.with(slop: configuration.slop)
    new.size = size
    new.track = new.laidOutTrack
    if new.isWavy, configuration.barCount == self.configuration.barCount { new.heights = heights }
    new.hasNewHeights = new.isWavy
    return new
  }
}

// MARK: - Motion

extension MeshingSlider {
  /// Notes that the heights have new targets.
  ///
  /// They start for them when time next passes, because of several targets at one moment only the last
  /// target counts.
  @inline(__always) private mutating func retargetHeights() {
    hasNewHeights = isWavy
  }

  mutating func advance(by seconds: Double) {
    if hasNewHeights {
      let wave = Wave(
        slider: configuration, isDragging: tracker.isTracking, fraction: fraction,
        currentBar: currentBar)
      heights.move { wave.height(ofBar: $0) }
      hasNewHeights = false
    }
    heights.advance(by: seconds)
  }
}
