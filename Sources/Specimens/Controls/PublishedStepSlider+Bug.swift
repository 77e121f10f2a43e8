extension PublishedStepSlider {
  /// A bug of ``PublishedStepSlider``.
  public enum Bug: UInt8, SpecimenBug {
    /// The value is truncated to an integer before the nearest stop is searched.
    case truncatedBeforeNearest
    /// A slider without stops is accepted and traps when it is dragged.
    case noStops
    /// A division by the length of an empty track gives a number that traps in `Int`.
    case widthOf100
    /// A track with a negative length runs backwards.
    case widthUnder100
    /// All arithmetic is done in `Int`, which traps for distant locations and stops.
    case overflow
    /// The stops are not sorted; the first stop counts as the least.
    case unsorted
    /// The position of a single stop is 0 / 0.
    case oneStop
    /// A touch that moves at all does not count as a tap.
    case lostTap
    /// The value jumps to the finger, wherever the finger touches the thumb.
    case touchingMoves
    /// The location at which the touch lifts off is ignored.
    case lastMoveLost
    /// A `set` keeps a value between two stops.
    case setDoesNotSnap
    /// The initial value may lie between two stops.
    case initialDoesNotSnap
    /// A touch at NaN is tracked.
    case badSample
    /// A `set` of NaN during a drag makes the thumb forget its place between two stops.
    ///
    /// This one is not published: an early version of the engine's own step slider had it.
    case setOfNaN

    /// The name of the bug, and the laws that it breaks.
    public var entry: (name: String, laws: [String]) {
      switch self {
      case .truncatedBeforeNearest: ("truncated-before-nearest", ["C3"])
      case .noStops: ("no-stops", ["A1"])
      case .widthOf100: ("width-of-100", ["A1"])
      case .widthUnder100: ("width-under-100", ["A4", "B2", "I3"])
      case .overflow: ("overflow", ["A1"])
      case .unsorted: ("unsorted", ["B2", "A2"])
      case .oneStop: ("one-stop", ["I1"])
      case .lostTap: ("lost-tap", ["D13"])
      case .touchingMoves: ("touching-moves", ["D1"])
      case .lastMoveLost: ("last-move-lost", ["D8"])
      case .setDoesNotSnap: ("set-does-not-snap", ["C8", "E6"])
      case .initialDoesNotSnap: ("initial-does-not-snap", ["C8"])
      case .badSample: ("bad-sample", ["A3"])
      case .setOfNaN: ("set-of-nan", ["C3", "D2", "D3", "D14", "D17"])
      }
    }
  }
}
