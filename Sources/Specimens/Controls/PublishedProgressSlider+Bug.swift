extension PublishedProgressSlider {
  /// A bug of ``PublishedProgressSlider``.
  public enum Bug: UInt8, SpecimenBug {
    /// The sum of a drag's motions is never reset.
    case stateSurvives
    /// The sum is divided by the width without a check.
    case zeroWidth
    /// A NaN in the sum stays in the sum.
    case oneBadSampleForEver
    /// A line between two samples counts at the speed at its end.
    case samplingRate
    /// The first line counts at speed 1, however far away the finger is.
    case firstSampleNotScaled
    /// The distance that recognises a drag moves the value.
    case recognitionJump
    /// The sum continues past an end of the range.
    case overTravelWhenFine
    /// After a resize the whole sum is divided by the new width.
    case resize
    /// A step of 1 is treated as invalid.
    case stepOneIsDead
    /// The upper bound is a stop only if it is a multiple of the step.
    case endUnreachable
    /// Stops are rounded multiples of the step, such as 0.30000000000000004.
    case notCanonical
    /// The nearest stop is searched among all stops.
    case costOfASmallStep
    /// The location at which the touch lifts off is ignored.
    case lastMoveLost
    /// The next motion continues from the value before a `set`.
    case setIsOverruled
    /// An initial value or a `set` of -0 stays -0.
    case minusZero

    /// The name of the bug, and the laws that it breaks.
    public var entry: (name: String, laws: [String]) {
      switch self {
      case .stateSurvives: ("state-survives", ["D6"])
      case .zeroWidth: ("zero-width", ["A2", "A4"])
      case .oneBadSampleForEver: ("one-bad-sample-for-ever", ["A3", "A2"])
      case .samplingRate: ("sampling-rate", ["D4"])
      case .firstSampleNotScaled: ("first-sample-not-scaled", ["D4"])
      case .recognitionJump: ("recognition-jump", ["D1"])
      case .overTravelWhenFine: ("over-travel-when-fine", ["D5"])
      case .resize: ("resize", ["D10"])
      case .stepOneIsDead: ("step-one-is-dead", ["C5"])
      case .endUnreachable: ("end-unreachable", ["C5"])
      case .notCanonical: ("not-canonical", ["C1"])
      case .costOfASmallStep: ("cost-of-a-small-step", ["C6"])
      case .lastMoveLost: ("last-move-lost", ["D8"])
      case .setIsOverruled: ("set-is-overruled", ["D11"])
      case .minusZero: ("minus-zero", ["A7"])
      }
    }
  }
}
