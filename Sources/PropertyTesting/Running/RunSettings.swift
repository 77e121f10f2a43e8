/// The settings of a run.
///
/// ``Property/run(_:)`` uses exactly these settings. A `check` lets the environment override some of
/// them; see ``forChecking(in:)``.
public struct RunSettings: Sendable, Hashable {
  /// The seed of all random cases; `nil` for a new seed each run, which the report names.
  ///
  /// By default `nil`.
  public var seed: UInt64?
  /// The number of random cases to judge, and the size up to which a domain is enumerated.
  ///
  /// Discarded cases do not count, but a run gives up after ten discards for each of these cases.
  /// After the first failure the search goes on, within this number, for as many cases as before or
  /// for 100 if that is more, to find other failures. 0 or more; by default 1000.
  public var cases: Int
  /// The longest time to search for failures, not including shrinking; `nil` for no limit.
  ///
  /// It limits random cases only, and is checked after every 32 of them. By default `nil`.
  public var timeLimit: Duration?
  /// The largest number of calls of the property to shrink one failure.
  ///
  /// For a case that traps or hangs the limit is 1000, even if this is more. 0 or more; by default
  /// 10,000.
  public var shrinkCalls: Int
  /// The words of the only case to judge; `nil` to search.
  ///
  /// The case is shrunk if it fails. By default `nil`.
  public var replay: ChoiceSequence?
  /// The labels that the cases must have, each with its smallest share of the cases, 0...1.
  ///
  /// Labels are given with ``label(_:if:)``. By default empty.
  public var requiredLabels: [String: Double]
  /// The longest time that one case may take; `nil` for no limit.
  ///
  /// A case that takes longer is reported as hanging, and ends the process after one to two times the
  /// limit. Only a run with a folder in ``failureStorage`` is watched. At least 10 milliseconds; by
  /// default 60 seconds.
  public var caseTimeLimit: Duration?
  /// The place where failures are stored, to try them again in the next run.
  ///
  /// By default ``FailureStorage/default``.
  public var failureStorage: FailureStorage
  /// The phases of the run; by default all of them.
  public var phases: Set<Phase>

  /// Settings with default values for everything that is not given.
  public init(
    seed: UInt64? = nil, cases: Int = 1000, timeLimit: Duration? = nil, shrinkCalls: Int = 10_000,
    replay: ChoiceSequence? = nil, requiredLabels: [String: Double] = [:],
    caseTimeLimit: Duration? = .seconds(60), failureStorage: FailureStorage = .default,
    phases: Set<Phase> = Set(Phase.allCases)
  ) {
    self.seed = seed
    self.cases = cases
    self.timeLimit = timeLimit
    self.shrinkCalls = shrinkCalls
    self.replay = replay
    self.requiredLabels = requiredLabels
    self.caseTimeLimit = caseTimeLimit
    self.failureStorage = failureStorage
    self.phases = phases
  }
}

extension RunSettings {
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
    /// Tries the examples of the property.
    case explicit
    /// Tries stored failures again.
    ///
    /// If the last run did not end because a case trapped or hung, that case comes before the examples,
    /// in a child process. If it traps or hangs again, it is the result of the run.
    case reuse
    /// Tries the simplest case, then all cases of a small domain or random cases of a large one.
    case generate
    /// Looks for cases with higher scores, where the property calls ``maximize(_:)``.
    ///
    /// Such cases take turns with the random cases of ``generate``, and count as random cases.
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
  ///
  /// `DRAGNET_SEED` sets ``seed``, `DRAGNET_CASES` ``cases``, `DRAGNET_SECONDS` ``timeLimit`` and
  /// `DRAGNET_REPLAY` ``replay``. This function and the `check` functions are the only ones that read
  /// the environment.
  ///
  /// - Parameter filePath: The path of the source file with the check; see ``defaultFailureFolder``.
  /// - Returns: The settings to run with.
  /// - Throws: ``VariableError`` if a variable whose name begins with `DRAGNET_` is unknown or malformed.
  public func forChecking(in filePath: String = #filePath) throws(VariableError) -> RunSettings {
    var settings = overridden(by: try .current())
    if settings.failureStorage == .default {
      settings.failureStorage = .folder(FailureFolder.path(for: filePath))
    }
    return settings
  }

  /// Returns these settings with the values that `variables` has.
  package func overridden(by variables: DragnetVariables) -> RunSettings {
    var settings = self
    settings.seed = variables.seed ?? seed
    settings.cases = variables.cases ?? cases
    settings.timeLimit = variables.seconds.map { .seconds($0) } ?? timeLimit
    settings.replay = variables.replay ?? replay
    return settings
  }
}
