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
    /// What is wrong with it.
    public var bugs = BugSet<Bug>.all

    /// 0...35 on 35 bars.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .range("range") { $1(&$0.range) },
      .integer("barCount", 1...4096) { $1(&$0.barCount) },
    ]
  }

  private let configuration: Configuration
  private let scale: Scale
  private let bars: Snapping
  private var size = GestureSize.zero
  private var gesture = PublishedGesture()
  /// Set when a drag begins; as published only a successful end clears it.
  private var isDragging = false
  /// The whole part of the value that was felt last.
  private var lastHaptic: Double?
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
    scale = try Scale(range)
    bars = try Snapping(range: range, divisions: max(1, configuration.barCount - 1))
    value = configuration.bugs.contains(.minusZero) ? initial : initial + 0
  }

  private func has(_ bug: Bug) -> Bool { configuration.bugs.contains(bug) }

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
    switch gesture.call(for: event, trusting: has(.badSample)) {
    case .began(let point)?:
      // A drag that was cancelled still counts as one, and so does not begin again.
      response.editing = isDragging ? nil : .began
      isDragging = true
      drag(to: point.x)
      response.detents = haptics(from: old)
    case .moved(let point)?:
      drag(to: point.x)
      response.detents = haptics(from: old)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { drag(to: point.x) }
      isDragging = false
      response.editing = .committed(value: value)
      response.detents = has(.tickWithoutChange) ? 1 : haptics(from: old)
    case .cancelled?:
      if !has(.stuckAfterCancel) { isDragging = false }
      response.editing = .cancelled
    case nil: return handleOther(event)
    }
    if value != old { response.change = Response.Change(old: old, new: value) }
    response.reachedEnd =
      value != old
      && (value == configuration.range.lowerBound || value == configuration.range.upperBound)
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
      value = scale.value(at: Track.fraction(scale.fraction(of: value), adjusted: adjustment))
      var response = Response(from: old, to: value, in: range)
      response.detents = crossedBars(from: old)
      return response
    case .down, .move, .up, .cancel, .set, .wait: break
    }
    return Response()
  }
}

// MARK: - Haptics

extension PublishedMeshingSlider {
  /// How often the user feels something.
  private mutating func haptics(from old: Double) -> Int {
    // An Int cannot be as large as a value can.
    if has(.trapOnALargeRange) { _ = Int(value) }
    if value == old, !has(.tickWithoutChange) { return 0 }
    return has(.hapticsFollowTheWholePart)
      ? changedWholePart() : crossedBars(from: old, haptic: true)
  }

  /// One where the whole part of the value is another than the last time.
  private mutating func changedWholePart() -> Int {
    let whole = value.rounded(has(.wideBucketAtZero) ? .towardZero : .down)
    defer { lastHaptic = whole }
    return whole == lastHaptic ? 0 : 1
  }

  /// The number of bars from the one nearest to `old` to the one nearest to the value.
  private func crossedBars(from old: Double, haptic: Bool = false) -> Int {
    if configuration.barCount == 1, !has(.oneBar) { return 0 }
    guard haptic, has(.wideBucketAtZero) else { return bars.distance(from: old, to: value) }
    return abs(bucket(of: value) - bucket(of: old))
  }

  /// The bar nearest to a value; those beside the one at zero count as that.
  private func bucket(of value: Double) -> Int {
    let (bar, zero) = (bars.index(nearestTo: value), bars.index(nearestTo: 0))
    return abs(bar - zero) == 1 ? zero : bar
  }
}

// MARK: - Drawing

extension PublishedMeshingSlider {
  /// The value as the bars see it: not a number where the range is one value.
  public var fraction: Double {
    let range = configuration.range
    if range.lowerBound == range.upperBound { return has(.degenerateRange) ? .nan : 0 }
    return has(.roundedEnd)
      ? (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      : scale.fraction(of: value)
  }

  /// Bars 4 wide; as published 6 apart in the middle of the width.
  public var scene: ControlScene {
    let nearest = configuration.barCount == 1 ? 0 : bars.index(nearestTo: value)
    let norm = fraction
    let gaps = Double(configuration.barCount - 1)
    // The place of the value, or that of a single bar, is 0 / 0, which is near nothing.
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
      // Where touches give their values; and apart, so that each can be touched.
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
