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

    /// A sticky slider at 0.
    public init() {}

    /// The fields, in the order in which they are written.
    public static let fields = [
      Field("value", .number(.closed(0, 1)), isOptional: true), Field("isSticky", .flag),
    ]

    /// The value of a field by its place in ``fields``.
    public subscript(field: Int) -> FieldValue {
      get { field == 0 ? FieldValue(value) : .flag(isSticky) }
      set { if field == 0 { newValue.store(in: &value) } else { newValue.store(in: &isSticky) } }
    }
  }

  private let configuration: Configuration
  private var size = Size.zero
  private var gesture = PublishedGesture()
  /// What the program sees.
  private var state: Float
  /// What the thumb is drawn from.
  private var drawn: Float = 0

  /// A slider as published.
  ///
  /// - Throws: ``GestureEngine/ConfigurationError`` where the value is out of range.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    self.configuration = configuration
    state = Float(configuration.value ?? 0)
    drawn = state
  }

  /// The value, as the program sees it.
  public var value: Double { Double(state) }

  /// A slider that is dragged by its thumb from anywhere, and springs back if it is sticky.
  public var traits: ControlTraits {
    ControlTraits(
      drag: .grabbed,
      rest: configuration.isSticky ? Double(Float(configuration.value ?? 0)) : nil)
  }

  /// From the thumb's centre at one end to its centre at the other.
  public var track: Track { Track(start: size.width / 6, length: size.width - size.width / 3) }

  /// Where the thumb is drawn: 40 points high, a third of the width wide.
  public var thumb: Rect? {
    let center = min(max(size.width * Double(drawn), size.width / 6), size.width * 5 / 6)
    return Rect(
      origin: Point(x: center - size.width / 6, y: size.height / 2 - 20),
      size: Size(width: size.width / 3, height: 40))
  }

  /// Takes one event and says what it did.
  public mutating func handle(_ event: GestureEvent) -> Response {
    var response = Response()
    let old = value
    switch gesture.call(for: event) {
    case .changed(let point)?:
      drag(to: point.x)
      // Each call back reports, whether anything changed or not.
      response.change = Response.Change(old: old, new: value)
      if case .down = event { response.editing = .began }
    case .ended?:
      response.editing = .committed(value: value)
      if configuration.isSticky {
        state = 0
        drawn = 0
      }
      if value != old { response.change = Response.Change(old: old, new: value) }
    case .cancelled?: response.editing = .cancelled
    case nil: handleOther(event)
    }
    return response
  }

  private mutating func drag(to x: Double) {
    drawn = Float(min(1, max(0, x / size.width)))
    let usable = size.width - size.width / 3
    state = Float(min(max(0, x - size.width / 6), usable) / usable)
  }

  /// Keyboards are not served at all.
  private mutating func handleOther(_ event: GestureEvent) {
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let value) where !value.isNaN: state = Float(min(max(value, 0), 1))
    case .down, .move, .up, .cancel, .set, .wait, .adjust: break
    }
  }
}
