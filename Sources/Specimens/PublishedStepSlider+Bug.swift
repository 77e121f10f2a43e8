extension PublishedStepSlider {
  /// What is wrong with it.
  public enum Bug: UInt8, SpecimenBug {
    /// The value is cut to a whole number before the nearest stop is looked for.
    case truncatedBeforeNearest
    /// That there are no stops shows when it is dragged.
    case noStops
    /// Where the ends of the track meet, what is divided by its length is no Int.
    case widthOf100
    /// Where the ends of the track have passed each other it runs backwards.
    case widthUnder100
    /// All arithmetic is done in Int, which a place far away is not.
    case overflow
    /// The stops are taken as they come: the first is the least.
    case unsorted
    /// The place of a single stop is 0 / 0.
    case oneStop
    /// A touch that moves at all is no tap any more.
    case lostTap
    /// The value goes to the finger, wherever on the thumb that is.
    case touchingMoves
    /// The place at which the touch lifts off does not count.
    case lastMoveLost
    /// What the program sets need be no stop.
    case setDoesNotSnap
    /// What is configured need be no stop.
    case initialDoesNotSnap
    /// A touch at NaN is taken for one.
    case badSample

    /// The name as people write it.
    public var name: String {
      switch self {
      case .truncatedBeforeNearest: "truncated-before-nearest"
      case .noStops: "no-stops"
      case .widthOf100: "width-of-100"
      case .widthUnder100: "width-under-100"
      case .overflow: "overflow"
      case .unsorted: "unsorted"
      case .oneStop: "one-stop"
      case .lostTap: "lost-tap"
      case .touchingMoves: "touching-moves"
      case .lastMoveLost: "last-move-lost"
      case .setDoesNotSnap: "set-does-not-snap"
      case .initialDoesNotSnap: "initial-does-not-snap"
      case .badSample: "bad-sample"
      }
    }

    /// The laws that it breaks.
    public var laws: [String] {
      switch self {
      case .truncatedBeforeNearest: ["C3"]
      case .noStops: ["A1"]
      case .widthOf100: ["A1"]
      case .widthUnder100: ["A4", "B2", "I3"]
      case .overflow: ["A1"]
      case .unsorted: ["B2", "A2"]
      case .oneStop: ["I1"]
      case .lostTap: ["D13"]
      case .touchingMoves: ["D1"]
      case .lastMoveLost: ["D8"]
      case .setDoesNotSnap: ["C8", "A2"]
      case .initialDoesNotSnap: ["A2", "C8"]
      case .badSample: ["A3"]
      }
    }
  }
}
