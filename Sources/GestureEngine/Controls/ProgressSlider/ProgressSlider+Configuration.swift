extension ProgressSlider {
  /// The configuration of a ``ProgressSlider``.
  public struct Configuration: ControlConfiguration {
    /// The initial value, 0...1; `nil` is 0.
    public var value: Double?
    /// The way in which the value grows.
    public var direction: Direction
    /// What a cancelled gesture leaves.
    public var onCancel: ControlTraits.CancelPolicy
    /// The distance at which a drag is recognised, in points, at least 0.
    public var minimumDistance: Double
    /// The distance above or below `down` at which the finest speed would be 0, in points,
    /// 2⁻²⁰...2²⁰.
    public var fineDistance: Double
    /// The least speed, 0...1; 1 is plain dragging.
    public var fineFloor: Double
    /// What becomes of a motion past an end.
    public var overshoot: ControlTraits.Overshoot
    /// The distance of neighbouring stops, 2⁻⁵²...1; `nil` is none, and every value is legal.
    public var step: Double?

    /// A configuration in which what is not named has its default.
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
    public static let fields: [ConfigurationField] = [
      ConfigurationField("value", .number(.closed(0, 1)), isOptional: true),
      ConfigurationField("direction", .direction),
      ConfigurationField("onCancel", .cancelPolicy),
      ConfigurationField("minimumDistance", .length(.nonNegative)),
      ConfigurationField("fineDistance", .length(FineScrubbing.distances)),
      ConfigurationField("fineFloor", .number(.closed(0, 1))),
      ConfigurationField("overshoot", .choice(["reanchors", "accumulates"])),
      ConfigurationField("step", .number(.closed(0x1p-52, 1)), isOptional: true),
    ]

    /// The value of a field by its place in ``fields``.
    public subscript(field: Int) -> FieldValue {
      get {
        switch field {
        case 0: FieldValue(value)
        case 1: FieldValue(direction)
        case 2: FieldValue(onCancel)
        case 3: .number(minimumDistance)
        case 4: .number(fineDistance)
        case 5: .number(fineFloor)
        case 6: FieldValue(overshoot)
        case 7: FieldValue(step)
        default: .none
        }
      }
      set {
        switch field {
        case 0: newValue.store(in: &value)
        case 1: newValue.store(in: &direction)
        case 2: newValue.store(in: &onCancel)
        case 3: newValue.store(in: &minimumDistance)
        case 4: newValue.store(in: &fineDistance)
        case 5: newValue.store(in: &fineFloor)
        case 6: newValue.store(in: &overshoot)
        case 7: newValue.store(in: &step)
        default: break
        }
      }
    }
  }
}
