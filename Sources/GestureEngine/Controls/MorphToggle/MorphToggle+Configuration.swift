extension MorphToggle {
  /// The configuration of a ``MorphToggle``.
  public struct Configuration: ControlConfiguration {
    /// Whether the toggle is on initially.
    public var isOn: Bool
    /// The width of the symbol's lines in points, at least 0.
    public var stroke: Double
    /// The gap between the edge and the disc in points, at least 0.
    public var gap: Double
    /// The direction in which the symbol moves when the toggle turns on.
    public var direction: Direction
    /// The distance outside the bounds at which a touch is no longer a tap, in points, above 0; also the
    /// distance from its `down` at which a touch drags the symbol.
    public var tapTolerance: Double
    /// Whether the symbol also follows a drag, and takes the nearer state when the finger lifts off.
    public var isDraggable: Bool

    /// A configuration with the given fields; the others have their defaults.
    public init(
      isOn: Bool = false, stroke: Double = 6, gap: Double = 2,
      direction: Direction = .leftToRight, tapTolerance: Double = 10, isDraggable: Bool = false
    ) {
      self.isOn = isOn
      self.stroke = stroke
      self.gap = gap
      self.direction = direction
      self.tapTolerance = tapTolerance
      self.isDraggable = isDraggable
    }

    /// The default configuration: a toggle that is off.
    public init() { self.init(isOn: false) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .flag("isOn") { $1(&$0.isOn) },
      .length("stroke", .nonNegative) { $1(&$0.stroke) },
      .length("gap", .nonNegative) { $1(&$0.gap) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .length("tapTolerance", .positive) { $1(&$0.tapTolerance) },
      .flag("isDraggable") { $1(&$0.isDraggable) },
    ]
  }
}
