extension ProgressSlider {
  /// The configuration of a ``ProgressSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, 0...1; `nil` is 0.
    public var value: Double?
    /// The direction in which the value grows.
    public var direction: Direction
    /// The effect of a cancelled gesture.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance that recognises a drag, in points, at least 0.
    public var minimumDistance: Double
    /// The distance above or below `down` at which the finest speed would be 0, in points,
    /// 2⁻²⁰...2²⁰.
    public var fineDistance: Double
    /// The least speed, 0...1; 1 is plain dragging.
    public var fineFloor: Double
    /// The effect of a motion past an end.
    public var overshoot: ControlTraits.Overshoot
    /// The distance of neighbouring stops, 2⁻⁵²...1; `nil` means no stops.
    public var step: Double?

    /// A configuration with the given fields; the others have their defaults.
    public init(
      value: Double? = nil, direction: Direction = .leftToRight,
      onCancel: ControlTraits.CancelPolicy = .keeps, minimumDistance: Double = 10,
      fineDistance: Double = 100, fineFloor: Double = 0.01,
      overshoot: ControlTraits.Overshoot = .reanchors, step: Double? = nil
    ) {
      self.value = value
      self.direction = direction
      self.onCancel = onCancel
      self.minimumDistance = minimumDistance
      self.fineDistance = fineDistance
      self.fineFloor = fineFloor
      self.overshoot = overshoot
      self.step = step
    }

    /// The default configuration: a scrubber at 0 without stops.
    public init() { self.init(value: nil) }

    /// The fields, in the order in which they are written.
    public static let properties: [ConfigurationProperty<Configuration>] = [
      .optionalNumber("value", .closed(0, 1)) { $1(&$0.value) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .length("minimumDistance", .nonNegative) { $1(&$0.minimumDistance) },
      .length("fineDistance", FineScrubbing.distances) { $1(&$0.fineDistance) },
      .number("fineFloor", .closed(0, 1)) { $1(&$0.fineFloor) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .optionalNumber("step", .closed(0x1p-52, 1)) { $1(&$0.step) },
    ]
  }
}
