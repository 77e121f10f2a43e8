import GestureEngine

/// Meshing bars as a tutorial published them, bugs and all.
///
/// The touch maps over the whole width and the bars are laid out in their middle, so that they
/// disagree; the haptics follow the whole part of the value and every end, not the bars; nothing
/// ends a cancelled drag.
///
/// What it declares is what its users expect of it: that the bar under the finger is the current
/// one, and that each bar is felt.
public struct PublishedMeshingSlider: Control {
  /// The configuration of a ``PublishedMeshingSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value; `nil` is the lower bound.
    public var value: Double?
    /// The values at the ends of the width.
    public var range = 0.0...35
    /// How many bars there are, 1...4096.
    public var barCount = 35

    /// 0...35 on 35 bars.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let fields = [
      Field("value", .number(.finite), isOptional: true), Field("range", .range),
      Field("barCount", .number(.integer(1, 4096))),
    ]

    /// The value of a field by its place in ``fields``.
    public subscript(field: Int) -> FieldValue {
      get {
        switch field {
        case 0: FieldValue(value)
        case 1: .range(range.lowerBound, range.upperBound)
        default: .number(Double(barCount))
        }
      }
      set {
        switch field {
        case 0: newValue.store(in: &value)
        case 1: newValue.store(in: &range)
        default: newValue.store(in: &barCount)
        }
      }
    }
  }

  private let configuration: Configuration
  private let bars: Snapping
  private var size = Size.zero
  private var gesture = PublishedGesture()
  /// Set when a drag begins; only a successful end clears it.
  private var isDragging = false
  /// The whole part of the value that was felt last.
  private var lastHaptic: Int?
  /// The value, as the program sees it.
  public private(set) var value: Double

  /// A slider as published.
  ///
  /// - Throws: ``GestureEngine/ConfigurationError`` where the value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    let range = configuration.range
    let initial = configuration.value ?? range.lowerBound
    guard range.contains(initial) else {
      throw ConfigurationError(
        field: "value", value: .number(initial), allowed: "inside the range")
    }
    self.configuration = configuration
    bars = try Snapping(range: range, divisions: max(1, configuration.barCount - 1))
    value = initial
  }

  /// The configured range, dragged absolutely, with the bars for detents.
  public var traits: ControlTraits {
    ControlTraits(
      range: configuration.range, detents: configuration.barCount == 1 ? nil : bars,
      drag: .absolute)
  }

  /// The whole width.
  public var track: Track { Track(length: size.width) }

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = Response()
    switch gesture.call(for: event) {
    case .changed(let point)?:
      // A drag that was cancelled still counts as one, and so does not begin again.
      if case .down = event { response.editing = isDragging ? nil : .began }
      isDragging = true
      drag(to: point.x)
      response.detents = haptics()
    case .ended?:
      isDragging = false
      response.editing = .committed(value: value)
      response.detents = 1
    case .cancelled?: response.editing = .cancelled
    case nil: return handleOther(event)
    }
    if value != old { response.change = Response.Change(old: old, new: value) }
    response.reachedEnd =
      value != old
      && (value == configuration.range.lowerBound || value == configuration.range.upperBound)
    return response
  }

  private mutating func drag(to x: Double) {
    let (lower, upper) = (configuration.range.lowerBound, configuration.range.upperBound)
    value = min(max(lower, lower + x / size.width * (upper - lower)), upper)
  }

  /// One where the whole part of the value is another than the last time.
  private mutating func haptics() -> Int {
    let whole = Int(value)
    defer { lastHaptic = whole }
    return whole == lastHaptic ? 0 : 1
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    let range = configuration.range
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let new) where !new.isNaN: value = min(max(range.lowerBound, new), range.upperBound)
    case .adjust(let adjustment):
      guard case nil = gesture.touch else { return Response() }
      let old = value
      let fraction = Track.fraction(Scale.fraction(of: value, in: range), adjusted: adjustment)
      value = Scale.value(at: fraction, in: range)
      var response = Response(from: old, to: value, in: range)
      response.detents = bars.distance(from: old, to: value)
      return response
    case .down, .move, .up, .cancel, .set, .wait: break
    }
    return Response()
  }
}

extension Scale {
  fileprivate static func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
    (try? Scale(range))?.fraction(of: value) ?? 0
  }

  fileprivate static func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
    (try? Scale(range))?.value(at: fraction) ?? range.lowerBound
  }
}

// MARK: - Drawing

extension PublishedMeshingSlider {
  /// The value as the bars see it: not a number where the range is one value.
  public var fraction: Double {
    let range = configuration.range
    return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// Bars 4 wide and 6 apart in the middle of the width.
  public var scene: Scene {
    let count = configuration.barCount
    let gaps = Double(count - 1)
    let left = size.width / 2 - (Double(count) * 4 + gaps * 6) / 2
    let norm = fraction
    let shapes = (0..<count).map { index in
      let place = Double(index) / gaps
      let bar = Rect(
        origin: Point(x: left + Double(index) * 10, y: size.height / 2 - 7.5),
        size: Size(width: 4, height: 15))
      var shape = Shape(
        .bar(index), .capsule, frame: bar,
        paint: Double(index) <= norm * gaps ? .accent : .groove)
      shape.isCurrent = (norm - place).magnitude < 1 / (2 * gaps)
      return shape
    }
    return Scene(size: size, shapes: shapes)
  }
}
