import GestureEngine

/// A morphing toggle as a tutorial published it, with its bugs.
///
/// The inset of the symbol's circle may exceed its size, the travel of the knob fits the tutorial's
/// size alone, and the spring's overshoot distorts the shape.
///
/// Its traits declare the behaviour that its users expect: a switch that is tapped, with a knob that
/// travels from end to end.
public struct PublishedMorphToggle: PublishedControl {
  /// The configuration of a ``PublishedMorphToggle``.
  public struct Configuration: PublishedConfiguration {
    /// Whether the toggle is on initially.
    public var isOn = false
    /// The width of the symbol's lines, in points.
    public var stroke = 6.0
    /// The bugs of the toggle.
    public var bugs = BugSet<Bug>.all

    /// Creates the configuration of a toggle that is off and has all bugs.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .flag("isOn") { $1(&$0.isOn) },
      .length("stroke", .nonNegative) { $1(&$0.stroke) },
    ]
  }

  let configuration: Configuration
  private(set) var size = GestureSize(width: 50, height: 30)
  var gesture = PublishedGesture()
  /// The last location of the touch.
  private var last = GesturePoint(x: 0, y: 0)
  private var isOn: Bool
  private var isTap = false
  /// The animation of the morph, which overshoots its ends.
  private var motion: Animated

  /// Creates a toggle.
  ///
  /// - Throws: `ConfigurationError` if the stroke is out of bounds.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    isOn = configuration.isOn
    motion = Animated(
      configuration.isOn ? 1 : 0, .spring(try SpringMotion(duration: 0.55, bounce: 0.3)))
  }

  /// The traits of a toggle that is tapped inside its bounds.
  public var traits: ControlTraits {
    var traits = ControlTraits(
      drag: .tapped, grabArea: .bounds, initialSize: GestureSize(width: 50, height: 30))
    traits.tapTolerance = 0
    traits.scalesWithSize = true
    return traits
  }

  /// The value: 1 if the toggle is on, else 0.
  public var value: Double { isOn ? 1 : 0 }

  /// The morph of the symbol, from 0 to 1; the published toggle overshoots.
  public var presentedValue: Double {
    has(.overshootInTheShape) ? motion.presented : min(1, max(0, motion.presented)) + 0
  }

  /// The track, from the knob's centre at one end to its centre at the other end.
  public var track: Track { Track(start: size.height / 2, length: size.width - size.height) }

  /// The frame of the knob; the published toggle draws it 10 points beside the middle in every size.
  public var thumb: GestureRect? {
    let diameter = max(0, size.height - 16)
    return GestureRect(
      origin: GesturePoint(x: center.x - diameter / 2, y: center.y - diameter / 2),
      size: GestureSize(width: diameter, height: diameter))
  }

  /// The centre of the knob and of the symbol.
  private var center: GesturePoint {
    let travel = has(.fixedTravel) ? 10 : (size.width - size.height) / 2
    return GesturePoint(x: size.width / 2 + (2 * presentedValue - 1) * travel, y: size.height / 2)
  }

  /// Handles an event and returns the response.
  public mutating func handle(_ event: GestureEvent) -> Response {
    var response = respond(to: event)
    response.isAnimating = motion.isAnimating
    return response
  }

  mutating func receive(_ event: GestureEvent) -> Response {
    let old = value
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
    var response = Response()
    switch event {
    case .down(let point, _) where gesture.touch == nil && !bounds.contains(point): break
    case .down, .move, .up, .cancel, .revert:
      switch gesture.call(for: event, trusting: false) {
      case .began(let point)?:
        (isTap, last) = (true, point)
        response.editing = .began
      case .moved(let point)?: move(to: point, in: bounds)
      case .ended(let point)?:
        move(to: point ?? last, in: bounds)
        if isTap { turn(on: !isOn) }
        response = self.response(from: old, editing: .committed(value: value))
      case .cancelled?: response.editing = .cancelled
      case nil: break
      }
    case .adjust(let adjustment):
      if gesture.touch == nil { turn(on: adjustment.isUpward) }
      response = self.response(from: old)
    case .resize(let size): self.size = size.usable
    case .set(let new): if !new.isNaN { turn(on: new > 0.5) }
    case .wait(let seconds): motion.advance(by: seconds)
    case .thumbs: break
    }
    return response
  }

  private mutating func move(to point: GesturePoint, in bounds: GestureRect) {
    isTap = isTap && bounds.contains(point)
    last = point
  }

  private mutating func turn(on isOn: Bool) {
    self.isOn = isOn
    motion.move(to: isOn ? 1 : 0)
  }

  /// The scene of the circle and the symbol on it.
  public var scene: ControlScene {
    let stroke = configuration.stroke
    let sum = size.height + 6 * stroke - 4
    let side: Double
    let circle: Double
    if has(.growsWhenSmall) {
      // The absolute value of a negative size grows again.
      side = size.width == 0 ? 0 : sum
      circle = (side - 6 * stroke).magnitude
    } else {
      side = max(0, sum)
      circle = max(0, side - 6 * stroke)
    }
    let frame = GestureRect(
      origin: GesturePoint(x: center.x - side / 2, y: center.y - side / 2),
      size: GestureSize(width: side, height: side))
    let ellipse = GestureRect(
      origin: GesturePoint(x: center.x - circle / 2, y: center.y - circle / 2),
      size: GestureSize(width: circle, height: circle))
    return ControlScene(
      size: size,
      shapes: [
        SceneShape(.symbol, .ellipse, frame: ellipse, paint: .knob),
        SceneShape(.symbol, .path(outline(side, stroke)), frame: frame, paint: .ink)
          .rotated(by: -135 * presentedValue),
      ])
  }

  /// Returns the outline of the symbol, which is a cross at morph 0 and an arrow at morph 1.
  private func outline(_ side: Double, _ stroke: Double) -> [GesturePoint] {
    let (inner, drop) = ((side - stroke) / 2, presentedValue * stroke)
    let left = [
      GesturePoint(x: inner, y: side), GesturePoint(x: inner, y: side - stroke + drop),
      GesturePoint(x: inner - stroke, y: side - stroke),
      GesturePoint(x: inner - stroke, y: side - 2 * stroke),
      GesturePoint(x: inner, y: side - 2 * stroke + drop),
      GesturePoint(x: inner, y: side - 4 * stroke),
    ]
    return left + left.reversed().map { GesturePoint(x: side - $0.x, y: $0.y) }
  }
}
