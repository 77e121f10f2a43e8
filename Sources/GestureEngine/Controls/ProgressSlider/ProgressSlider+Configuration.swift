extension ProgressSlider {
  /// The configuration of a ``ProgressSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, inside ``range``; `nil` is the lower bound.
    ///
    /// With a ``step``, the value is the nearest stop.
    public var value: Double?
    /// The direction in which the value grows.
    public var direction: Direction
    /// The effect of a cancelled gesture.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance that a touch must move so that a cancel can keep the value, in points, at least 0.
    public var slop: Double
    /// The values at the ends of the track, finite.
    public var range: ClosedRange<Double>
    /// The distance that recognises a drag, in points, at least 0.
    public var minimumDistance: Double
    /// The curve of the speed: a parabola, a straight line, or zones.
    public var fineCurve: FineCurve
    /// The distance above or below `down` at which the speed would be 0 without the floor, in points,
    /// 2⁻²⁰...2²⁰.
    ///
    /// Zones have distances of their own.
    public var fineDistance: Double
    /// The least speed, 0...1; 1 is plain dragging.
    public var fineFloor: Double
    /// The effect of a motion past an end.
    public var overshoot: ControlTraits.Overshoot
    /// The distance of neighbouring stops, above 0 and at most the width of the range; `nil` means no
    /// stops.
    public var step: Double?

    /// A configuration with the given fields; the others have their defaults.
    public init(
      value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, slop: Double = 10,
      range: ClosedRange<Double> = 0...1, minimumDistance: Double = 10,
      fineCurve: FineCurve = .parabola, fineDistance: Double = 100, fineFloor: Double = 0.01,
      overshoot: ControlTraits.Overshoot = .reanchors, step: Double? = nil
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.slop = slop
      self.range = range
      self.minimumDistance = minimumDistance
      self.fineCurve = fineCurve
      self.fineDistance = fineDistance
      self.fineFloor = fineFloor
      self.overshoot = overshoot
      self.step = step
    }

    /// The default configuration: a scrubber at 0 without stops.
    public init() { self.init(value: nil) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .length("minimumDistance", .nonNegative) { $1(&$0.minimumDistance) },
      .length("fineDistance", FineScrubbing.distances) { $1(&$0.fineDistance) },
      .number("fineFloor", .closed(0, 1)) { $1(&$0.fineFloor) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .optionalNumber("step", .positive) { $1(&$0.step) },
      .length("slop", .nonNegative) { $1(&$0.slop) },
      .range("range") { $1(&$0.range) },
      .curve("fineCurve") { $1(&$0.fineCurve) },
    ]

    /// Refuses fields out of their ranges.
    ///
    /// - Returns: The legal values.
    /// - Throws: ``ConfigurationError``, the same error each time.
    func checkedValues() throws(ConfigurationError) -> SteppedScale {
      try checkFields()
      let values = try SteppedScale(range, step: step)
      try values.check(value, field: "value")
      return values
    }
  }
}
