/// A test case that breaks a property, shrunk if the settings of the run allow it.
public struct Counterexample: Sendable, Hashable {
  /// The failure.
  public var failure: PropertyFailure
  /// The smallest value that fails, as text.
  public var value: String
  /// Swift code for the value, which has the same value and type in any context.
  ///
  /// It is `nil` if the value has no such code.
  public var literal: String?
  /// The words of the smallest value; `nil` for an example that its domain cannot encode.
  public var choices: ChoiceSequence?
  /// The value that failed first, as text.
  public var firstValue: String
  /// The number of judged cases up to this failure.
  public var casesToFirst: Int
  /// The number of calls of the property for shrinking.
  public var shrinkCalls: Int
  /// Whether shrinking ended because no smaller case fails, not because of a limit.
  public var isSmallest: Bool
  /// The limit that cut shrinking short, if any.
  public var shrinkEnd: ShrinkEnd?
  /// How often the case failed when it was repeated; `nil` if it failed again at once.
  public var flakiness: Flakiness?
  /// The parts of the value that do not matter.
  public var freeParts: [FreePart] = []
  /// The paths of the kept cases that fail in this way.
  public var keptFiles: [String] = []

  /// A limit that cuts shrinking short.
  public enum ShrinkEnd: String, Sendable, Hashable {
    /// The number of calls; see ``RunSettings/shrinkCalls``.
    case calls
    /// The time; see ``RunSettings/shrinkTimeLimit``.
    case time
    /// The cancellation of the task.
    case cancellation
  }

  /// The number of times that a flaky case was repeated, and how often it failed.
  public struct Flakiness: Sendable, Hashable {
    /// The number of repetitions that failed.
    public var failures: Int
    /// The number of repetitions.
    public var replays: Int

    /// The counts of a case that failed in `failures` of `replays` repetitions.
    package init(failures: Int, replays: Int) {
      self.failures = failures
      self.replays = replays
    }
  }

  /// A part of the value that does not matter: the case fails with each other value that was tried.
  public struct FreePart: Sendable, Hashable {
    /// The name of the part.
    public var name: String
    /// A value that differs only in this part, and fails as well.
    public var example: String
    /// The number of values of the part that were tried; the case failed with all of them.
    public var trials: Int

    /// A part with this name.
    package init(name: String, example: String, trials: Int) {
      self.name = name
      self.example = example
      self.trials = trials
    }
  }

  /// A counterexample that is not shrunk, unless the arguments say otherwise.
  package init(
    failure: PropertyFailure, value: String, literal: String? = nil, choices: ChoiceSequence?,
    firstValue: String? = nil, casesToFirst: Int = 1, shrinkCalls: Int = 0, isSmallest: Bool = false
  ) {
    self.failure = failure
    self.value = value
    self.literal = literal
    self.choices = choices
    self.firstValue = firstValue ?? value
    self.casesToFirst = casesToFirst
    self.shrinkCalls = shrinkCalls
    self.isSmallest = isSmallest
  }
}
