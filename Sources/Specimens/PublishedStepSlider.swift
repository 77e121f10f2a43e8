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

    /// No stops at all.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let fields = [
      Field("value", .number(.finite), isOptional: true), Field("stops", .integers(atLeast: 0)),
      Field("thumbWidth", .length(.nonNegative)),
    ]

    /// The value of a field by its place in ``fields``.
    public subscript(field: Int) -> FieldValue {
      get {
        switch field {
        case 0: FieldValue(value)
        case 1: .integers(stops)
        default: .number(thumbWidth)
        }
      }
      set {
        switch field {
        case 0: newValue.store(in: &value)
        case 1: newValue.store(in: &stops)
        default: newValue.store(in: &thumbWidth)
        }
      }
    }
  }

  private let configuration: Configuration
  private var size = Size.zero
  private var gesture = PublishedGesture()
  /// Whether the thumb is being slid.
  private var isSliding = false
  /// Whether the touch may still be a tap: it has not moved.
  private var mayTap = false
  /// Where the touch was last.
  private var last: Point?
  /// The value, as the program sees it.
  public private(set) var value: Double

  /// A slider as published: that there are no stops shows when it is dragged.
  ///
  /// - Throws: Nothing.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    self.configuration = configuration
    value = configuration.value ?? Double(configuration.stops.first ?? 0)
  }

  /// From stop to stop, by dragging the thumb or tapping.
  public var traits: ControlTraits {
    guard let stops = try? IntegerStops(configuration.stops) else {
      return ControlTraits(drag: .grabbedOrTapped)
    }
    let snapping = Snapping(stops)
    var traits = ControlTraits(range: snapping.range, stops: snapping, drag: .grabbedOrTapped)
    traits.tapTolerance = 10
    traits.overhang = max(0, configuration.thumbWidth / 2 - 50)
    return traits
  }

  /// From the first stop to the last one, 50 points from the edges.
  public var track: Track { Track(start: 50, length: size.width - 100) }

  /// Where the thumb is drawn.
  public var thumb: Rect? {
    let (low, high) = bounds
    let part = (value - Double(low)) / (Double(high) - Double(low))
    let center = 50 + part * (size.width - 100)
    return Rect(
      origin: Point(x: center - configuration.thumbWidth / 2, y: 11.5),
      size: Size(width: configuration.thumbWidth, height: 81))
  }

  /// The thumb.
  public var scene: Scene {
    let shape = thumb.map { Shape(.thumb, .capsule, frame: $0, paint: .knob) }
    return Scene(size: size, shapes: shape.map { [$0] } ?? [])
  }

  private var bounds: (low: Int, high: Int) {
    (configuration.stops.first ?? 0, configuration.stops.last ?? 0)
  }

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = Response()
    switch gesture.call(for: event) {
    case .changed(let point)?:
      last = point
      if case .down = event {
        response.editing = .began
        isSliding = thumb.map { $0.contains(point) } ?? false
        mayTap = !isSliding
      } else {
        mayTap = false
        if isSliding { go(to: point.x) }
      }
    case .ended?:
      if mayTap, let last { go(to: last.x) }
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

  private mutating func go(to x: Double) {
    let (low, high) = (configuration.stops[0], bounds.high)
    let part = (x - 50) / (size.width - 100)
    let whole = Int(part * Double(high - low)) + low
    let clamped = min(max(whole, low), high)
    var nearest = low
    for stop in configuration.stops where abs(stop - clamped) < abs(nearest - clamped) {
      nearest = stop
    }
    value = Double(nearest)
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let new) where !new.isNaN: value = new
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
