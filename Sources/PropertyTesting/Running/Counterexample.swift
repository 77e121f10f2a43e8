/// A case that breaks a property, as small as it could be made.
public struct Counterexample: Sendable, Hashable {
  /// What broke.
  public var failure: PropertyFailure
  /// The smallest value that breaks it.
  public var value: String
  /// The value as Swift code that has this value and its type wherever it stands; `nil` if there is
  /// none, as for types that are not of the standard library.
  public var literal: String?
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
  /// How often the same case failed when it was tried again; `nil` if it did each time.
  public var flakiness: Flakiness?
  /// What does not matter about the value.
  public var freeParts: [FreePart] = []

  /// How often a case failed of the times it was tried.
  public struct Flakiness: Sendable, Hashable {
    /// How often it failed.
    public var failures: Int
    /// How often it was tried.
    public var replays: Int

    /// A case that failed `failures` times of `replays`.
    public init(failures: Int, replays: Int) {
      self.failures = failures
      self.replays = replays
    }
  }

  /// A part of the value that can be anything: the case fails all the same.
  public struct FreePart: Sendable, Hashable {
    /// The label of its span.
    public var name: String
    /// A value that differs in this part only, and fails as well.
    public var example: String

    /// The part called `name`.
    public init(name: String, example: String) {
      self.name = name
      self.example = example
    }
  }

  /// A counterexample; the first value and the counts are those of an example, unless given.
  public init(
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
