extension PublishedFatSlider {
  /// What is wrong with it.
  public enum Bug: UInt8, SpecimenBug {
    /// The mapping divides by the width as it comes, and 0 / 0 is no number.
    case zeroWidth
    /// A touch at NaN is one at the start.
    case badSample
    /// The value goes to the finger, wherever on the thumb that is.
    case touchingMoves
    /// What is drawn is a state of its own, which only a drag changes.
    case setIsNotDrawn
    /// It returns to 0, wherever it began.
    case notBackToTheStart
    /// A cancelled drag leaves it deflected.
    case staysOnCancel
    /// Every sample is reported, changed or not.
    case reportsNoChange
    /// The place at which the touch lifts off does not count.
    case lastMoveLost
    /// Keyboards are not served at all.
    case noKeyboard
    /// The value is a Float, which is not what was touched.
    case singlePrecision
    /// An initial minus zero stays one.
    case minusZero

    /// The name as people write it.
    public var name: String {
      switch self {
      case .zeroWidth: "zero-width"
      case .badSample: "bad-sample"
      case .touchingMoves: "touching-moves"
      case .setIsNotDrawn: "set-is-not-drawn"
      case .notBackToTheStart: "not-back-to-the-start"
      case .staysOnCancel: "stays-on-cancel"
      case .reportsNoChange: "reports-no-change"
      case .lastMoveLost: "last-move-lost"
      case .noKeyboard: "no-keyboard"
      case .singlePrecision: "single-precision"
      case .minusZero: "minus-zero"
      }
    }

    /// The laws that it breaks.
    public var laws: [String] {
      switch self {
      case .zeroWidth: ["A2", "A4"]
      case .badSample: ["A3"]
      case .touchingMoves: ["D1"]
      case .setIsNotDrawn: ["B7"]
      case .notBackToTheStart, .staysOnCancel: ["D12"]
      case .reportsNoChange: ["E1"]
      case .lastMoveLost: ["D8"]
      case .noKeyboard: ["E5"]
      case .singlePrecision: ["B3", "D2"]
      case .minusZero: ["A7"]
      }
    }
  }
}
