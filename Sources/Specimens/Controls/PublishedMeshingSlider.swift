import GestureEngine

/// A slider of meshing bars as a tutorial published it, with its bugs.
///
/// The slider measures a touch over the whole width but draws the bars in the middle of the width. Its
/// haptics follow the whole part of the value and every end instead of the bars, and a cancelled drag
/// never ends.
///
/// Its traits declare the behaviour that its users expect: the bar under the finger is current, and
/// every bar has a haptic.
public struct PublishedMeshingSlider: PublishedControl {
  /// The configuration of a ``PublishedMeshingSlider``.
  public struct Configuration: PublishedConfiguration {
    /// The initial value; `nil` means the lower bound.
    public var value: Double?
    /// The values at the ends of the width.
    public var range = 0.0...35
    /// The number of bars, 1...4096.
    public var barCount = 35
    /// The bugs of the slider.
    public var bugs = BugSet<Bug>.all

    /// Creates the configuration of a slider of 0...35 with 35 bars and all bugs.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .range("range") { $1(&$0.range) },
      .integer("barCount", 1...4096) { $1(&$0.barCount) },
    ]
  }

  let configuration: Configuration
  private let scale: Scale
  private let bars: Snapping
  private(set) var size = GestureSize.zero
  var gesture = PublishedGesture()
  /// Whether a drag has begun; in the published slider, a cancel does not end it.
  private var isDragging = false
  /// The whole part of the value at the last haptic.
  private var lastHaptic: Double?
  /// The value that the program reads.
  public private(set) var value: Double

  /// Creates a slider.
  ///
  /// - Throws: `ConfigurationError` if the initial value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    let range = configuration.range
    let initial = configuration.value ?? range.lowerBound
    guard range.contains(initial) else {
      throw ConfigurationError(
        field: "value", value: .number(initial), allowed: "inside the range")
    }
    self.configuration = configuration
    scale = try Scale(range)
    bars = try Snapping(range: range, divisions: max(1, configuration.barCount - 1))
    value = configuration.bugs.contains(.minusZero) ? initial : initial + 0
  }

  /// The traits of a slider that follows the touch, with the bars as detents.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: configuration.range, detents: configuration.barCount == 1 ? nil : bars,
      drag: .absolute)
    traits.scalesWithSize = true
    return traits
  }

  /// The track, which is the whole width.
  public var track: Track { Track(length: size.width) }

  /// Handles an event and returns the response.
  public mutating func handle(_ event: GestureEvent) -> Response { respond(to: event) }

  mutating func receive(_ event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    var detents = 0
    switch gesture.call(for: event, trusting: has(.badSample)) {
    case .began(let point)?:
      // A cancelled drag that has not ended cannot begin again.
      editing = isDragging ? nil : .began
      isDragging = true
      drag(to: point.x)
      detents = haptics(from: old)
    case .moved(let point)?:
      drag(to: point.x)
      detents = haptics(from: old)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { drag(to: point.x) }
      isDragging = false
      editing = .committed(value: value)
      detents = has(.tickWithoutChange) ? 1 : haptics(from: old)
    case .cancelled?:
      if !has(.stuckAfterCancel) { isDragging = false }
      editing = .cancelled
    case nil: return handleOther(event)
    }
    var response = response(from: old, editing: editing)
    response.detents = detents
    return response
  }

  private mutating func drag(to x: Double) {
    guard track.isUsable || has(.zeroWidth) else { return }
    let fraction = track.fraction(at: x)
    if let fraction, !has(.roundedEnd) {
      value = scale.value(at: fraction)
    } else {
      let (lower, upper) = (configuration.range.lowerBound, configuration.range.upperBound)
      value = min(max(lower, lower + x / size.width * (upper - lower)), upper)
    }
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    let range = configuration.range
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let new) where !new.isNaN:
      let clamped = min(max(range.lowerBound, new), range.upperBound)
      value = has(.minusZero) ? clamped : clamped + 0
    case .adjust(let adjustment):
      guard case nil = gesture.touch else { return Response() }
      let old = value
      value = scale.value(after: value, adjustment)
      var response = response(from: old)
      response.detents = crossedBars(from: old)
      return response
    case .down, .move, .up, .cancel, .revert, .set, .wait, .thumbs: break
    }
    return Response()
  }
}

// MARK: - Haptics

extension PublishedMeshingSlider {
  /// Returns the number of haptics that the user feels.
  private mutating func haptics(from old: Double) -> Int {
    // The conversion traps for a large value.
    if has(.trapOnALargeRange) { _ = Int(value) }
    if value == old, !has(.tickWithoutChange) { return 0 }
    return has(.hapticsFollowTheWholePart)
      ? changedWholePart() : crossedBars(from: old, haptic: true)
  }

  /// Returns 1 if the whole part of the value differs from that at the last haptic, else 0.
  private mutating func changedWholePart() -> Int {
    let whole = value.rounded(has(.wideBucketAtZero) ? .towardZero : .down)
    defer { lastHaptic = whole }
    return whole == lastHaptic ? 0 : 1
  }

  /// Returns the number of bars between the bar nearest to `old` and the bar nearest to the value.
  private func crossedBars(from old: Double, haptic: Bool = false) -> Int {
    if configuration.barCount == 1, !has(.oneBar) { return 0 }
    guard haptic, has(.wideBucketAtZero) else { return bars.distance(from: old, to: value) }
    return abs(bucket(of: value) - bucket(of: old))
  }

  /// Returns the bar nearest to a value; both neighbours of the bar at zero count as that bar.
  private func bucket(of value: Double) -> Int {
    let (bar, zero) = (bars.index(nearestTo: value), bars.index(nearestTo: 0))
    return abs(bar - zero) == 1 ? zero : bar
  }
}

// MARK: - Drawing

extension PublishedMeshingSlider {
  /// The position of the value in the range; the published slider gives NaN in a range of a single
  /// value.
  public var fraction: Double {
    let range = configuration.range
    if range.lowerBound == range.upperBound { return has(.degenerateRange) ? .nan : 0 }
    return has(.roundedEnd)
      ? (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      : scale.fraction(of: value)
  }

  /// The scene of the bars, which the published slider draws 4 points wide and 6 apart in the middle of
  /// the width.
  public var scene: ControlScene {
    let nearest = configuration.barCount == 1 ? 0 : bars.index(nearestTo: value)
    let norm = fraction
    let gaps = Double(configuration.barCount - 1)
    // The position of the value, or that of a single bar, is 0 / 0, and no bar is near NaN.
    let isNone = norm.isNaN || configuration.barCount == 1 && has(.oneBar)
    let shapes = (0..<configuration.barCount).map { index in
      let isLit = has(.ownBarNotLit) ? Double(index) <= norm * gaps : index <= nearest
      let isCurrent =
        has(.noCurrentBar) && configuration.barCount > 1
        ? (norm - Double(index) / gaps).magnitude < 1 / (2 * gaps) : index == nearest
      var shape = SceneShape(
        .bar(index), .capsule, frame: frame(ofBar: index),
        paint: isLit && !norm.isNaN ? .accent : .groove)
      shape.isCurrent = isCurrent && !isNone
      return shape
    }
    return ControlScene(size: size, shapes: shapes)
  }

  private func frame(ofBar index: Int) -> GestureRect {
    let gaps = Double(configuration.barCount - 1)
    let (left, width): (Double, Double)
    if has(.twoMappings) {
      width = 4
      left = size.width / 2 - ((gaps + 1) * 4 + gaps * 6) / 2 + Double(index) * 10
    } else {
      // Each bar lies where a touch gives its value, and apart from its neighbours.
      width = min(4, size.width / max(1, gaps) / 2)
      let isSpread = gaps > 0 && track.isUsable
      let center = isSpread ? track.position(of: Double(index) / gaps) : size.width / 2
      left = center - width / 2
    }
    return GestureRect(
      origin: GesturePoint(x: left, y: size.height / 2 - 7.5),
      size: GestureSize(width: width, height: 15))
  }
}
