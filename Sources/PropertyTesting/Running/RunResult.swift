/// What a run of a property found out.
///
/// A ``Report`` puts it into words.
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
  /// In how many cases each feature was seen.
  public var features: [String: Int] = [:]

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

/// A case that breaks a property, as small as it could be made.
public struct Counterexample: Sendable, Hashable {
  /// What broke.
  public var failure: Failure
  /// The smallest value that breaks it.
  public var value: String
  /// The words that the smallest value is drawn from; `nil` for an example that has none.
  public var choices: ChoiceSequence?
  /// The value that failed first.
  public var firstValue: String
  /// How many cases were judged until one failed.
  public var casesToFirst: Int
  /// How often the property was called to shrink it.
  public var shrinkCalls: Int
  /// Whether shrinking ended by itself, not by a limit.
  public var isSmallest: Bool

  /// A counterexample; the first value and the counts are those of an example, unless given.
  public init(
    failure: Failure, value: String, choices: ChoiceSequence?, firstValue: String? = nil,
    casesToFirst: Int = 1, shrinkCalls: Int = 0, isSmallest: Bool = false
  ) {
    self.failure = failure
    self.value = value
    self.choices = choices
    self.firstValue = firstValue ?? value
    self.casesToFirst = casesToFirst
    self.shrinkCalls = shrinkCalls
    self.isSmallest = isSmallest
  }
}
