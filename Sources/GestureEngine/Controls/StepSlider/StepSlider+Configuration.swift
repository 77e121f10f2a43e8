extension StepSlider {
  /// The configuration of a ``StepSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, snapped to the nearest stop; `nil` is the first stop.
    public var value: Double?
    /// The direction in which the value grows.
    public var direction: Direction
    /// The effect of a cancelled gesture.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance that a touch must move so that a cancel can keep the value, in points, at least 0.
    public var slop: Double
    /// The stops, at least one, in any order.
    public var stops: [Int]
    /// The height of the track in points, at least 0.
    public var trackHeight: Double
    /// The distance of the track's top below the control's, in points, at least 0.
    public var trackTopOffset: Double
    /// The distance of the track's ends from the control's, in points, at least 0.
    public var sideOffset: Double
    /// The width of the thumb in points, at least 0.
    public var thumbWidth: Double
    /// The height of the thumb in points, at least 0.
    public var thumbHeight: Double
    /// Half the distance by which the thumb hangs below a thumb centred on the track's top edge, in points.
    public var thumbDrop: Double
    /// The distance from its `down` at which a touch is no longer a tap, in points, above 0.
    public var tapTolerance: Double

    /// A configuration with the given fields; the others have their defaults.
    public init(
      stops: [Int], value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, slop: Double = 10, trackHeight: Double = 20,
      trackTopOffset: Double = 40, sideOffset: Double = 40, thumbWidth: Double = 70,
      thumbHeight: Double = 81, thumbDrop: Double = 11, tapTolerance: Double = 10
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.slop = slop
      self.stops = stops
      self.trackHeight = trackHeight
      self.trackTopOffset = trackTopOffset
      self.sideOffset = sideOffset
      self.thumbWidth = thumbWidth
      self.thumbHeight = thumbHeight
      self.thumbDrop = thumbDrop
      self.tapTolerance = tapTolerance
    }

    /// The default configuration, which is refused because it has no ``stops``.
    public init() { self.init(stops: []) }

    /// The distance of the first stop from the edge: the track's rounded end begins there.
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
      .length("slop", .nonNegative) { $1(&$0.slop) },
    ]
  }
}
