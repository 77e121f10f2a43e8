/// The result of a run.
///
/// A ``RunReport`` presents it as text or JSON.
public struct RunResult: Sendable {
  /// The property's name.
  public var property: String
  /// The outcome of the run.
  public var outcome: Outcome
  /// The seed of its random cases.
  public var seed: UInt64
  /// The number of judged cases, up to and including the first that failed.
  public var cases = 0
  /// The number of discarded cases, up to the first that failed.
  public var discards = 0
  /// Whether the run tried all cases of the domain.
  public var isExhaustive = false
  /// Whether the property draws while it judges, so that words identify a case and a value does not.
  public var drawsDirectly = false
  /// The number of cases that each call of ``assume(_:fileID:line:)`` or
  /// ``Domain/filter(attempts:fileID:line:_:)`` discarded, by name and place.
  public var discardSites: [String: Int] = [:]
  /// Whether more than two thirds of the cases were discarded.
  public var isMostlyDiscarded: Bool { discards > 2 * cases }
  /// The number of cases with each label, up to the first case that failed.
  public var labels: [String: Int] = [:]
  /// The values of labels, up to the first case that failed, if statistics were wanted.
  public var values: [String: LabelRange] = [:]
  /// The highest score of each name in random cases and in cases near those with high scores.
  public var scores: [String: Double] = [:]
  /// The number of cases with each known failure, by its name; they count as cases that hold.
  public var knownCases: [String: Int] = [:]
  /// Whether more than nine tenths of the judged cases failed in known ways, so that the run tested little
  /// else; a check then records a warning.
  public var isMostlyKnown: Bool {
    Double(knownCases.values.reduce(0, +)) > 0.9 * Double(cases + casesAfter)
  }
  /// The names of the known failures whose examples do not fail any more.
  public var fixed: [String] = []
  /// The differences between kept cases and their files.
  public var caseProblems: [CaseProblem] = []
  /// The path of a new case of the check, with NAME for its name; `nil` if the property is not that of
  /// a check.
  var keptFile: String?
  /// The time that the run took.
  public var duration = Duration.zero
  /// The required labels for which the run could not become sure in its time, with their shares.
  ///
  /// See ``RunSettings/requiredLabels``.
  public var undecidedLabels: [String: Double] = [:]
  /// The number of cases judged after the first failure, in search of other failures.
  public var casesAfter = 0
  /// The shares of the required labels in the cases that count for them, 0...1.
  var shares: [String: Double] = [:]
  /// The number of judged cases that the search generated: all but kept cases, examples and stored
  /// failures.
  var generated = 0
  /// The failures that differ from the one in the outcome, each shrunk separately.
  ///
  /// See ``PropertyFailure/isSame(as:)``.
  public var others: [Counterexample] = []

  /// The result of a run without cases.
  package init(property: String, outcome: Outcome, seed: UInt64) {
    self.property = property
    self.outcome = outcome
    self.seed = seed
  }

  /// The outcome of a run.
  public enum Outcome: Sendable {
    /// No case failed.
    case held
    /// A case failed.
    case failed(Counterexample)
    /// No case failed, but too few were judged.
    case untested(Shortfall)
    /// No case failed, but the share of cases with each of these labels is less than required.
    ///
    /// The values are the required shares, 0...1. See ``RunSettings/requiredLabels``.
    case uncovered([String: Double])
    /// No case failed, but a kept case differs from its file; see ``RunResult/caseProblems``.
    case outdated
    /// No case failed, and neither did the example of a known failure; see ``RunResult/fixed``.
    case fixed
    /// The task was cancelled before the run ended.
    case cancelled
  }

  /// The reason why a run judged too few cases.
  public enum Shortfall: Sendable, Hashable {
    /// The phases of the run had no cases.
    case noCases
    /// Every case was discarded, or a share that is too large.
    case discards
    /// The time limit ended the search too soon.
    case time(Duration)
    /// The domain needs this CPU time to draw a case.
    case slowDraws(Duration)
    /// The cases have this number of words.
    case largeCases(words: Int)
  }

  /// Whether the property was tested and held.
  public var isSuccess: Bool {
    if case .held = outcome { return true }
    return false
  }

  /// The first failure, if there is one.
  public var counterexample: Counterexample? {
    if case .failed(let counterexample) = outcome { return counterexample }
    return nil
  }
}
