extension StepSlider {
  /// The configuration of a ``StepSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, snapped to the nearest stop; `nil` is the first stop.
    public var value: Double?
    /// The way in which the value grows.
    public var direction: Direction
    /// What a cancelled gesture leaves.
    public var onCancel: ControlTraits.CancelPolicy
    /// The stops, at least one, in any order.
    public var stops: [Int]
    /// The height of the track in points, at least 0.
    public var trackHeight: Double
    /// How far the track's top is below the control's, in points, at least 0.
    public var trackTopOffset: Double
    /// How far the track's ends are from the control's, in points, at least 0.
    public var sideOffset: Double
    /// The width of the thumb in points, at least 0.
    public var thumbWidth: Double
    /// The height of the thumb in points, at least 0.
    public var thumbHeight: Double
    /// Half of how far the thumb hangs below the middle of the track's top half, in points.
    public var thumbDrop: Double
    /// The distance from its `down` at which a touch is no tap any more, in points, above 0.
    public var tapTolerance: Double

    /// A configuration in which what is not named has its default.
    public init(
      stops: [Int], value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, trackHeight: Double = 20,
      trackTopOffset: Double = 40, sideOffset: Double = 40, thumbWidth: Double = 70,
      thumbHeight: Double = 81, thumbDrop: Double = 11, tapTolerance: Double = 10
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.stops = stops
      self.trackHeight = trackHeight
      self.trackTopOffset = trackTopOffset
      self.sideOffset = sideOffset
      self.thumbWidth = thumbWidth
      self.thumbHeight = thumbHeight
      self.thumbDrop = thumbDrop
      self.tapTolerance = tapTolerance
    }

    /// The default configuration, which is refused until ``stops`` are given.
    public init() { self.init(stops: []) }

    /// How far the first stop is from the edge: where the track's rounded end begins.
    var inset: Double { sideOffset + trackHeight / 2 }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .finite) { $1(&$0.value) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .integers("stops", atLeast: 1) { $1(&$0.stops) },
      .length("trackHeight", .nonNegative) { $1(&$0.trackHeight) },
      .length("trackTopOffset", .nonNegative) { $1(&$0.trackTopOffset) },
      .length("sideOffset", .nonNegative) { $1(&$0.sideOffset) },
      .length("thumbWidth", .nonNegative) { $1(&$0.thumbWidth) },
      .length("thumbHeight", .nonNegative) { $1(&$0.thumbHeight) },
      .length("thumbDrop", .finite) { $1(&$0.thumbDrop) },
      .length("tapTolerance", .positive) { $1(&$0.tapTolerance) },
    ]
  }
}
