/// A switch whose symbol morphs, rotates and moves between its states.
///
///      .-------------------.        .-------------------.
///     ( (×)                 )      (                 (↑) )     morph 0: a cross; 1: an arrow
///      '-------------------'        '-------------------'
///
/// A tap toggles the switch: a touch that goes down, stays and lifts off inside the bounds.
/// The value is 0 or 1 and changes at once; ``morph`` follows on a spring.
///
///     var toggle = MorphToggle()
///     _ = toggle.handle(.down(GesturePoint(x: 25, y: 15)))
///     _ = toggle.handle(.up(nil))
///     toggle.isOn   // true
///     toggle.morph  // 0: no time has passed
public struct MorphToggle: Control {
  /// The configuration of the toggle.
  public let configuration: Configuration
  /// Whether the toggle is on.
  public private(set) var isOn: Bool
  /// The size that the toggle is laid out in, initially 50 × 30.
  public private(set) var size = MorphToggle.initialSize

  /// The size of a toggle before it is laid out.
  public static let initialSize = GestureSize(width: 50, height: 30)

  private var tracker = TouchTracker()
  /// Whether the tracked touch has been inside the bounds since it went down.
  private var isTap = false
  private var motion: Animated

  /// A toggle with the given configuration.
  ///
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.init(checked: configuration)
  }

  /// A toggle that is off, with the default configuration.
  public init() { self.init(checked: Configuration()) }

  private init(checked configuration: Configuration) {
    self.configuration = configuration
    isOn = configuration.isOn
    motion = Animated(
      configuration.isOn ? 1 : 0, .spring(SpringMotion(uncheckedDuration: 0.55, bounce: 0)))
  }

  /// 0 or 1, changed by taps.
  public var traits: ControlTraits {
    ControlTraits(
      drag: .tapped, grabArea: .bounds, settlingTime: 1, stroke: configuration.stroke,
      initialSize: MorphToggle.initialSize)
  }

  /// 1 if the toggle is on, else 0.
  public var value: Double { isOn ? 1 : 0 }

  /// The value as drawn: ``morph``.
  public var presentedValue: Double { morph }

  /// The value, since its range is 0...1.
  public var fraction: Double { value }

  /// The form of the symbol as drawn, from 0, a cross, to 1, an arrow.
  public var morph: Double { Swift.min(1, Swift.max(0, motion.presented)) + 0 }

  /// From the symbol's middle when the toggle is off to its middle when the toggle is on.
  public var track: Track { Track(start: size.height / 2, length: size.width - size.height) }
}

// MARK: - Events

extension MorphToggle {
  /// Handles one event and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    var isUsers = true
    switch event {
    case .down, .move, .up, .cancel, .revert:
      editing = gesture(event)
    case .adjust(let adjustment):
      if !tracker.isTracking { turn(on: adjustment.isUpward) }
    case .resize(let size):
      self.size = size.usable
      isUsers = false
    case .set(let new):
      if !new.isNaN { turn(on: new > 0.5) }
      isUsers = false
    case .wait(let seconds):
      motion.advance(by: seconds)
      isUsers = false
    }
    var response = isUsers ? Response(from: old, to: value, in: 0...1) : Response()
    response.editing = editing
    response.isAnimating = motion.isAnimating
    return response
  }

  private mutating func gesture(_ event: GestureEvent) -> Response.Editing? {
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
    let last = tracker.last
    switch tracker.receive(event, accepts: { bounds.contains($0) }) {
    case .began:
      isTap = true
      return .began
    case .moved(let point):
      isTap = isTap && bounds.contains(point)
      return nil
    case .ended(let point):
      // A resize may have moved the bounds away from a finger that did not move.
      let isInside = (point ?? last).map { bounds.contains($0) } ?? false
      if isTap && isInside { turn(on: !isOn) }
      return .committed(value: value)
    case .cancelled:
      return .cancelled
    case nil:
      return nil
    }
  }

  private mutating func turn(on isOn: Bool) {
    self.isOn = isOn
    motion.move(to: isOn ? 1 : 0)
  }
}

// MARK: - Configuration

extension MorphToggle {
  /// The configuration of a ``MorphToggle``.
  public struct Configuration: ControlConfiguration {
    /// Whether the toggle is on initially.
    public var isOn: Bool
    /// The width of the symbol's lines in points, at least 0.
    public var stroke: Double
    /// The gap between the edge and the disc in points, at least 0.
    public var gap: Double

    /// A configuration with the given fields; the others have their defaults.
    public init(isOn: Bool = false, stroke: Double = 6, gap: Double = 2) {
      self.isOn = isOn
      self.stroke = stroke
      self.gap = gap
    }

    /// The default configuration: a toggle that is off.
    public init() { self.init(isOn: false) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .flag("isOn") { $1(&$0.isOn) },
      .length("stroke", .nonNegative) { $1(&$0.stroke) },
      .length("gap", .nonNegative) { $1(&$0.gap) },
    ]
  }
}
