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
    /// The initial value, 0...1; `nil` is 0.
    public var value: Double?
    /// The direction in which the value grows.
    public var direction: Direction
    /// The effect of a cancelled gesture if the slider is not sticky.
    public var onCancel: ControlTraits.CancelPolicy
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
    /// The value at rest, 0...1; `nil` is the initial value.
    public var rest: Double?

    /// A configuration with the given fields; the others have their defaults.
    public init(
      value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, trackThickness: Double = 4,
      thumbFraction: Double = 1 / 3, thumbAspect: Double = 10,
      grab: Grab = .thumb, keepsGrabOffset: Bool = true, isSticky: Bool = true,
      rest: Double? = nil
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
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
      .optionalNumber("value", .closed(0, 1)) { $1(&$0.value) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .length("trackThickness", .nonNegative) { $1(&$0.trackThickness) },
      .number("thumbFraction", .open(0, 1)) { $1(&$0.thumbFraction) },
      .number("thumbAspect", .closed(0, DeclaredLengths.greatestSetting)) { $1(&$0.thumbAspect) },
      .choice("grab", ["thumb", "anywhere"]) { $1(&$0.grab) },
      .flag("keepsGrabOffset") { $1(&$0.keepsGrabOffset) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .optionalNumber("rest", .closed(0, 1)) { $1(&$0.rest) },
    ]

    /// Refuses fields out of their ranges, and a thumb that cannot be grabbed.
    ///
    /// - Throws: ``ConfigurationError``, the same error each time.
    func check() throws(ConfigurationError) {
      try checkFields()
      guard grab == .thumb else { return }
      for (field, number) in [("trackThickness", trackThickness), ("thumbAspect", thumbAspect)]
      where number == 0 {
        throw ConfigurationError(
          field: field, value: .number(number),
          allowed: "above 0 if grab is thumb: a thumb without height cannot be grabbed")
      }
    }
  }
}
