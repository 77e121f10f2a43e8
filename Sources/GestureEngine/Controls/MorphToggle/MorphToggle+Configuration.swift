extension MorphToggle {
  /// The configuration of a ``MorphToggle``.
  public struct Configuration: ControlConfiguration {
    /// Whether it is on at first.
    public var isOn: Bool
    /// The width of the symbol's lines in points, at least 0.
    public var stroke: Double
    /// The gap between the edge and the disc in points, at least 0.
    public var gap: Double

    /// A configuration in which what is not named has its default.
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
