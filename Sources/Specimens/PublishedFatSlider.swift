import GestureEngine

/// A fat slider with sticky return as a tutorial published it, bugs and all.
///
/// It keeps two states, the value and what it draws, which only a drag keeps together. The mapping
/// divides by the width as it comes, the value is 0 after a drag wherever it began, a cancelled drag
/// leaves it deflected, and every sample is reported, changed or not.
///
/// What it declares is what its users expect of it: a thumb that is held where it is grabbed, and
/// that returns to where it was.
public struct PublishedFatSlider: Control {
  /// The configuration of a ``PublishedFatSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, 0...1; `nil` is 0.
    public var value: Double?
    /// Whether the value returns when a gesture ends.
    public var isSticky = true
    /// The height of the thumb, in points.
    public var thumbHeight = 40.0
    /// What is wrong with it.
    public var bugs = BugSet<Bug>.all

    /// A sticky slider at 0.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .closed(0, 1)) { $1(&$0.value) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .length("thumbHeight", .nonNegative) { $1(&$0.thumbHeight) },
    ]
  }

  private let configuration: Configuration
  private var size = GestureSize.zero
  private var gesture = PublishedGesture()
  /// Where the touch was last, and whether it holds the thumb: where both were when it began to.
  private var last: GesturePoint?
  private var held: (fraction: Double, x: Double)?
  /// What the program sees.
  public private(set) var value: Double
  /// What the thumb is drawn from as published: the part of the width that its middle is at.
  private var drawn: Double

  /// A slider as published.
  ///
  /// - Throws: ``GestureEngine/ConfigurationError`` where the value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    value = 0
    drawn = 0
    value = initial
    drawn = initial
  }

  private func has(_ bug: Bug) -> Bool { configuration.bugs.contains(bug) }

  /// A number as a state holds it.
  private func stored(_ number: Double) -> Double {
    has(.singlePrecision) ? Double(Float(number)) : number
  }

  private var initial: Double {
    let value = stored(configuration.value ?? 0)
    return has(.minusZero) ? value : value + 0
  }

  /// A slider that is dragged by its thumb from anywhere, and springs back if it is sticky.
  public var traits: ControlTraits {
    ControlTraits(drag: .grabbed, rest: configuration.isSticky ? initial : nil)
  }

  /// From the thumb's centre at one end to its centre at the other.
  public var track: Track { Track(start: size.width / 6, length: size.width - size.width / 3) }

  /// Where the thumb is drawn: 40 points high, a third of the width wide.
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

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    var response = Response()
    let old = value
    switch gesture.call(for: event, trusting: has(.badSample)) {
    case .began(let point)?:
      response.editing = .began
      let isHeld = !has(.touchingMoves) && thumb.map { $0.contains(point) } == true
      held = isHeld ? (value, point.x) : nil
      drag(to: point)
      response.change = change(from: old, isAlways: has(.reportsNoChange))
    case .moved(let point)?:
      drag(to: point)
      response.change = change(from: old, isAlways: has(.reportsNoChange))
    case .ended(let point)?:
      if let point, !has(.lastMoveLost) { drag(to: point) }
      response.editing = .committed(value: value)
      rest()
      response.change = change(from: old)
    case .cancelled?:
      response.editing = .cancelled
      if !has(.staysOnCancel) {
        rest()
        response.change = change(from: old)
      }
    case nil:
      handleOther(event)
      if case .adjust = event { response.change = change(from: old) }
    }
    response.reachedEnd = response.change != nil && value != old && (value == 0 || value == 1)
    return response
  }

  private func change(from old: Double, isAlways: Bool = false) -> Response.Change? {
    isAlways || value != old ? Response.Change(old: old, new: value) : nil
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

  /// The mapping as published, where there is no track, or a touch that is nowhere.
  private func publishedFraction(at x: Double) -> Double {
    let usable = size.width - size.width / 3
    return min(max(0, x - size.width / 6), usable) / usable
  }

  private mutating func rest() {
    guard configuration.isSticky else { return }
    value = has(.notBackToTheStart) ? 0 : initial
    drawn = value
  }

  private mutating func handleOther(_ event: GestureEvent) {
    switch event {
    case .resize(let size):
      self.size = size.usable
      hold()
    case .set(let new) where !new.isNaN:
      value = stored(min(max(new, 0), 1))
      hold()
    case .adjust(let adjustment) where gesture.touch == nil && !has(.noKeyboard):
      value = stored(Track.fraction(value, adjusted: adjustment))
    case .down, .move, .up, .cancel, .set, .wait, .adjust: break
    }
  }

  /// Begins the translation of a held thumb anew, from where it and the finger are now.
  private mutating func hold() {
    if held != nil, let last { held = (value, last.x) }
  }
}
