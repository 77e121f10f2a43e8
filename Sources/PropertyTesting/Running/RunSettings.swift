/// How a property is run.
public struct RunSettings: Sendable, Hashable {
  /// What all random cases come from; `nil` for a fresh one each run, which the report names.
  public var seed: UInt64?
  /// How many cases to try, examples and discards not counted.
  public var cases: Int
  /// The longest that looking for a failure may take; `nil` for no limit.
  public var timeLimit: Duration?
  /// The most calls of the property that shrinking may make.
  public var shrinkCalls: Int
  /// Words to replay instead of looking for a failure.
  public var replay: ChoiceSequence?

  /// Settings, with the usual ones for what is not given.
  public init(
    seed: UInt64? = nil, cases: Int = 1000, timeLimit: Duration? = nil, shrinkCalls: Int = 10_000,
    replay: ChoiceSequence? = nil
  ) {
    self.seed = seed
    self.cases = cases
    self.timeLimit = timeLimit
    self.shrinkCalls = shrinkCalls
    self.replay = replay
  }
}
