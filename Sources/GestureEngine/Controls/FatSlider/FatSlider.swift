/// A slider with a thumb a third as wide as the slider, which springs back when it is released.
///
///      start                        end
///     |--o---------------------------o--|     width 300, thumb 100: usable track 50...250
///     |=======|                                thumb at fraction 0
///                               |=======|      thumb at fraction 1
///
/// The value is the fraction of the usable track, 0...1: fraction(x) = (x − thumb/2) / (width −
/// thumb), clamped. A grabbed thumb moves by translation, so that a touch alone moves nothing. A touch
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
/// Each event costs a constant number of operations and allocates no memory.
public struct FatSlider: Control {
  /// The configuration of the slider.
  public let configuration: Configuration
  /// The value, 0...1, which is also the fraction along the track.
  public private(set) var value: Double

  /// The positions of a grabbed thumb and its finger at the start of a translation.
  private struct Anchor: Sendable, Hashable {
    var fraction: Double
    var position: Double
  }

  private let rest: Double
  /// The size that the slider is laid out in.
  public private(set) var size = GestureSize.zero
  /// From the thumb's centre at one end to its centre at the other.
  public private(set) var track = Track(length: 0)
  private var tracker = TouchTracker()
  /// The start of the translation while a touch holds the thumb; a drag without it is absolute.
  private var anchor: Anchor?
  /// The value at `down`, to which a cancelled gesture may revert.
  private var valueAtDown: Double
  private(set) var motion: Animated

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.check()
    self.init(checked: configuration)
  }

  /// A sticky slider at 0, with the default configuration.
  public init() { self.init(checked: Configuration()) }

  private init(checked configuration: Configuration) {
    let initial = (configuration.value ?? 0) + 0
    self.configuration = configuration
    value = initial
    valueAtDown = initial
    rest = (configuration.rest ?? initial) + 0
    motion = Animated(initial, .spring(SpringMotion(uncheckedDuration: 0.55, bounce: 0)))
  }

  /// 0...1, dragged by the thumb, sticky or not.
  public var traits: ControlTraits {
    ControlTraits(
      drag: configuration.keepsGrabOffset ? .grabbed : .absolute,
      grabArea: configuration.grab == .thumb ? .thumb : .anywhere,
      direction: configuration.direction, rest: configuration.isSticky ? rest : nil,
      onCancel: configuration.onCancel, settlingTime: 1)
  }

  /// The value as drawn.
  public var presentedValue: Double { motion.presented }

  /// The value, since its range is 0...1.
  public var fraction: Double { value }

  private var laidOutTrack: Track {
    let length = configuration.direction.length(of: size)
    let thumb = length * configuration.thumbFraction
    return Track(start: thumb / 2, length: length - thumb)
  }
}

// MARK: - Events

extension FatSlider {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    var old = value
    var editing: Response.Editing?
    if case .move(let point, let id) = event {
      if tracker.follow(point, id: id) { drag(to: point) }
    } else {
      (old, editing) = take(event)
    }
    var response = Response(from: old, to: value, in: 0...1, editing: editing)
    response.isAnimating = motion.isAnimating
    return response
  }

  /// Handles any event but a `move`, in a function of its own so that the code for a `move`, which comes
  /// with every frame, is short.
  ///
  /// - Returns: The value before the user changed it, and the begin or the end of a gesture.
  @inline(never) private mutating func take(
    _ event: GestureEvent
  ) -> (old: Double, editing: Response.Editing?) {
    let old = value
    switch event {
    case .down, .move, .up, .cancel, .revert:
      return (old, gesture(event))
    case .adjust(let adjustment):
      if !tracker.isTracking { adjust(adjustment) }
      return (old, nil)
    case .resize(let size):
      self.size = size.usable
      track = laidOutTrack
      rebase()
    case .set(let new):
      set(new)
    case .wait(let seconds):
      motion.advance(by: seconds)
    }
    return (value, nil)
  }

  private mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    var tracker = tracker
    let sample = tracker.receive(event) { configuration.grab == .anywhere || isOnThumb($0) }
    self.tracker = tracker
    switch sample {
    case .began(let point):
      valueAtDown = value
      let isHeld = configuration.keepsGrabOffset && isOnThumb(point)
      anchor = isHeld ? Anchor(fraction: value, position: along(point)) : nil
      drag(to: point)
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
        release(to: valueAtDown)
      }
      return .cancelled
    case nil:
      return nil
    }
  }

  /// Returns whether `point` hits the thumb at the value, wherever the thumb is drawn.
  private func isOnThumb(_ point: GesturePoint) -> Bool {
    thumb(at: value).contains(configuration.direction.onTrack(point, in: size))
  }

  @inline(__always) private mutating func drag(to point: GesturePoint) {
    let position = along(point)
    if let anchor {
      value = track.fraction(from: anchor.fraction, movedBy: position - anchor.position)
    } else if let fraction = track.fraction(atFinite: position) {
      value = fraction
    }
    motion.jump(to: value)
  }

  private mutating func release(to value: Double) {
    self.value = value
    motion.move(to: value)
  }

  private mutating func set(_ new: Double) {
    guard !new.isNaN else { return }
    release(to: new <= 0 ? 0 : Swift.min(1, new))
    rebase()
  }

  private mutating func adjust(_ adjustment: GestureEvent.Adjustment) {
    release(to: Scale.fractions.value(after: value, adjustment))
  }

  /// Restarts the translation of a held thumb from the present positions of thumb and finger.
  private mutating func rebase() {
    guard anchor != nil, let last = tracker.last else { return }
    anchor = Anchor(fraction: value, position: along(last))
  }

  @inline(__always) private func along(_ point: GesturePoint) -> Double {
    configuration.direction.along(point, in: size)
  }
}

// MARK: - Drawing

extension FatSlider {
  /// The frame of the thumb as drawn.
  public var thumb: GestureRect? {
    configuration.direction.onScreen(thumb(at: motion.presented), in: size)
  }

  /// The track, and the thumb on it.
  public var scene: ControlScene {
    let direction = configuration.direction
    let groove = GestureRect(
      origin: GesturePoint(
        x: 0, y: direction.breadth(of: size) / 2 - configuration.trackThickness / 2),
      size: GestureSize(width: direction.length(of: size), height: configuration.trackThickness))
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(.track, .capsule, frame: direction.onScreen(groove, in: size), paint: .groove),
        SceneShape(
          .thumb, .capsule,
          frame: direction.onScreen(thumb(at: motion.presented), in: size), paint: .knob,
          shadow: SceneShape.Shadow(radius: 3, drop: 1)),
      ])
  }

  /// Returns the thumb at a fraction, in the coordinates of the track, for drawing and for grabbing.
  func thumb(at fraction: Double) -> GestureRect {
    let direction = configuration.direction
    let length = direction.length(of: size) * configuration.thumbFraction
    let breadth = configuration.trackThickness * configuration.thumbAspect
    return GestureRect(
      origin: GesturePoint(
        x: track.position(of: fraction) - length / 2,
        y: direction.breadth(of: size) / 2 - breadth / 2),
      size: GestureSize(width: length, height: breadth))
  }
}
