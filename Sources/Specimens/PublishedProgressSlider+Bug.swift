extension PublishedProgressSlider {
  /// What is wrong with it.
  public enum Bug: UInt8, SpecimenBug {
    /// What a drag sums up is never reset.
    case stateSurvives
    /// The sum is divided by the width as it comes.
    case zeroWidth
    /// A NaN in the sum stays there.
    case oneBadSampleForEver
    /// A line counts at the speed of where it ends.
    case samplingRate
    /// The first line counts whole, however far away the finger is.
    case firstSampleNotScaled
    /// What it takes to recognise a drag is applied.
    case recognitionJump
    /// The sum goes on past an end.
    case overTravelWhenFine
    /// The whole sum is divided by the new width.
    case resize
    /// A step of 1 is taken for none that makes sense.
    case stepOneIsDead
    /// The end is a stop only where a multiple of the step is.
    case endUnreachable
    /// Stops are multiples of the step: 0.30000000000000004.
    case notCanonical
    /// The nearest stop is looked for among all of them.
    case costOfASmallStep
    /// The place at which the touch lifts off does not count.
    case lastMoveLost
    /// The next motion goes on from before what the program set.
    case setIsOverruled
    /// An initial or set minus zero stays one.
    case minusZero

    /// The name as people write it.
    public var name: String {
      switch self {
      case .stateSurvives: "state-survives"
      case .zeroWidth: "zero-width"
      case .oneBadSampleForEver: "one-bad-sample-for-ever"
      case .samplingRate: "sampling-rate"
      case .firstSampleNotScaled: "first-sample-not-scaled"
      case .recognitionJump: "recognition-jump"
      case .overTravelWhenFine: "over-travel-when-fine"
      case .resize: "resize"
      case .stepOneIsDead: "step-one-is-dead"
      case .endUnreachable: "end-unreachable"
      case .notCanonical: "not-canonical"
      case .costOfASmallStep: "cost-of-a-small-step"
      case .lastMoveLost: "last-move-lost"
      case .setIsOverruled: "set-is-overruled"
      case .minusZero: "minus-zero"
      }
    }

    /// The laws that it breaks.
    public var laws: [String] {
      switch self {
      case .stateSurvives: ["D6"]
      case .zeroWidth: ["A2", "A4"]
      case .oneBadSampleForEver: ["A3", "A2"]
      case .samplingRate: ["D4"]
      case .firstSampleNotScaled: ["D4"]
      case .recognitionJump: ["D1"]
      case .overTravelWhenFine: ["D5"]
      case .resize: ["D10"]
      case .stepOneIsDead: ["C5"]
      case .endUnreachable: ["C5"]
      case .notCanonical: ["C1", "A2"]
      case .costOfASmallStep: ["C6"]
      case .lastMoveLost: ["D8"]
      case .setIsOverruled: ["D11"]
      case .minusZero: ["A7"]
      }
    }
  }
}
