/// The settings of a run.
///
/// ``Property/run(_:)`` uses exactly these settings. A `check` lets the environment override some of
/// them; see ``forChecking(in:)``.
public struct RunSettings: Sendable, Hashable {
  /// The seed of all random cases; `nil` for a new seed each run, which the report names.
  ///
  /// By default `nil`.
  public var seed: UInt64?
  /// The number of cases to generate and judge.
  ///
  /// Discarded cases do not count, and neither do kept cases, examples and stored failures. A domain with
  /// at most this many cases, and at most 100,000, is enumerated instead: each case is tried once. After the
  /// first failure the search goes on, within this number, for as many cases as before or for 100 if that is
  /// more, to find other failures. With ``requiredLabels`` a run can judge more cases. 0 or more; by default
  /// 1000.
  public var cases: Int
  /// The longest time to search for failures, not including shrinking; `nil` for no limit.
  ///
  /// The search ends with the case in which the time ends. By default `nil`.
  public var timeLimit: Duration?
  /// The largest number of calls of the property to shrink one failure.
  ///
  /// For a case that traps or hangs the limit is 1000, even if this is more. 0 or more; by default
  /// 10,000.
  public var shrinkCalls: Int
  /// The longest time to shrink and explain all failures of a run; `nil` for no limit.
  ///
  /// The report says which failures were not shrunk completely. By default 30 seconds.
  public var shrinkTimeLimit: Duration?
  /// The words of the only case to judge; `nil` to search.
  ///
  /// The case is shrunk if it fails. By default `nil`.
  public var replay: ChoiceSequence?
  /// The labels that the cases must have, each with its smallest share of the cases, 0...1.
  ///
  /// Labels are given with ``label(_:if:)``. The share in a sample varies from seed to seed, so a run goes
  /// on, after ``cases`` cases, until it is sure for each label: a label whose true share is as large as
  /// required fails no run, and a label with less than 0.9 of the required share passes none, each with
  /// an error probability of 1e-9. The run gives up after ``timeLimit`` or, if that is `nil`, 30 more
  /// seconds. Labels without an answer by then are in ``RunResult/undecidedLabels`` and fail no run. Of a
  /// domain that is enumerated the shares are exact. A share that is not in 0...1 fails every run.
  ///
  /// Only random cases of full size count: not examples, the first 64 random cases, which are small, or
  /// cases near an example or near one with a high score. By default empty.
  public var requiredLabels: [String: Double]
  /// The longest time that one case may take; `nil` for no limit.
  ///
  /// A case that takes longer is reported as hanging, and ends the process within two seconds after the
  /// limit, because a thread that hangs cannot be stopped. On Linux the time for which the process waits
  /// for a CPU does not count, so a busy machine makes no case hang. Only a run with a folder in
  /// ``failureStorage`` or with the isolation of all cases is watched, and neither a replayed case nor a
  /// process under a debugger is. At least 10 milliseconds; by default 60 seconds.
  public var caseTimeLimit: Duration?
  /// The cases that run in a child process first, where a trap or a hang cannot end this process.
  ///
  /// By default ``Isolation/suspects``.
  public var isolation: Isolation
  /// The place where failures are stored, to try them again in the next run.
  ///
  /// By default ``FailureStorage/default``.
  public var failureStorage: FailureStorage
  /// The phases of the run; by default all of them.
  public var phases: Set<Phase>
  /// The limits beyond which a run fails because it tests too little.
  public var healthChecks: HealthChecks
  /// The time after which a slow `check` says on standard error how far it is; `nil` for no lines.
  ///
  /// Each further line follows after twice the time of the one before. By default 10 seconds; less than a
  /// millisecond counts as a millisecond.
  public var patience: Duration?
  /// Whether a check that holds prints its statistics: the number of cases and discards, the shares of
  /// labels, the values of labels, the highest scores, and the time.
  ///
  /// With Swift Testing, they are also attached to the test.
  ///
  /// By default `false`.
  public var showsStatistics: Bool
  /// Whether the report of a `check` is attached to its test, as JSON.
  package var attachesReport = false
  /// A folder with failures that other machines stored, which is only read.
  var sharedFailures: String?
  /// A folder for the record of all cases; `nil` for no record.
  var testedFolder: String?
  /// The name of the file in which the first failure or the replayed case is kept; `nil` to keep none.
  var keepName: String?
  /// Whether ``forChecking(in:)`` made these settings.
  var isForChecking = false
  /// The patience of a check; `nil` for any other run.
  var patienceOfCheck: Duration? { isForChecking ? patience : nil }

  /// Settings with default values for everything that is not given.
  public init(
    seed: UInt64? = nil, cases: Int = 1000, timeLimit: Duration? = nil, shrinkCalls: Int = 10_000,
    shrinkTimeLimit: Duration? = .seconds(30), replay: ChoiceSequence? = nil,
    requiredLabels: [String: Double] = [:], caseTimeLimit: Duration? = .seconds(60),
    isolation: Isolation = .suspects, failureStorage: FailureStorage = .default,
    phases: Set<Phase> = Set(Phase.allCases), healthChecks: HealthChecks = HealthChecks(),
    patience: Duration? = .seconds(10), showsStatistics: Bool = false
  ) {
    self.seed = seed
    self.cases = cases
    self.timeLimit = timeLimit
    self.shrinkCalls = shrinkCalls
    self.shrinkTimeLimit = shrinkTimeLimit
    self.replay = replay
    self.requiredLabels = requiredLabels
    self.caseTimeLimit = caseTimeLimit
    self.isolation = isolation
    self.failureStorage = failureStorage
    self.phases = phases
    self.healthChecks = healthChecks
    self.patience = patience
    self.showsStatistics = showsStatistics
  }
}

extension RunSettings {
  /// The cases that run in a child process before they run in this process.
  ///
  /// A child process is a copy of this one with a single thread, so a case has its side effects there
  /// and here. A property that waits for the main actor, a timer or another thread cannot be isolated.
  public enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// No case: a trap or a hang ends this process, so a debugger stops there.
    case off
    /// A replayed case, and a case that ended the process of an earlier run.
    ///
    /// A trap in any other case ends this process; the next run examines the case. A replayed case is not
    /// isolated while a debugger controls this process.
    case suspects
    /// All cases.
    ///
    /// The whole run is made twice, first in a child process. So a trap is reported at once, and does
    /// not take the results of other tests with it.
    case all
  }

  /// The place where a run stores failures, to try them again in the next run.
  public enum FailureStorage: Sendable, Hashable {
    /// In a `check`, the folder ``RunSettings/defaultFailureFolder`` of the package that contains the
    /// check; otherwise failures are not stored.
    case `default`
    /// Failures are not stored, and a case that traps or hangs is not examined in the next run.
    case none
    /// The folder at this path; it is created if it does not exist.
    case folder(String)
  }

  /// The folder in which a `check` stores failures by default, below the folder of its package.
  ///
  /// The package is the nearest folder above the source file with a `Package.swift`, or else with a
  /// `.git`. If no such folder can be written, failures are stored in a temporary folder, which a line
  /// on standard error names. A stored failure that no run has tried for 30 days is removed.
  public static let defaultFailureFolder = ".dragnet/failures"

  /// A phase of a run; phases run in the order of their declaration.
  ///
  ///     let settings = RunSettings(phases: [.explicit, .reuse])  // only cases that are known
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// Replays the kept cases of a `check`, then tries the examples of the property.
    ///
    /// The kept cases are the files `Corpus/*/*.case` beside the source file that name the check. A
    /// child process judges them first, so that a case that traps is a failure like any other. The
    /// kept cases of a control are the scripts `Corpus/TEST/*.drag`, in the folder of the test.
    case explicit
    /// Tries stored failures again.
    ///
    /// If the last run did not end because a case trapped or hung, that case comes before the examples,
    /// in a child process. If it traps or hangs again, it is the result of the run.
    case reuse
    /// Tries the simplest case, then all cases of a small domain or random cases of a large one.
    ///
    /// If the property has examples that its domain can encode, every fourth of the random cases is near
    /// an example: a few words are changed, or a part is drawn again.
    case generate
    /// Looks for cases with higher scores, where the property calls ``maximize(_:_:)``.
    ///
    /// Such cases take turns with the random cases of ``generate``, and count as random cases. Each name of
    /// a score is a goal of its own.
    case target
    /// Shrinks each failure; without this phase failures are reported as they were found.
    case shrink
    /// Finds the parts of each failing value that do not matter.
    case explain
  }
}

// MARK: - Environment

extension RunSettings {
  /// Returns the settings of a `check`: the environment overrides them, and failures are stored.
  ///
  ///     DRAGNET_SEED=42 DRAGNET_CASES=100000 DRAGNET_SECONDS=60 swift test
  ///     DRAGNET_REPLAY="1 0 1 1" swift test --filter 'SliderTests/clamps'
  ///     DRAGNET_KEEP=empty-run DRAGNET_REPLAY="1 0 1 1" swift test --filter 'SliderTests/clamps'
  ///     DRAGNET_VERBOSE=1 swift test --filter 'SliderTests/clamps'
  ///
  /// `DRAGNET_PROFILE` chooses a ``RunProfile``, whose effect the other variables override.
  /// `DRAGNET_SHARED_FAILURES` names a folder like ``defaultFailureFolder``, such as one that CI has kept;
  /// its failures are tried as well, and it is only read. `DRAGNET_TESTED` names a folder to which
  /// each check writes the cases that it tried, as JSON Lines in a format that the viewer Tyche reads.
  /// `DRAGNET_SEED` sets ``seed``, `DRAGNET_CASES` ``cases``, `DRAGNET_SECONDS` ``timeLimit``,
  /// `DRAGNET_REPLAY` ``replay`` and `DRAGNET_VERBOSE` ``showsStatistics``. `DRAGNET_KEEP` writes the
  /// first failure or the replayed case of each check to a file of that name, `Corpus/<test>/NAME.case`
  /// beside the source file, which every later run replays; a second check of the test writes
  /// `NAME-2.case`. A file of an earlier run stays as it is. With `DRAGNET_SECONDS` and without
  /// `DRAGNET_CASES` there is no limit of cases: a check searches for that time, unless it has tried every
  /// case of its domain. `DRAGNET_CASE_SECONDS` sets ``caseTimeLimit`` (`none` removes it), and
  /// `DRAGNET_ISOLATION` sets ``isolation``. This function and the `check` functions are the only ones that
  /// read the environment.
  ///
  /// - Parameter filePath: The path of the source file with the check; see ``defaultFailureFolder``.
  /// - Returns: The settings to run with.
  /// - Throws: ``VariableError`` if a variable whose name begins with `DRAGNET_` is unknown or malformed, or
  ///   if the profile does not exist.
  public func forChecking(in filePath: String = #filePath) throws(VariableError) -> RunSettings {
    try forChecking(in: filePath) { _, _ in }
  }

  /// Returns the settings of a `check`, as ``forChecking(in:)`` does, with further changes.
  ///
  /// - Parameters:
  ///   - filePath: The path of the source file with the check.
  ///   - adjust: Changes the settings after the profile and before the environment.
  /// - Returns: The settings to run with.
  /// - Throws: ``VariableError`` if a variable whose name begins with `DRAGNET_` is unknown or malformed, or
  ///   if the profile does not exist.
  package func forChecking(
    in filePath: String, adjust: (inout RunSettings, RunProfile) -> Void
  ) throws(VariableError) -> RunSettings {
    let variables = try DragnetVariables.current()
    let profile = variables.profile ?? .local
    try profile.checkExistence()
    var settings = self
    // A profile derives no seed that the environment replaces.
    settings.seed = variables.seed ?? seed
    profile.apply(to: &settings, in: filePath)
    adjust(&settings, profile)
    settings = settings.overridden(by: variables)
    settings.isForChecking = true
    if settings.failureStorage == .default {
      settings.failureStorage = .folder(FailureFolder.path(for: filePath))
    }
    return settings
  }

  /// Returns these settings with the values that `variables` has.
  package func overridden(by variables: DragnetVariables) -> RunSettings {
    var settings = self
    settings.seed = variables.seed ?? seed
    settings.cases = variables.cases ?? (variables.seconds == nil ? cases : .max)
    settings.timeLimit = variables.seconds.map { .seconds($0) } ?? timeLimit
    settings.replay = variables.replay ?? replay
    settings.keepName = variables.keep ?? keepName
    settings.testedFolder = variables.tested ?? testedFolder
    settings.sharedFailures = variables.sharedFailures ?? sharedFailures
    settings.showsStatistics = variables.isVerbose ?? showsStatistics
    settings.isolation = variables.isolation ?? isolation
    switch variables.caseLimit {
    case .none: break
    case .unlimited: settings.caseTimeLimit = nil
    case .seconds(let seconds): settings.caseTimeLimit = .seconds(seconds)
    }
    return settings
  }
}
