import GestureTesting

/// A range slider whose configuration is its design: it does what each combination of its traits says.
struct DesignedRange: Control {
  enum Mode {
    /// The value goes to the touch.
    case free
    /// The value moves as the touch does.
    case held
    /// Both values move as the touch does.
    case window
    /// The touch can only tap.
    case tapping
  }

  static var hasTwoValues: Bool { true }

  let configuration: Configuration
  let traits: ControlTraits
  let distances: ThumbDistances
  var value: Double
  var high: Double
  var size = GestureSize.zero
  var tracker = TouchTracker()
  var mode = Mode.free
  /// The thumb of the touch; `nil` until its motion decides, or if it moves both.
  var held: Thumb?
  var (isDragging, isGivenUp, isTap, hasMoved) = (false, false, false, false)
  var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  /// Whether the touch went down on no thumb: a `set` may bring a thumb there before the touch moves.
  var isBesideBoth = false
  var before = (0.0, 0.0)
  /// The place of a held thumb, a fraction of the track; the value from which the other thumb is pushed.
  var (raw, pushed) = (0.0, 0.0)
  /// The distance of the thumbs while both are held.
  var gap = 0.0
  /// The seconds since the `down`, and since a motion counted.
  var (seconds, secondsSinceMotion) = (0.0, 0.0)
  /// The motion that is put off: by a part of the track, or to a point.
  var (pendingWay, pendingPoint): (Double, GesturePoint?) = (0, nil)

  init(_ configuration: Configuration) throws(ConfigurationError) {
    self.configuration = configuration
    distances = try configuration.distances
    traits = configuration.traits(distances)
    value = distances.range.lowerBound
    high = distances.range.upperBound
    (value, high) = distances.pair(value, high) ?? (value, high)
  }

  var isTracking: Bool { tracker.isTracking }
  var track: Track {
    let inset = configuration.inset
    return Track(start: inset, length: traits.direction.length(of: size) - 2 * inset)
  }
  var thumb: GestureRect? { frame(value) }
  var upper: UpperThumb? { UpperThumb(value: high, fraction: place(high), thumb: frame(high)) }
  var scene: ControlScene { ControlScene(size: size) }

  func frame(_ value: Double) -> GestureRect {
    let width = configuration.thumb
    let origin = GesturePoint(x: track.position(of: place(value)) - width / 2, y: 0)
    let thumb = GestureSize(width: width, height: traits.direction.breadth(of: size))
    return traits.direction.onScreen(GestureRect(origin: origin, size: thumb), in: size)
  }

  /// Returns the place of a value along the track, 0...1.
  func place(_ value: Double) -> Double { distances.scale.fraction(of: value) }
  func get(_ thumb: Thumb) -> Double { thumb == .lower ? value : high }

  mutating func handle(_ event: GestureEvent) -> Response {
    guard tracker.hasLostEnd(before: event) else { return respond(to: event) }
    let (old, oldHigh) = (value, high)
    var response = respond(to: .cancel()).followed(by: respond(to: event))
    if let detents = traits.detents {
      response.detents = detents.distance(from: old, to: value)
      response.upper?.detents = detents.distance(from: oldHigh, to: high)
    }
    return response
  }

  private mutating func respond(to event: GestureEvent) -> Response {
    let (old, oldHigh) = (value, high)
    var response = Response()
    switch event {
    case .resize(let size): resize(to: size.usable)
    case .thumbs(.set(let low, let top)): set(to: low, top)
    case .thumbs(.adjust(let thumb, let way)):
      if !isTracking, traits.isEnabled {
        response.thumb = thumb
        adjust(thumb, way)
      }
    case .wait(let wait):
      seconds += GestureEvent.duration(wait)
      secondsSinceMotion += GestureEvent.duration(wait)
    case .down, .move, .up, .cancel, .revert:
      (response.editing, response.thumb) = follow(event)
    case .set, .adjust: break
    }
    guard event.isByUser else { return Response() }
    let isRevert = response.editing == .cancelled
    let (lower, upper) = (effect(old, value, isRevert), effect(oldHigh, high, isRevert))
    response.change = lower?.change
    response.detents = lower?.detents ?? 0
    response.reachedEnd = lower?.reachedEnd ?? false
    response.upper = upper
    return response
  }

  private func effect(_ old: Double, _ new: Double, _ isRevert: Bool) -> Response.Effect? {
    guard old != new else { return nil }
    var effect = Response.Effect(change: .init(old: old, new: new))
    effect.detents = traits.detents?.distance(from: old, to: new) ?? 0
    effect.reachedEnd =
      !isRevert && (new <= traits.range.lowerBound || new >= traits.range.upperBound)
    return effect
  }

  private mutating func resize(to new: GestureSize) {
    size = new
  }

  private mutating func set(to low: Double, _ top: Double) {
    guard let pair = distances.pair(low.isNaN ? value : low, top.isNaN ? high : top),
      pair != (value, high)
    else { return }
    let old = (value, high)
    (value, high) = pair
    (before, hasMoved) = (pair, false)
    if mode == .window {
      (raw, gap) = (place(value), high - value)
    } else if let held {
      pushed = get(held.other)
      if held == .lower ? value != old.0 : high != old.1 { raw = place(get(held)) }
    }
    forgetMotion()
  }

  private mutating func adjust(_ thumb: Thumb, _ way: GestureEvent.Adjustment) {
    let old = get(thumb)
    let wanted =
      configuration.keySteps.map { distances.legal($0.value(after: old, way, in: traits.range)) }
      ?? distances.stops?.stop(after: old, way) ?? distances.scale.value(after: old, way)
    pushed = get(thumb.other)
    if configuration.meeting == .swaps, !configuration.keysSwap {
      move(thumb, to: wanted)
    } else {
      put(thumb, wanted)
    }
  }
}
