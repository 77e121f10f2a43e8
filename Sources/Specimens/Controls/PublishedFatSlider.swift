import GestureEngine

/// A fat slider with sticky return as a tutorial published it, with its bugs.
///
/// The slider keeps the value and the position of its thumb in two states, which only a drag keeps
/// equal. The mapping divides by the width without a check, the value is 0 after every drag, a
/// cancelled drag leaves the thumb deflected, and every sample is reported as a change.
///
/// Its traits declare the behaviour that its users expect: a thumb that is held where it is grabbed
/// and returns to its initial place.
public struct PublishedFatSlider: PublishedControl {
  /// The configuration of a ``PublishedFatSlider``.
  public struct Configuration: PublishedConfiguration {
    /// The initial value, 0...1; `nil` means 0.
    public var value: Double?
    /// Whether the value returns when a gesture ends.
    public var isSticky = true
    /// The height of the thumb, in points.
    public var thumbHeight = 40.0
    /// The bugs of the slider.
    public var bugs = BugSet<Bug>.all

    /// Creates the configuration of a sticky slider at 0 with all bugs.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .closed(0, 1)) { $1(&$0.value) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .length("thumbHeight", .nonNegative) { $1(&$0.thumbHeight) },
    ]
  }

  let configuration: Configuration
  private(set) var size = GestureSize.zero
  var gesture = PublishedGesture()
  /// The last location of the touch.
  private var last: GesturePoint?
  /// The value and the x coordinate of the touch when it took the thumb; `nil` off the thumb.
  private var held: (fraction: Double, x: Double)?
  /// The value that the program reads.
  public private(set) var value: Double
  /// The second state, which the published slider draws: the centre of the thumb as a part of the
  /// width.
  private var drawn: Double

  /// Creates a slider.
  ///
  /// - Throws: `ConfigurationError` if the initial value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    value = 0
    drawn = 0
    value = initial
    drawn = initial
  }

  /// Returns a number as the states of the slider store it.
  private func stored(_ number: Double) -> Double {
    has(.singlePrecision) ? Double(Float(number)) : number
  }

  /// The initial value, which is also the value at rest.
  private var initial: Double {
    let value = stored(configuration.value ?? 0)
    return has(.minusZero) ? value : value + 0
  }

  /// The traits of a slider that is dragged by its thumb and springs back if it is sticky.
  public var traits: ControlTraits {
    var traits = ControlTraits(drag: .grabbed, rest: configuration.isSticky ? initial : nil)
    traits.scalesWithSize = true
    return traits
  }

  /// The track, from the thumb's centre at one end to its centre at the other end.
  public var track: Track { Track(start: size.width / 6, length: size.width - size.width / 3) }

  /// The frame of the thumb, which is a third of the width wide.
  public var thumb: GestureRect? {
    let center =
      has(.setIsNotDrawn)
      ? min(max(size.width * drawn, size.width / 6), size.width * 5 / 6)
      : track.position(of: value)
    return GestureRect(
      origin: GesturePoint(
        x: center - size.width / 6, y: size.height / 2 - configuration.thumbHeight / 2),
      size: GestureSize(width: size.width / 3, height: configuration.thumbHeight))
  }

  /// Handles an event and returns the response.
  public mutating func handle(_ event: GestureEvent) -> Response { respond(to: event) }

  mutating func receive(_ event: GestureEvent) -> Response {
    let old = value
    switch gesture.call(for: event, trusting: has(.badSample)) {
    case .began(let point)?:
      let isHeld = !has(.touchingMoves) && thumb.map { $0.contains(point) } == true
      held = isHeld ? (value, point.x) : nil
      drag(to: point)
      return sampleResponse(from: old, editing: .began)
    case .moved(let point)?:
      drag(to: point)
      return sampleResponse(from: old)
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { drag(to: point) }
      let editing = Response.Editing.committed(value: value)
      rest()
      return response(from: old, editing: editing)
    case .cancelled?:
      if !has(.staysOnCancel) { rest() }
      return response(from: old, editing: .cancelled)
    case nil: return handleOther(event)
    }
  }

  /// Returns the response to a sample, which the published slider always reports as a change.
  private func sampleResponse(
    from old: Double, editing: Response.Editing? = nil
  ) -> Response {
    var response = response(from: old, editing: editing)
    if has(.reportsNoChange) { response.change = Response.Change(old: old, new: value) }
    return response
  }

  private mutating func drag(to point: GesturePoint) {
    last = point
    guard track.isUsable || has(.zeroWidth) else { return }
    if let held {
      value = stored(track.fraction(from: held.fraction, movedBy: point.x - held.x))
      drawn = stored(track.position(of: value) / size.width)
    } else {
      value = stored(track.fraction(at: point.x) ?? publishedFraction(at: point.x))
      drawn = stored(min(1, max(0, point.x / size.width)))
    }
  }

  /// Returns the fraction by the published mapping, on an empty track or for a location that is not
  /// finite.
  private func publishedFraction(at x: Double) -> Double {
    let usable = size.width - size.width / 3
    return min(max(0, x - size.width / 6), usable) / usable
  }

  private mutating func rest() {
    guard configuration.isSticky else { return }
    value = has(.notBackToTheStart) ? 0 : initial
    drawn = value
  }

  private mutating func handleOther(_ event: GestureEvent) -> Response {
    switch event {
    case .resize(let size):
      self.size = size.usable
      hold()
    case .set(let new) where !new.isNaN:
      value = stored(min(max(new, 0), 1))
      hold()
    case .adjust(let adjustment) where gesture.touch == nil && !has(.noKeyboard):
      let old = value
      value = stored(Scale.fractions.value(after: value, adjustment))
      let editing = configuration.isSticky ? Response.Editing.committed(value: value) : nil
      rest()
      return response(from: old, editing: editing)
    case .down, .move, .up, .cancel, .revert, .set, .wait, .adjust, .thumbs: break
    }
    return Response()
  }

  /// Restarts the translation of a held thumb from the present value and touch.
  private mutating func hold() {
    if held != nil, let last { held = (value, last.x) }
  }
}
