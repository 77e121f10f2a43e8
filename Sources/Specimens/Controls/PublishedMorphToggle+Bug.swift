extension PublishedMorphToggle {
  /// A bug of ``PublishedMorphToggle``.
  public enum Bug: UInt8, SpecimenBug {
    /// A negative size of the circle is made positive, so that the circle grows again.
    case growsWhenSmall
    /// The spring's overshoot distorts the shape.
    case overshootInTheShape
    /// The knob travels as far as in the tutorial's size, whatever the size is.
    case fixedTravel

    /// The name of the bug, and the laws that it breaks.
    public var entry: (name: String, laws: [String]) {
      switch self {
      case .growsWhenSmall: ("grows-when-small", ["I2"])
      case .overshootInTheShape: ("overshoot-in-the-shape", ["I5"])
      case .fixedTravel: ("fixed-travel", ["B7", "I2"])
      }
    }
  }
}
