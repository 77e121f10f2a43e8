/// A scrubber without a thumb, dragged from anywhere, that gets finer the farther away the finger is.
///
///         down o . . . . . x──────> drag     the first 10 points recognise the drag
///     |████████████░░░░░░░░░░░░░░░░░░|       fill: fraction × width
///
/// The motion of the finger counts, not its position: fraction = base + Σ motion / width, where
/// ``FineScrubbing`` gives the motion for the straight line between two samples.
///
///     var slider = try ProgressSlider(.init(value: 0.5))
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 20)))
///     _ = slider.handle(.down(GesturePoint(x: 100, y: 10)))
///     _ = slider.handle(.move(GesturePoint(x: 170, y: 10)))
///     slider.value  // 0.7: 70 points, less the 10 that recognise the drag
///
/// The fraction is not snapped between two samples of a gesture, so that steps do not swallow small
/// motions. Each event costs a constant number of operations and allocates no memory.
public struct ProgressSlider: Control {
  /// The configuration of the slider.
  public let configuration: Configuration
  /// The value, in the configured range; a stop if there is a step.
  public private(set) var value: Double
  /// The size that the slider is laid out in.
  public private(set) var size = GestureSize.zero
  /// The whole length.
  public private(set) var track = Track(length: 0)

  /// The state of a gesture; the default state while no touch is tracked.
  private struct Drag: Sendable, Hashable {
    /// The point where the touch went down.
    var origin = GesturePoint(x: 0, y: 0)
    /// The value to which a cancelled gesture may revert: at `down`, or that of a later `set`.
    var valueBefore = 0.0
    /// Whether the touch has moved far enough to be a drag.
    var isRecognised = false
    /// The fraction at the start of the sum: not snapped, and not clamped if overshoot accumulates.
    var base = 0.0
    /// The value at the base.
    var baseValue = 0.0
    /// The sum of the motions, in points.
    var sum = 0.0
    /// The distance across from the origin of the last counted sample, in points.
    var across = 0.0
  }

  private(set) var tracker: TouchTracker
  private var drag = Drag()
  /// The index of the stop at ``value``, if there is a step.
  private(set) var index: Int
  private let values: SteppedScale
  private let fine: FineScrubbing

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    values = try configuration.checkedValues()
    self.configuration = configuration
    fine = try FineScrubbing(
      configuration.fineCurve, distance: configuration.fineDistance,
      floor: configuration.fineFloor)
    tracker = TouchTracker(slop: configuration.slop)
    (value, index) = values.value(
      nearestTo: configuration.value ?? configuration.range.lowerBound)
  }

  /// The configured range, dragged relatively, with stops if there is a step.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: configuration.range, stops: values.stops, drag: .relative,
      direction: configuration.direction, onCancel: configuration.onCancel,
      overshoot: configuration.overshoot, settlingTime: 0)
    traits.slop = configuration.slop
    traits.scalesWithSize = true
    traits.minimumDistance = configuration.minimumDistance
    return traits
  }

  /// Whether the slider tracks a touch.
  public var isTracking: Bool { tracker.isTracking }

  /// The place of ``value`` along the track, 0...1.
  public var fraction: Double { values.scale.fraction(of: value) }

  /// The number of stops that an event leading to ``value`` looks at.
  public var lookups: Int { values.stops?.lookups(nearestTo: value) ?? 0 }

  /// As high as the capsule; any length along the track.
  public var naturalSize: GestureSize {
    configuration.direction.onScreen(
      GestureSize(width: 0, height: ProgressSlider.greatestThickness))
  }
}

// MARK: - Events

extension ProgressSlider: SingleTouchControl {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    var prior: PriorState
    // A drag under way: the event that comes with every frame.
    if case .move(let point, let id) = event, drag.isRecognised, track.isUsable {
      prior = PriorState(value: value, index: index)
      let last = tracker.place
      if tracker.follow(point, id: id) {
        scrub(by: configuration.direction.advance(from: last, to: point), to: point)
        prior.reached = value
      }
    } else if case .wait = event {
      // A host sends the time that passes between two samples; nothing moves by itself.
      return Response()
    } else {
      prior = take(event)
    }
    return prior.response(to: value, index: index, in: values.range)
  }

  mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    let last = tracker.place
    switch tracker.receive(event, accepts: { _ in true }) {
    case .began(let point):
      drag = Drag(
        origin: point, valueBefore: value, isRecognised: configuration.minimumDistance == 0,
        base: fraction, baseValue: value)
      return .began
    case .moved(let point):
      sample(point, after: last)
      return nil
    case .ended(let point):
      if let point { sample(point, after: last) }
      drag = Drag()
      return .committed(value: value)
    case .cancelled(let reverts):
      if reverts || configuration.onCancel == .reverts { go(to: drag.valueBefore) }
      drag = Drag()
      return .cancelled
    case nil:
      return nil
    }
  }

  /// Handles a sample, which may recognise the drag.
  private mutating func sample(_ point: GesturePoint, after last: GesturePoint) {
    let direction = configuration.direction
    var way = direction.advance(from: last, to: point)
    if !drag.isRecognised {
      guard point.isAtLeast(configuration.minimumDistance, from: drag.origin) else { return }
      drag.isRecognised = true
      let start = direction.motion(from: drag.origin, to: last)
      let whole = direction.motion(from: last, to: point)
      let part = Recognition.exit(radius: configuration.minimumDistance, from: start, by: whole)
      drag.across = start.y + part * whole.y
      way -= part * way
    }
    if track.isUsable {
      scrub(by: way, to: point)
    } else {
      drag.across = direction.drift(from: drag.origin, to: point)
    }
  }

  /// Counts a motion that ends at a point, along a usable track.
  @inline(__always) private mutating func scrub(by way: Double, to point: GesturePoint) {
    let end = configuration.direction.drift(from: drag.origin, to: point)
    drag.sum += fine.motion(way, from: drag.across, to: end)
    drag.across = end
    let moved = track.place(from: drag.base, movedBy: drag.sum)
    let fraction = Track.clamped(moved)
    if _fastPath(values.isPlain) { value = fraction } else { snap(to: fraction) }
    if fraction != moved, configuration.overshoot == .reanchors {
      (drag.base, drag.baseValue, drag.sum) = (fraction, value, 0)
    }
  }

  /// Changes to the legal value nearest to a fraction, 0...1.
  @inline(never) private mutating func snap(to fraction: Double) {
    // The value at a fraction may be rounded; a finger that is back at the base is at its value.
    let wanted =
      fraction == drag.base ? drag.baseValue : values.scale.linearValue(inside: fraction)
    guard values.isStepped else {
      value = wanted
      return
    }
    // Separate statements, because a function of `values` would copy the stops.
    let nearest = values.snapping.clearIndex(of: wanted) ?? search(wanted)
    guard nearest != index else { return }
    (value, index) = (values.snapping.stop(nearest), nearest)
  }

  @inline(never) private func search(_ value: Double) -> Int {
    values.snapping.index(nearestTo: value)
  }

  /// Changes to the legal value nearest to a number.
  private mutating func go(to number: Double) {
    (value, index) = values.value(nearestTo: number)
  }

  /// Changes to a legal value that the program sets, from which a drag goes on.
  mutating func set(_ new: Double) {
    let old = value
    go(to: new)
    guard value != old, tracker.isTracking else { return }
    (drag.base, drag.baseValue, drag.sum) = (fraction, value, 0)
    drag.valueBefore = value
  }

  /// Does nothing: nothing moves by itself.
  mutating func advance(by seconds: Double) {}

  mutating func adjust(_ adjustment: GestureEvent.Adjustment) -> Response.Editing? {
    (value, index) = values.value(after: value, adjustment)
    return nil
  }

  /// Lays the slider out in a usable size; a drag goes on from its fraction, which is not snapped.
  mutating func resize(to new: GestureSize) {
    if new != size { layOut(in: new) }
  }

  /// Lays the slider out and starts the sum of a drag again.
  private mutating func layOut(in new: GestureSize) {
    if tracker.isTracking, track.isUsable {
      drag.base = track.place(from: drag.base, movedBy: drag.sum)
      (drag.baseValue, drag.sum) = (value, 0)
    }
    size = new
    track = Track(length: configuration.direction.length(of: size))
  }
}

// MARK: - Configuration

extension ProgressSlider {
  /// Returns this slider with another configuration; a drag goes on as after a `resize`.
  ///
  /// - Parameter configuration: The new configuration, whose initial value does not count.
  /// - Returns: The slider, or `nil` if the range, the step or the direction differ.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> ProgressSlider? {
    var new = try ProgressSlider(configuration)
    guard new.traits.haveSameValues(as: traits) else { return nil }
    new.go(to: value)
    new.drag = drag
    new.tracker = tracker.with(slop: configuration.slop)
    (new.size, new.track) = (size, track)
    new.layOut(in: size)
    return new
  }
}

// MARK: - Drawing

extension ProgressSlider {
  /// The greatest height of the capsule, in points.
  public static let greatestThickness = 20.0

  /// The capsule, filled up to the value.
  public var scene: ControlScene {
    let direction = configuration.direction
    let breadth = direction.breadth(of: size)
    let thickness = Swift.min(ProgressSlider.greatestThickness, breadth)
    func strip(_ length: Double) -> GestureRect {
      let strip = GestureRect(
        origin: GesturePoint(x: 0, y: breadth / 2 - thickness / 2),
        size: GestureSize(width: length, height: thickness))
      return direction.onScreen(strip, in: size)
    }
    let whole = strip(track.length)
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(.track, .capsule, frame: whole, paint: .groove),
        SceneShape(
          .fill, .capsule, frame: whole, paint: .accent,
          clip: strip(track.position(of: fraction))),
      ])
  }
}
