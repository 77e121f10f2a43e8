/// What a run of a property found out.
///
/// A ``RunReport`` puts it into words.
public struct RunResult: Sendable {
  /// The property's name.
  public var property: String
  /// What it came to.
  public var outcome: Outcome
  /// The seed of its random cases.
  public var seed: UInt64
  /// How many cases were judged, the failing one included.
  public var cases = 0
  /// How many cases were discarded.
  public var discards = 0
  /// Whether these were all cases that there are.
  public var isExhaustive = false
  /// Whether the property draws as it goes along, so that a case is its words, not a value.
  public var drawsDirectly = false
  /// Whether so much was discarded that less was tested than it seems.
  public var isMostlyDiscarded: Bool { discards > 2 * cases }
  /// In how many cases each feature was seen.
  public var features: [String: Int] = [:]
  /// How many more were judged after the one that failed, in search of other failures.
  public var casesAfter = 0
  /// Failures of other laws than the one in the outcome, or at other lines, each shrunk by itself.
  ///
  /// See ``PropertyFailure/isSame(as:)``.
  public var others: [Counterexample] = []

  /// The result of a run in which nothing has been counted yet.
  public init(property: String, outcome: Outcome, seed: UInt64) {
    self.property = property
    self.outcome = outcome
    self.seed = seed
  }

  /// What a run comes to.
  public enum Outcome: Sendable {
    /// No case failed.
    case held
    /// A case failed.
    case failed(Counterexample)
    /// No case failed, but only because every one was discarded: nothing was tested.
    case allDiscarded
    /// No case failed, but these features were not seen in as large a share of them as required.
    case uncovered([String: Double])
    /// The task was cancelled before the run ended.
    case cancelled
  }

  /// Whether the property held and was tested.
  public var isSuccess: Bool {
    if case .held = outcome { return true }
    return false
  }

  /// The case that failed, if one did.
  public var counterexample: Counterexample? {
    if case .failed(let counterexample) = outcome { return counterexample }
    return nil
  }
}
