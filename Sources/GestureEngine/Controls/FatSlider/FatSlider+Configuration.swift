extension FatSlider {
  /// The area where a touch must go down to be tracked.
  public enum Grab: UInt8, Sendable, Hashable, CaseIterable {
    /// On the thumb.
    case thumb
    /// Anywhere; off the thumb, the thumb's centre moves to the touch.
    case anywhere
  }

  /// The configuration of a ``FatSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, inside ``range``; `nil` is the lower bound.
    ///
    /// With a ``step``, the value is the nearest stop.
    public var value: Double?
    /// The direction in which the value grows.
    public var direction: Direction
    /// The effect of a cancelled gesture if the slider is not sticky.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance that a touch must move so that a cancel can keep the value, in points, at least 0.
    public var slop: Double
    /// The values at the ends of the track, finite.
    public var range: ClosedRange<Double>
    /// The distance of neighbouring stops, above 0 and at most the width of the range; `nil` means no
    /// stops.
    public var step: Double?
    /// The height of the track in points, at least 0; above 0 if only the thumb can be grabbed.
    public var trackThickness: Double
    /// The width of the thumb as a fraction of the slider's, above 0 and below 1.
    public var thumbFraction: Double
    /// The height of the thumb in track thicknesses, 0...2²⁰; above 0 if only the thumb can be
    /// grabbed.
    public var thumbAspect: Double
    /// The area where a touch must go down to be tracked.
    public var grab: Grab
    /// Whether a grabbed thumb keeps its offset from the finger.
    public var keepsGrabOffset: Bool
    /// Whether the value returns to ``rest`` when a gesture ends.
    public var isSticky: Bool
    /// The value at rest, inside ``range``; `nil` is the initial value.
    public var rest: Double?

    /// A configuration with the given fields; the others have their defaults.
    public init(
      value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, slop: Double = 10,
      range: ClosedRange<Double> = 0...1, step: Double? = nil, trackThickness: Double = 4,
      thumbFraction: Double = 1 / 3, thumbAspect: Double = 10,
      grab: Grab = .thumb, keepsGrabOffset: Bool = true, isSticky: Bool = true,
      rest: Double? = nil
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.slop = slop
      self.range = range
      self.step = step
      self.trackThickness = trackThickness
      self.thumbFraction = thumbFraction
      self.thumbAspect = thumbAspect
      self.grab = grab
      self.keepsGrabOffset = keepsGrabOffset
      self.isSticky = isSticky
      self.rest = rest
    }

    /// The default configuration: a sticky slider at 0.
    public init() { self.init(value: nil) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .length("trackThickness", .nonNegative) { $1(&$0.trackThickness) },
      .number("thumbFraction", .open(0, 1)) { $1(&$0.thumbFraction) },
      .number("thumbAspect", .closed(0, DeclaredLengths.greatestSetting)) { $1(&$0.thumbAspect) },
      .choice("grab", ["thumb", "anywhere"]) { $1(&$0.grab) },
      .flag("keepsGrabOffset") { $1(&$0.keepsGrabOffset) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .optionalNumber("rest", .finite) { $1(&$0.rest) },
      .length("slop", .nonNegative) { $1(&$0.slop) },
      .range("range") { $1(&$0.range) },
      .optionalNumber("step", .positive) { $1(&$0.step) },
    ]

    /// Refuses fields out of their ranges, and a thumb that cannot be grabbed.
    ///
    /// - Returns: The legal values.
    /// - Throws: ``ConfigurationError``, the same error each time.
    func checkedValues() throws(ConfigurationError) -> SteppedScale {
      try checkFields()
      let values = try SteppedScale(range, step: step)
      try values.check(value, field: "value")
      try values.check(rest, field: "rest")
      guard grab == .thumb else { return values }
      for (field, number) in [("trackThickness", trackThickness), ("thumbAspect", thumbAspect)]
      where number == 0 {
        throw ConfigurationError(
          field: field, value: .number(number),
          allowed: "above 0 if grab is thumb: a thumb without height cannot be grabbed")
      }
      return values
    }
  }
}
