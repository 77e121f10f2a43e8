/// A slider with a thumb a third as wide as the slider, which springs back when it is released.
///
///      start                        end
///     |--o---------------------------o--|     width 300, thumb 100: usable track 50...250
///     |=======|                                thumb at fraction 0
///                               |=======|      thumb at fraction 1
///
/// The value follows the fraction of the usable track: fraction(x) = (x − thumb/2) / (width − thumb),
/// clamped. A grabbed thumb moves by translation, so that a touch alone moves nothing. A touch
/// off the thumb (with ``Grab/anywhere``) moves the thumb's centre to the touch.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
///     _ = slider.handle(.move(GesturePoint(x: 150, y: 22)))
///     slider.value  // 0.5
///     _ = slider.handle(.up(nil))
///     slider.value  // 0: the slider is sticky
///
/// While the thumb springs back, a touch on the thumb as drawn catches it there: the value becomes the
/// drawn value. Each event costs a constant number of operations and allocates no memory.
public struct FatSlider: Control {
  /// The configuration of the slider.
  public let configuration: Configuration
  /// The value, in the configured range; a stop if there is a step.
  public private(set) var value: Double

  /// The positions of a grabbed thumb and its finger at the start of a translation.
  private struct Anchor: Sendable, Hashable {
    /// The fraction, which is neither snapped nor clamped.
    var fraction: Double
    /// The value at that fraction.
    var value: Double
    /// The index of the value.
    var index: Int
    /// The position of the finger along the track.
    var position: Double
  }

  /// The index of the stop at ``value``, if there is a step.
  private(set) var index: Int
  /// The size that the slider is laid out in.
  public private(set) var size = GestureSize.zero
  /// From the thumb's centre at one end to its centre at the other.
  public private(set) var track = Track(length: 0)
  private(set) var tracker: TouchTracker
  /// The start of the translation while a touch holds the thumb; a drag without it is absolute.
  private var anchor: Anchor?
  /// The value to which a cancelled gesture may revert: at `down`, or that of a later `set`.
  private var valueBefore: Double
  /// The fraction as drawn.
  private(set) var motion: Animated
  /// Whether the value is the fraction: a copy, beside the properties that a drag uses.
  private let isPlain: Bool
  private let rest: SteppedScale.Place
  private let values: SteppedScale

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    let values = try configuration.checkedValues()
    self.init(checked: configuration, values)
  }

  /// A sticky slider at 0, with the default configuration.
  public init() {
    guard let values = try? SteppedScale(0...1, step: nil) else { fatalError("0...1 is a range") }
    self.init(checked: Configuration(), values)
  }

  private init(checked configuration: Configuration, _ values: SteppedScale) {
    self.configuration = configuration
    self.values = values
    isPlain = values.isPlain
    (value, index) = values.value(
      nearestTo: configuration.value ?? configuration.range.lowerBound)
    valueBefore = value
    rest = configuration.rest.map { values.value(nearestTo: $0) } ?? (value, index)
    tracker = TouchTracker(slop: configuration.slop)
    motion = Animated(
      values.scale.fraction(of: value),
      .spring(SpringMotion(uncheckedDuration: 0.55, bounce: 0)))
  }

  /// The configured range, dragged by the thumb, sticky or not.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      range: configuration.range, stops: values.stops,
      drag: configuration.keepsGrabOffset ? .grabbed : .absolute,
      grabArea: configuration.grab == .thumb ? .thumb : .anywhere,
      direction: configuration.direction, rest: configuration.isSticky ? rest.value : nil,
      onCancel: configuration.onCancel, settlingTime: 1)
    traits.slop = configuration.slop
    traits.scalesWithSize = true
    return traits
  }

  /// Whether the slider tracks a touch.
  public var isTracking: Bool { tracker.isTracking }

  /// The value as drawn.
  public var presentedValue: Double {
    motion.isAnimating ? values.scale.value(at: motion.presented) : value
  }

  /// The place of ``value`` along the track, 0...1.
  public var fraction: Double { values.scale.fraction(of: value) }

  /// The number of stops that an event leading to ``value`` looks at.
  public var lookups: Int { values.stops?.lookups(nearestTo: value) ?? 0 }

  private var laidOutTrack: Track {
    let length = configuration.direction.length(of: size)
    let thumb = length * configuration.thumbFraction
    return Track(start: thumb / 2, length: length - thumb)
  }
}

// MARK: - Events

extension FatSlider: SingleTouchControl {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    // The event that comes with every frame, for a value that is a fraction.
    if case .move(let point, let id) = event, isPlain, tracker.follow(point, id: id),
      let fraction = draggedFraction(at: point)
    {
      let old = value
      value = fraction
      motion.jump(to: fraction)
      return Response(from: old, to: fraction, in: 0...1)
    }
    let prior = take(event)
    var response = prior.response(to: value, index: index, in: values.range)
    response.isAnimating = motion.isAnimating
    return response
  }

  mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    var tracker = tracker
    let sample = tracker.receive(event) { configuration.grab == .anywhere || isOnThumb($0) }
    self.tracker = tracker
    switch sample {
    case .began(let point):
      valueBefore = value
      if configuration.keepsGrabOffset && isOnThumb(point) {
        hold(at: along(point))
      } else {
        anchor = nil
        drag(to: point)
      }
      return .began
    case .moved(let point):
      drag(to: point)
      return nil
    case .ended(let point):
      if let point { drag(to: point) }
      let committed = value
      if configuration.isSticky { release(to: rest) }
      return .committed(value: committed)
    case .cancelled(let reverts):
      if configuration.isSticky {
        release(to: rest)
      } else if reverts || configuration.onCancel == .reverts {
        release(to: values.value(nearestTo: valueBefore))
      }
      return .cancelled
    case nil:
      return nil
    }
  }

  /// Returns whether `point` hits the thumb as drawn.
  private func isOnThumb(_ point: GesturePoint) -> Bool {
    thumb(at: motion.presented).contains(configuration.direction.onTrack(point, in: size))
  }

  /// Holds the thumb where it is drawn, with a finger at a position along the track.
  ///
  /// The value becomes the legal value nearest to that place, and the thumb moves on to a stop.
  private mutating func hold(at position: Double) {
    var fraction = fraction
    if motion.isAnimating, track.isUsable {
      var drawn = motion
      fraction = Swift.min(1, Swift.max(0, motion.presented))
      go(to: fraction)
      if (self.fraction - fraction).magnitude > 1e-9 {
        drawn.move(to: self.fraction)
        motion = drawn
      }
    }
    anchor = Anchor(fraction: fraction, value: value, index: index, position: position)
  }

  /// Returns the fraction to which a finger at `point` drags the thumb; `nil` on an unusable track.
  @inline(__always) private func draggedFraction(at point: GesturePoint) -> Double? {
    let position = along(point)
    guard let anchor else { return track.fraction(atFinite: position) }
    guard track.isUsable else { return nil }
    return track.fraction(from: anchor.fraction, movedBy: position - anchor.position)
  }

  private mutating func drag(to point: GesturePoint) {
    guard let dragged = draggedFraction(at: point) else { return }
    if let anchor, dragged == anchor.fraction {
      // The value at a fraction may be rounded; a finger that has not moved changes nothing.
      (value, index) = (anchor.value, anchor.index)
      motion.jump(to: fraction)
    } else {
      go(to: dragged)
    }
  }

  /// Goes to the legal value nearest to a fraction, 0...1, and draws it at once.
  private mutating func go(to fraction: Double) {
    value = values.scale.linearValue(inside: fraction)
    if values.isStepped {
      // Separate statements, because a function of `values` would copy the stops.
      index = values.snapping.clearIndex(of: value) ?? search(value)
      value = values.snapping.stop(index)
    }
    motion.jump(to: values.isPlain ? fraction : self.fraction)
  }

  @inline(never) private func search(_ value: Double) -> Int {
    values.snapping.index(nearestTo: value)
  }

  /// Goes to a legal value, which is drawn later.
  private mutating func release(to place: SteppedScale.Place) {
    (value, index) = place
    motion.move(to: fraction)
  }

  /// Changes to a legal value that the program sets, from which a held thumb goes on.
  mutating func set(_ new: Double) {
    let legal = values.value(nearestTo: new)
    guard legal.value != value else { return }
    release(to: legal)
    valueBefore = value
    guard anchor != nil, let last = tracker.last else { return }
    anchor = Anchor(fraction: fraction, value: value, index: index, position: along(last))
  }

  mutating func advance(by seconds: Double) { motion.advance(by: seconds) }

  /// Lays the slider out in a usable size; a held thumb goes on from the place that the finger has
  /// moved it to, which is neither snapped nor clamped.
  mutating func resize(to new: GestureSize) {
    if new != size { layOut(in: new) }
  }

  /// Lays the slider out and anchors a held thumb again.
  private mutating func layOut(in new: GestureSize) {
    var held: Double?
    if let anchor, let last = tracker.last {
      held = track.place(from: anchor.fraction, movedBy: along(last) - anchor.position)
    }
    size = new
    track = laidOutTrack
    guard let held, let last = tracker.last else { return }
    anchor = Anchor(fraction: held, value: value, index: index, position: along(last))
  }

  /// Goes to the value of an adjustment; a sticky slider commits it and returns to rest.
  mutating func adjust(_ adjustment: GestureEvent.Adjustment) -> Response.Editing? {
    let adjusted = values.value(after: value, adjustment)
    guard configuration.isSticky else {
      if adjusted.value != value { release(to: adjusted) }
      return nil
    }
    if rest.value != value { release(to: rest) }
    return .committed(value: adjusted.value)
  }

  @inline(__always) private func along(_ point: GesturePoint) -> Double {
    configuration.direction.along(point, in: size)
  }
}

extension FatSlider {
  /// Returns this slider with another configuration; a held thumb goes on as after a `resize`.
  ///
  /// - Parameter configuration: The new configuration, whose initial value does not count.
  /// - Returns: The slider, or `nil` if the range, the step or the direction differ.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> FatSlider? {
    var new = try FatSlider(configuration)
    guard new.traits.haveSameValues(as: traits) else { return nil }
    (new.value, new.index, new.valueBefore, new.motion) = (value, index, valueBefore, motion)
    (new.tracker, new.anchor) = (tracker.with(slop: configuration.slop), anchor)
    (new.size, new.track) = (size, track)
    new.layOut(in: size)
    return new
  }
}
