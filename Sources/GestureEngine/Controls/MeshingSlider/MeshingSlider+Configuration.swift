extension MeshingSlider {
  /// The configuration of a ``MeshingSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, inside ``range``; `nil` is the lower bound.
    public var value: Double?
    /// The way in which the value grows.
    public var direction: Direction
    /// What a cancelled gesture leaves.
    public var onCancel: ControlTraits.CancelPolicy
    /// The values at the first and the last bar, finite; above 0 where the scale is exponential.
    public var range: ClosedRange<Double>
    /// How the value grows along the bars.
    public var scale: Scale.Kind
    /// How many bars there are, 1...4096.
    public var barCount: Int
    /// The width of a bar in points, at least 0.
    public var barWidth: Double
    /// The gap between two bars in points, at least 0; it shrinks where the bars do not fit.
    public var spacing: Double
    /// The height of a bar at rest in points, at least 0.
    public var barMinHeight: Double
    /// The height of the bar under the finger in points, at least 0.
    public var barMaxHeight: Double
    /// How far the wave reaches, as a part of the track, above 0.
    public var falloff: Double
    /// Whether the value is always that of a bar.
    public var snapsToBars: Bool

    /// A configuration in which what is not named has its default.
    public init(
      value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, range: ClosedRange<Double> = 0...35,
      scale: Scale.Kind = .linear, barCount: Int = 35, barWidth: Double = 4, spacing: Double = 6,
      barMinHeight: Double = 15, barMaxHeight: Double = 35, falloff: Double = 0.15,
      snapsToBars: Bool = false
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.range = range
      self.scale = scale
      self.barCount = barCount
      self.barWidth = barWidth
      self.spacing = spacing
      self.barMinHeight = barMinHeight
      self.barMaxHeight = barMaxHeight
      self.falloff = falloff
      self.snapsToBars = snapsToBars
    }

    /// The default configuration: 0...35 on 35 bars.
    public init() { self.init(value: nil) }

    /// The fields, in the order in which they are written.
    public static let fields: [ConfigurationField] = [
      ConfigurationField("value", .number(.finite), isOptional: true),
      ConfigurationField("direction", .direction),
      ConfigurationField("onCancel", .cancelPolicy),
      ConfigurationField("range", .range),
      ConfigurationField("scale", .choice(["linear", "exponential"])),
      ConfigurationField("barCount", .number(.integer(1, 4096))),
      ConfigurationField("barWidth", .length(.nonNegative)),
      ConfigurationField("spacing", .length(.nonNegative)),
      ConfigurationField("barMinHeight", .length(.nonNegative)),
      ConfigurationField("barMaxHeight", .length(.nonNegative)),
      ConfigurationField("falloff", .number(.positive)),
      ConfigurationField("snapsToBars", .flag),
    ]

    /// The value of a field by its place in ``fields``.
    public subscript(field: Int) -> FieldValue {
      get {
        switch field {
        case 0: FieldValue(value)
        case 1: FieldValue(direction)
        case 2: FieldValue(onCancel)
        case 3: .range(range.lowerBound, range.upperBound)
        case 4: FieldValue(scale)
        case 5: .number(Double(barCount))
        case 6: .number(barWidth)
        case 7: .number(spacing)
        case 8: .number(barMinHeight)
        case 9: .number(barMaxHeight)
        case 10: .number(falloff)
        case 11: .flag(snapsToBars)
        default: .none
        }
      }
      set {
        switch field {
        case 0: newValue.store(in: &value)
        case 1: newValue.store(in: &direction)
        case 2: newValue.store(in: &onCancel)
        case 3: newValue.store(in: &range)
        case 4: newValue.store(in: &scale)
        case 5: newValue.store(in: &barCount)
        case 6: newValue.store(in: &barWidth)
        case 7: newValue.store(in: &spacing)
        case 8: newValue.store(in: &barMinHeight)
        case 9: newValue.store(in: &barMaxHeight)
        case 10: newValue.store(in: &falloff)
        case 11: newValue.store(in: &snapsToBars)
        default: break
        }
      }
    }

    /// Refuses what makes no sense.
    ///
    /// - Throws: ``ConfigurationError``, always the same one.
    func check() throws(ConfigurationError) {
      try checkFields()
      guard value.map(range.contains) ?? true else {
        throw ConfigurationError(
          field: "value", value: FieldValue(value),
          allowed: "from \(range.lowerBound) to \(range.upperBound)")
      }
    }
  }
}
