extension PublishedFatSlider {
  /// A bug of ``PublishedFatSlider``.
  public enum Bug: UInt8, SpecimenBug {
    /// The mapping divides by the width without a check, and 0 / 0 is NaN.
    case zeroWidth
    /// A touch at NaN counts as a touch at the start of the track.
    case badSample
    /// The value jumps to the finger, wherever the finger touches the thumb.
    case touchingMoves
    /// The thumb is drawn from a second state, which only a drag changes.
    case setIsNotDrawn
    /// The value returns to 0 instead of the initial value.
    case notBackToTheStart
    /// A cancelled drag leaves the thumb deflected.
    case staysOnCancel
    /// Every sample is reported as a change.
    case reportsNoChange
    /// The location at which the touch lifts off is ignored.
    case lastMoveLost
    /// The keyboard has no effect.
    case noKeyboard
    /// The value is a `Float`, which rounds the location of the touch.
    case singlePrecision
    /// An initial value of -0 stays -0.
    case minusZero

    /// The name of the bug, and the laws that it breaks.
    public var entry: (name: String, laws: [String]) {
      switch self {
      case .zeroWidth: ("zero-width", ["A2", "A4"])
      case .badSample: ("bad-sample", ["A3"])
      case .touchingMoves: ("touching-moves", ["D1"])
      case .setIsNotDrawn: ("set-is-not-drawn", ["B7"])
      case .notBackToTheStart: ("not-back-to-the-start", ["D12"])
      case .staysOnCancel: ("stays-on-cancel", ["D12"])
      case .reportsNoChange: ("reports-no-change", ["E1"])
      case .lastMoveLost: ("last-move-lost", ["D8"])
      case .noKeyboard: ("no-keyboard", ["E5"])
      case .singlePrecision: ("single-precision", ["B3", "D2"])
      case .minusZero: ("minus-zero", ["A7"])
      }
    }
  }
}
