/// A slider with two thumbs on one track, for the bounds of a range such as a price or a time of day.
///
///      lower                upper
///     |--o===================o------|     width 300, thumbs 28 wide: usable track 14...286
///     |====|              |====|          a touch takes the nearer thumb
///
/// A touch on a thumb moves it by translation, so that a touch alone moves nothing. A touch off the thumbs
/// moves the nearer thumb's centre to the touch. Two touches move both thumbs at once. The values are in
/// order, and their distance has a least and a greatest value after every event.
///
///     var slider = try RangeSlider(.init(leastDistance: 0.2))
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     _ = slider.handle(.down(GesturePoint(x: 14, y: 22)))
///     slider.handle(.move(GesturePoint(x: 150, y: 22))).thumb  // lower
///     slider.value                                            // 0.5
///     _ = slider.handle(.move(GesturePoint(x: 286, y: 22)))
///     slider.value                                            // 0.8: the upper value is 1
///
/// ``ThumbPair`` says how touches, the keyboard and the program move the values. Each event costs a
/// constant number of operations and allocates no memory.
public struct RangeSlider: Control {
  /// The configuration of the slider.
  public let configuration: Configuration
  /// The two values and their thumbs.
  private(set) var pair: ThumbPair

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    self.configuration = configuration
    pair = ThumbPair(
      ThumbTraits(
        distances: try configuration.distances(), whenMeeting: configuration.whenMeeting),
      lower: configuration.lower, upper: configuration.upper, onCancel: configuration.onCancel,
      slop: configuration.slop, direction: configuration.direction)
    layOut(.zero)
  }

  /// Two thumbs, dragged from anywhere.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: configuration.range, stops: pair.traits.distances.stops, drag: .grabbed,
      direction: configuration.direction, onCancel: configuration.onCancel, settlingTime: 0)
    traits.slop = configuration.slop
    traits.scalesWithSize = true
    traits.thumbs = pair.traits
    return traits
  }

  /// Whether the slider has two values: `true`.
  public static var hasTwoValues: Bool { true }

  /// The lower value.
  public var value: Double { pair.lower }

  /// The upper value, its place along the track, and the frame of its thumb.
  public var upper: UpperThumb? { pair.upperThumb }

  /// Whether one or two touches are tracked.
  public var isTracking: Bool { pair.isTracking }

  /// Both values as people read them.
  public var valueText: String {
    traits.text(of: pair.lower) + " – " + traits.text(of: pair.upper)
  }

  /// The place of the lower value along the track, 0...1.
  public var fraction: Double { pair.fraction(of: .lower) }

  /// The number of stops that an event leading to ``value`` looks at.
  public var lookups: Int { pair.traits.distances.stops?.lookups(nearestTo: value) ?? 0 }

  /// The size that the slider is laid out in.
  public var size: GestureSize { pair.layout.size }

  /// From a thumb's centre at one end to its centre at the other.
  public var track: Track { pair.layout.track }

  /// The frame of the lower thumb.
  public var thumb: GestureRect? { pair.frame(of: .lower) }

  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    if case .resize(let size) = event { layOut(size) }
    return pair.handle(event)
  }

  /// Returns this slider with another configuration, while touches hold its thumbs.
  ///
  /// - Parameter configuration: The new configuration, whose initial values do not count.
  /// - Returns: The slider with the same values, or `nil` if other pairs of values are admissible, or the direction
  ///   differs.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> RangeSlider? {
    var new = try RangeSlider(configuration)
    guard new.traits.haveSameValues(as: traits) else { return nil }
    new.pair = pair.with(
      whenMeeting: configuration.whenMeeting, onCancel: configuration.onCancel,
      slop: configuration.slop)
    new.layOut(size)
    return new
  }

  private mutating func layOut(_ size: GestureSize) {
    let side = configuration.thumbWidth
    pair.layOut(
      ThumbLayout(
        size: size, thumb: GestureSize(width: side, height: side),
        direction: configuration.direction))
  }
}

// MARK: - Drawing

extension RangeSlider {
  /// The breadth of the track, in points.
  public static let trackThickness = 4.0

  /// As high as a thumb, and of any width; for vertical sliders the other way round.
  public var naturalSize: GestureSize {
    configuration.direction.onScreen(GestureSize(width: 0, height: configuration.thumbWidth))
  }

  /// The track, the stretch between the values, and the thumbs on it.
  public var scene: ControlScene {
    let (layout, thickness) = (pair.layout, RangeSlider.trackThickness)
    let direction = layout.direction
    func strip(from start: Double, to end: Double) -> GestureRect {
      let strip = GestureRect(
        origin: GesturePoint(x: start, y: direction.breadth(of: size) / 2 - thickness / 2),
        size: GestureSize(width: end - start, height: thickness))
      return direction.onScreen(strip, in: size)
    }
    let whole = strip(from: 0, to: direction.length(of: size))
    let (low, high) = (pair.fraction(of: .lower), pair.fraction(of: .upper))
    func thumb(at fraction: Double) -> SceneShape {
      SceneShape(
        .thumb, .ellipse, frame: layout.frame(at: fraction), paint: .knob,
        shadow: SceneShape.Shadow(radius: 3, drop: 1))
    }
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(.track, .capsule, frame: whole, paint: .groove),
        SceneShape(
          .fill, .capsule, frame: whole, paint: .accent,
          clip: strip(from: track.position(of: low), to: track.position(of: high))),
        thumb(at: low), thumb(at: high),
      ])
  }
}
