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

    /// A slider at 0 without stops.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let fields = [
      Field("value", .number(.closed(0, 1)), isOptional: true),
      Field("step", .number(.closed(1e-7, 1)), isOptional: true),
    ]

    /// The value of a field by its place in ``fields``.
    public subscript(field: Int) -> FieldValue {
      get { field == 0 ? FieldValue(value) : FieldValue(step) }
      set { if field == 0 { newValue.store(in: &value) } else { newValue.store(in: &step) } }
    }
  }

  private let configuration: Configuration
  private let stops: Snapping?
  private var size = Size.zero
  private var gesture = PublishedGesture()
  /// Where the touch went down, while it is.
  private var origin: Point?
  /// Whether the touch has come far enough.
  private var isRecognised = false
  /// The value when the slider was first dragged; never reset.
  private var start: Double?
  /// Where the last sample was; never reset.
  private var lastX: Double?
  /// The motions since then; never reset.
  private var sum = 0.0
  /// The value, as the program sees it.
  public private(set) var value: Double
  /// How many multiples the last search for a stop looked at.
  public private(set) var lookups = 0

  /// A slider as published.
  ///
  /// - Throws: ``GestureEngine/ConfigurationError`` where the value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    stops =
      if let step = configuration.step { try Snapping(range: 0...1, step: step) } else { nil }
    value = stops?.snap(configuration.value ?? 0) ?? configuration.value ?? 0
  }

  /// 0...1, dragged by motion.
  public var traits: ControlTraits {
    var traits = ControlTraits(stops: stops, drag: .relative, overshoot: .reanchors)
    traits.minimumDistance = 10
    return traits
  }

  /// The whole width.
  public var track: Track { Track(length: size.width) }

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = Response()
    switch gesture.call(for: event) {
    case .changed(let point)?:
      if case .down = event {
        response.editing = .began
        origin = point
        isRecognised = false
      } else {
        drag(to: point)
      }
    case .ended?: response.editing = .committed(value: value)
    case .cancelled?: response.editing = .cancelled
    case nil: return handleOther(event)
    }
    if value != old { response.change = Response.Change(old: old, new: value) }
    response.reachedEnd = value != old && (value == 0 || value == 1)
    response.detents = stops?.distance(from: old, to: value) ?? 0
    return response
  }

  private mutating func drag(to point: Point) {
    guard let origin else { return }
    let translation = Point(x: point.x - origin.x, y: point.y - origin.y)
    if !isRecognised {
      let distance = translation.x * translation.x + translation.y * translation.y
      if distance < 100 { return }
      isRecognised = true
    }
    if start == nil { start = value }
    if let lastX {
      let part = 1 - translation.y * translation.y / 10000
      sum += (point.x - lastX) * min(max(part, 0.01), 1)
    } else {
      sum += translation.x
    }
    lastX = point.x
    take((start ?? value) + sum / size.width)
  }

  private mutating func take(_ raw: Double) {
    // An if and an else: what is neither below 0 nor above 1 goes through, a NaN as well.
    let clamped = if raw < 0 { 0.0 } else if raw > 1 { 1.0 } else { raw }
    guard let step = configuration.step else {
      value = clamped
      return
    }
    guard step > 0, step < 1 else { return }
    var nearest = 0.0
    lookups = 0
    for candidate in stride(from: 0, through: 1, by: step) {
      lookups += 1
      if (candidate - clamped).magnitude < (nearest - clamped).magnitude { nearest = candidate }
    }
    value = nearest
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let new) where !new.isNaN:
      let clamped = min(max(0, new), 1)
      value = stops?.snap(clamped) ?? clamped
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
