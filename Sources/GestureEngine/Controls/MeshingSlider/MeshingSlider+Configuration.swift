extension MeshingSlider {
  /// The configuration of a ``MeshingSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, inside ``range``; `nil` is the lower bound.
    public var value: Double?
    /// The direction in which the value grows.
    public var direction: Direction
    /// The effect of a cancelled gesture.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance that a touch must move so that a cancel can keep the value, in points, at least 0.
    public var slop: Double
    /// The values at the first and the last bar, finite; above 0 if the scale is exponential.
    public var range: ClosedRange<Double>
    /// The way in which the value grows along the bars.
    public var scale: Scale.Kind
    /// The number of bars, 1...4096.
    public var barCount: Int
    /// The width of a bar in points, at least 0.
    public var barWidth: Double
    /// The gap between two bars in points, at least 0; it shrinks if the bars do not fit.
    public var spacing: Double
    /// The height of a bar at rest in points, at least 0.
    public var barMinHeight: Double
    /// The height of the bar under the finger in points, at least 0.
    public var barMaxHeight: Double
    /// The distance from the finger within which bars rise, as a fraction of the track, above 0.
    public var falloff: Double
    /// The way in which the bars fall off with their distance from the finger.
    public var falloffCurve: ControlTraits.Wave.Curve
    /// Whether the value is always the value of a bar.
    public var snapsToBars: Bool

    /// A configuration with the given fields; the others have their defaults.
    public init(
      value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, slop: Double = 10,
      range: ClosedRange<Double> = 0...35,
      scale: Scale.Kind = .linear, barCount: Int = 35, barWidth: Double = 4, spacing: Double = 6,
      barMinHeight: Double = 15, barMaxHeight: Double = 35, falloff: Double = 0.15,
      falloffCurve: ControlTraits.Wave.Curve = .linear, snapsToBars: Bool = false
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.slop = slop
      self.range = range
      self.scale = scale
      self.barCount = barCount
      self.barWidth = barWidth
      self.spacing = spacing
      self.barMinHeight = barMinHeight
      self.barMaxHeight = barMaxHeight
      self.falloff = falloff
      self.falloffCurve = falloffCurve
      self.snapsToBars = snapsToBars
    }

    /// The default configuration: 0...35 on 35 bars.
    public init() { self.init(value: nil) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .range("range") { $1(&$0.range) },
      .choice("scale", ["linear", "exponential"]) { $1(&$0.scale) },
      .integer("barCount", 1...4096) { $1(&$0.barCount) },
      .length("barWidth", .nonNegative) { $1(&$0.barWidth) },
      .length("spacing", .nonNegative) { $1(&$0.spacing) },
      .length("barMinHeight", .nonNegative) { $1(&$0.barMinHeight) },
      .length("barMaxHeight", .nonNegative) { $1(&$0.barMaxHeight) },
      .number("falloff", .positive) { $1(&$0.falloff) },
      .flag("snapsToBars") { $1(&$0.snapsToBars) },
      .length("slop", .nonNegative) { $1(&$0.slop) },
      .choice("falloffCurve", ControlTraits.Wave.Curve.fieldNames) { $1(&$0.falloffCurve) },
    ]

    /// Refuses fields out of their ranges.
    ///
    /// - Throws: ``ConfigurationError``, the same error each time.
    func check() throws(ConfigurationError) {
      try checkFields()
      try FieldRequirement.inside(range).check(value, field: "value")
    }
  }
}
