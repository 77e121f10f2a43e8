/// How a property is run.
public struct RunSettings: Sendable, Hashable {
  /// What all random cases come from; `nil` for a fresh one each run, which the report names.
  public var seed: UInt64?
  /// How many cases to try, discards not counted.
  ///
  /// After a failure as many are tried again, but at least a hundred and no more than these in all, to
  /// find out whether there are other failures.
  public var cases: Int
  /// The longest that looking for a failure may take; `nil` for no limit.
  public var timeLimit: Duration?
  /// The most calls of the property that shrinking may make.
  public var shrinkCalls: Int
  /// Words to replay instead of looking for a failure.
  public var replay: ChoiceSequence?
  /// Features that have to be seen, and in what share of the cases: 0...1.
  public var required: [String: Double]
  /// The longest that one case may take before the run is ended, and the case named, as hanging.
  ///
  /// Only a run that has a ``failureFolder`` is watched; `nil` for no limit.
  public var caseTimeLimit: Duration?
  /// The folder in which failures are remembered, to be tried first next time.
  ///
  /// An empty path is no folder; `nil` is the usual one in a `check`, and none otherwise.
  public var failureFolder: String?

  /// The folder in which `check` remembers failures.
  public static let defaultFailureFolder = ".dragnet/failures"

  /// Settings, with the usual ones for what is not given.
  public init(
    seed: UInt64? = nil, cases: Int = 1000, timeLimit: Duration? = nil, shrinkCalls: Int = 10_000,
    replay: ChoiceSequence? = nil, required: [String: Double] = [:],
    caseTimeLimit: Duration? = .seconds(60), failureFolder: String? = nil
  ) {
    self.seed = seed
    self.cases = cases
    self.timeLimit = timeLimit
    self.shrinkCalls = shrinkCalls
    self.replay = replay
    self.required = required
    self.caseTimeLimit = caseTimeLimit
    self.failureFolder = failureFolder
  }
}
