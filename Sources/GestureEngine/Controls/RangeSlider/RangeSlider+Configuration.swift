extension RangeSlider {
  /// The configuration of a ``RangeSlider``.
  public struct Configuration: ControlConfiguration {
    /// The bounds of both values.
    public var range: ClosedRange<Double>
    /// The initial lower value, in the range; `nil` is the lower bound.
    public var lower: Double?
    /// The initial upper value, in the range; `nil` is the upper bound.
    public var upper: Double?
    /// The direction in which the values grow.
    public var direction: Direction
    /// The effect of a cancelled touch.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance from its `down` below which a cancelled touch always reverts, in points, at least 0.
    public var slop: Double
    /// The distance of neighbouring stops, above 0 and at most the width of the range; `nil` means no
    /// stops.
    public var step: Double?
    /// The least distance of the values, at least 0.
    public var leastDistance: Double
    /// The greatest distance of the values, at least ``leastDistance``; `nil` for any distance.
    public var greatestDistance: Double?
    /// The extent of a thumb along and across the track, in points, at least 0.
    public var thumbWidth: Double
    /// The effect of a thumb that meets the other thumb.
    public var whenMeeting: ThumbTraits.Meeting

    /// A configuration with the given fields; the others have their defaults.
    public init(
      range: ClosedRange<Double> = 0...1, lower: Double? = nil, upper: Double? = nil,
      direction: Direction = .leftToRight, onCancel: ControlTraits.CancelPolicy = .keeps,
      slop: Double = 10, step: Double? = nil, leastDistance: Double = 0,
      greatestDistance: Double? = nil, thumbWidth: Double = 28,
      whenMeeting: ThumbTraits.Meeting = .stops
    ) {
      self.range = range
      self.lower = lower
      self.upper = upper
      self.direction = direction
      self.onCancel = onCancel
      self.slop = slop
      self.step = step
      self.leastDistance = leastDistance
      self.greatestDistance = greatestDistance
      self.thumbWidth = thumbWidth
      self.whenMeeting = whenMeeting
    }

    /// The default configuration: the whole of 0...1, without distances.
    public init() { self.init(range: 0...1) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .range("range") { $1(&$0.range) },
      .optionalNumber("lower", .finite) { $1(&$0.lower) },
      .optionalNumber("upper", .finite) { $1(&$0.upper) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .length("slop", .nonNegative) { $1(&$0.slop) },
      .optionalNumber("step", .positive) { $1(&$0.step) },
      .number("leastDistance", .nonNegative) { $1(&$0.leastDistance) },
      .optionalNumber("greatestDistance", .nonNegative) { $1(&$0.greatestDistance) },
      .length("thumbWidth", .nonNegative) { $1(&$0.thumbWidth) },
      .choice("whenMeeting", ThumbTraits.Meeting.fieldNames) { $1(&$0.whenMeeting) },
    ]

    /// Refuses fields out of their ranges, and distances that no pair of values has.
    ///
    /// - Throws: ``ConfigurationError``, the same error each time.
    func distances() throws(ConfigurationError) -> ThumbDistances {
      try checkFields()
      let distances = try ThumbDistances(
        range: range, step: step, least: leastDistance, greatest: greatestDistance)
      try FieldRequirement.inside(range).check(lower, field: "lower")
      try FieldRequirement.inside(range).check(upper, field: "upper")
      return distances
    }
  }
}
