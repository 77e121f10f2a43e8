extension PublishedMorphToggle {
  /// What is wrong with it.
  public enum Bug: UInt8, SpecimenBug {
    /// The circle's negative size is made positive, so that it grows again.
    case growsWhenSmall
    /// The spring's overshoot goes into the shape.
    case overshootInTheShape
    /// The knob travels as far as it did in the tutorial's size.
    case fixedTravel

    /// The name as people write it.
    public var name: String {
      switch self {
      case .growsWhenSmall: "grows-when-small"
      case .overshootInTheShape: "overshoot-in-the-shape"
      case .fixedTravel: "fixed-travel"
      }
    }

    /// The laws that it breaks.
    public var laws: [String] {
      switch self {
      case .growsWhenSmall: ["I2"]
      case .overshootInTheShape: ["I5"]
      case .fixedTravel: ["B7", "I2"]
      }
    }
  }
}
