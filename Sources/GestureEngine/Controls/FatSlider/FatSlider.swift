/// A slider with a thumb as wide as a third of it, which springs back when it is let go.
///
///      start                        end
///     |--o---------------------------o--|     width 300, thumb 100: usable track 50...250
///     |=======|                                thumb at fraction 0
///                               |=======|      thumb at fraction 1
///
/// The value is the fraction of the usable track, 0...1: fraction(x) = (x − thumb/2) / (width −
/// thumb), clamped. A grabbed thumb moves by translation, so that touching it moves nothing; off
/// the thumb (with ``Grab/anywhere``) its centre goes to the touch.
///
///     var slider = FatSlider()
///     _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
///     _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
///     _ = slider.handle(.move(GesturePoint(x: 150, y: 22)))
///     slider.value  // 0.5
///     _ = slider.handle(.up(nil))
///     slider.value  // 0: it is sticky
///
/// Each event costs a constant number of operations and allocates nothing.
public struct FatSlider: Control {
  /// What the slider was made of.
  public let configuration: Configuration
  /// The value, 0...1, which is also the fraction along the track.
  public private(set) var value: Double

  /// Where a grabbed thumb and the finger on it were when the translation began.
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
  /// There while a touch holds the thumb; a drag without one is absolute.
  private var anchor: Anchor?
  /// The value at `down`, to which a cancelled gesture may revert.
  private var valueAtDown: Double
  private(set) var motion: Animated

  /// A slider with the given configuration and no size yet.
  ///
  /// - Throws: ``ConfigurationError`` where a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.check()
    self.init(checked: configuration)
  }

  /// A sticky slider at 0, with every default.
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

  /// The value as it is drawn.
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
  /// Takes one event and says what it did.
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

  /// Takes any event but a `move`: apart, so that the way of the one that comes with every frame
  /// stays short.
  ///
  /// - Returns: The value from which the user changed it, and the step of a gesture.
  @inline(never) private mutating func take(
    _ event: GestureEvent
  ) -> (old: Double, editing: Response.Editing?) {
    let old = value
    switch event {
    case .down, .move, .up, .cancel:
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
    case .cancelled:
      if configuration.isSticky {
        release(to: rest)
      } else if configuration.onCancel == .reverts {
        release(to: valueAtDown)
      }
      return .cancelled
    case nil:
      return nil
    }
  }

  /// Whether `point` hits the model's thumb, wherever the drawn one is on its way.
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
    release(to: Track.fraction(value, adjusted: adjustment))
  }

  /// Begins the translation of a held thumb anew, from where it and the finger are now.
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
  /// Where the thumb is drawn.
  public var thumb: GestureRect? {
    configuration.direction.onScreen(thumb(at: motion.presented), in: size)
  }

  /// The track, and on it the thumb.
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

  /// The thumb at a fraction, in the coordinates of the track: where it is drawn, and where it can
  /// be grabbed, so that both are the same place.
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
