/// One run of a property: searches for failures, then shrinks and explains them.
///
/// A random case depends only on the seed and its number, so nothing is recorded while cases pass. A
/// case that fails is drawn again and recorded.
struct Runner {
  let property: AnyProperty
  let settings: RunSettings
  let seed: UInt64
  let log: LabelLog
  let deadline: Deadline
  var progress: SearchProgress
  /// The files of the run; `nil` if failures are not stored.
  var storage: RunStorage?
  /// Whether a task judges the cases, not the thread of this run.
  var judgesInTask = false
  /// The kept cases that are to run in this process.
  var kept: [CaseCorpus.File] = []
  /// The differences between kept cases and their files.
  var caseProblems: [CaseProblem] = []
  /// The failures, in the order in which they were found; no two are the same failure.
  var failures: [Counterexample] = []
  /// Whether the search tried all cases of the domain.
  var isExhaustive = false
  /// The counts of the cases before those that the search generates: kept cases, examples and stored
  /// failures.
  var beforeGenerating: (cases: Int, labels: [String: Int])?
  /// The number of the last random case.
  var randomIndex = 0
  var drawSample = DrawSample()
  /// The highest score of each name.
  var scores: [String: Double] = [:]
  /// The names of the known failures that do not fail any more.
  var fixed: [String] = []
  /// The number of cases with each known failure, up to the end of the search.
  private var knownCases: [String: Int] = [:]
  private let start = ContinuousClock.now
  /// The record of the cases that the search tries; `nil` if it is not wanted.
  var tested: TestedCases?
  /// The counts for lines about a slow run; `nil` if the run must not write any.
  let slowRun: SlowRun?

  /// A run of `property`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - settings: The settings of the run.
  ///   - isCancelled: Whether the task of the run was cancelled.
  init(
    _ property: AnyProperty, settings: RunSettings,
    isCancelled: @escaping () -> Bool = { Task.isCancelled }
  ) {
    self.property = property
    self.settings = settings
    seed = settings.seed ?? UInt64.random(in: 0..<1_000_000_000)
    deadline = Deadline(after: settings.timeLimit, isCancelled: isCancelled)
    progress = SearchProgress(until: deadline)
    log = LabelLog(
      wantsValues: settings.showsStatistics || settings.attachesReport
        || settings.testedFolder != nil)
    slowRun = settings.patienceOfCheck.map {
      SlowRun(property.name, settings: settings, patience: $0)
    }
    if case .folder(let folder) = settings.failureStorage {
      storage = RunStorage(of: property.identity, in: folder)
    } else if settings.isolation == .all, settings.replay == nil {
      // A child process names the current case in a note.
      storage = RunStorage(
        of: property.identity, in: FailureFolder.forNotes, storesFailures: false)
    }
    tested = settings.testedFolder.map { TestedCases(of: property, in: $0) }
    if settings.replay == nil, settings.phases.contains(.explicit) {
      kept = property.kept?.files ?? []
    }
  }

  /// Runs the phases in order.
  mutating func run() -> RunResult {
    slowRun?.begin()
    defer { slowRun?.stop() }
    property.known?.reset()
    defer { keepCase() }
    // A run that ends before its search has a record, too.
    defer { tested?.save() }
    return Features.$sink.withValue(log) {
      if let replay = settings.replay {
        if replaysDeadly(replay) { return result() }
      } else {
        if has(.explicit) {
          caseProblems = property.kept?.takeProblems() ?? []
          replayScripts()
          if examineKept() { return result() }
        }
        // These come first, because any other case may be the one that ended an earlier run.
        if has(.reuse), recover() { return result() }
        if rehearse() { return result() }
      }
      let watchdog = watch()
      defer { watchdog?.stop() }
      let exitGuard = guardExits()
      defer { exitGuard?.stop() }
      let trapNotice = giveNoticeOfTraps()
      defer { trapNotice?.stop() }
      // The time of child processes does not count.
      deadline.restart(after: settings.timeLimit)
      searchAndExamine()
      return finish()
    }
  }

  /// Searches for failures, then shrinks and explains them.
  mutating func searchAndExamine() {
    if let replay = settings.replay {
      tryCase(replay)
    } else {
      if has(.explicit) {
        tryKept()
        tryKnown()
        tryExamples()
      }
      if has(.reuse) { tryStored() }
      if has(.generate) { generate(isTargeting: has(.target)) }
    }
    tested?.save()
    // Shrinking and explaining try cases that say nothing about the search.
    tested = nil
    knownCases = property.known?.counts ?? [:]
    deadline.restart(after: settings.shrinkTimeLimit)
    if has(.shrink) { shrink() }
    if has(.explain) { explain() }
    rankFailures()
  }

  /// Puts the failures of the worst laws first.
  private mutating func rankFailures() {
    guard failures.count > 1, !property.ranking.isEmpty else { return }
    let ranks = Dictionary(
      property.ranking.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ranked = failures.enumerated().sorted { a, b in
      let (here, there) = (ranks[a.element.failure.law], ranks[b.element.failure.law])
      return (here ?? ranks.count, a.offset) < (there ?? ranks.count, b.offset)
    }
    failures = ranked.map(\.element)
  }

  /// Whether the settings include `phase`.
  func has(_ phase: RunSettings.Phase) -> Bool { settings.phases.contains(phase) }

  /// Starts to watch for cases that hang, if the run searches and has a note and a limit.
  func watch() -> Watchdog? {
    guard settings.replay == nil, let note = storage?.note, let limit = settings.caseTimeLimit
    else { return nil }
    return Watchdog(
      note, limit: limit, children: ChildRunner(property, caseTimeLimit: limit),
      startProbe: judgesInTask
        ? {
          let probe = TaskProbe()
          return { probe.hasRun }
        } : nil)
  }

  /// Starts to watch for cases that call `exit`, if the run searches and has a note.
  private func guardExits() -> ExitGuard? {
    guard settings.replay == nil, let note = storage?.note else { return nil }
    return ExitGuard(note, of: property, isExamined: settings.isolation != .off)
  }

  /// Starts to give notice of cases that trap, if the run searches and the next run will know the case.
  private func giveNoticeOfTraps() -> TrapNotice? {
    guard settings.replay == nil, settings.isolation != .off, storage?.note != nil else {
      return nil
    }
    return TrapNotice(of: property.identity)
  }

  /// Stores the failures and returns the result.
  private mutating func finish() -> RunResult {
    for found in failures.reversed() { storage?.store(found.choices) }
    storage?.close()
    return result()
  }

  private func result() -> RunResult {
    var result = RunResult(property: property.name, outcome: .held, seed: seed)
    let counts = progress.atFirstFailure ?? (progress.cases, progress.discards)
    result.cases = counts.cases
    result.discards = counts.discards
    result.casesAfter = progress.cases - counts.cases
    result.generated = generated
    let sample = labelSample
    for label in settings.requiredLabels.keys where sample.total > 0 {
      result.shares[label] = Double(sample.counts[label, default: 0]) / Double(sample.total)
    }
    result.labels = log.counts
    result.values = log.ranges
    result.scores = scores
    result.discardSites = log.discards
    result.isExhaustive = isExhaustive
    result.drawsDirectly = property.isDirect
    result.knownCases = knownCases
    result.fixed = fixed
    result.caseProblems = caseProblems
    if settings.isForChecking { result.keptFile = property.kept.map { newFile($0, "NAME") } }
    result.duration = ContinuousClock.now - start
    result.others = Array(failures.dropFirst())
    result.outcome = outcome()
    if case .held = result.outcome { result.undecidedLabels = labels(.open) }
    return result
  }

  private func outcome() -> RunResult.Outcome {
    if let first = failures.first { return .failed(first) }
    if progress.wasCancelled { return .cancelled }
    if !caseProblems.isEmpty { return .outdated }
    if !fixed.isEmpty { return .fixed }
    if let shortfall { return .untested(shortfall) }
    let missing = labels(.missed)
    return missing.isEmpty ? .held : .uncovered(missing)
  }

  /// The reason why too few cases were judged, if they were.
  private var shortfall: RunResult.Shortfall? {
    if let known = progress.shortfall { return known }
    if progress.cases == 0 {
      if progress.discards > 0 { return .discards }
      if progress.isOutOfTime, let limit = settings.timeLimit { return .time(limit) }
      return .noCases
    }
    guard progress.isOutOfTime, !isExhaustive, let limit = settings.timeLimit else { return nil }
    // Kept cases and examples say nothing about the other values of the domain.
    let fewest = min(settings.healthChecks.fewestCases, settings.cases)
    return generated < fewest ? .time(limit) : nil
  }

  /// The number of judged cases after which the search ends: those of the settings, besides the cases
  /// before them.
  var caseLimit: Int {
    let (limit, isTooLarge) =
      settings.cases.addingReportingOverflow(beforeGenerating?.cases ?? 0)
    return isTooLarge ? .max : limit
  }

  /// The number of judged cases that the search generated; without that phase, of all judged cases.
  private var generated: Int {
    has(.generate) && settings.replay == nil
      ? progress.cases - (beforeGenerating?.cases ?? progress.cases) : progress.cases
  }

  /// The cases that count for required labels: the number of those with each label, and of all.
  private var labelSample: (counts: [String: Int], total: Int) {
    guard isExhaustive else { return (log.samples, progress.sample.judged) }
    return (log.counts.merging(beforeGenerating?.labels ?? [:]) { $0 - $1 }, generated)
  }

  /// Returns the required labels for which a test of their shares has this answer, with the shares.
  func labels(_ answer: ShareTest.Answer) -> [String: Double] {
    guard settings.replay == nil, has(.generate), !settings.requiredLabels.isEmpty else {
      return [:]
    }
    let (counts, total) = labelSample
    return settings.requiredLabels.filter { label, share in
      answer
        == ShareTest.answer(
          hits: counts[label, default: 0], of: total, required: share, isComplete: isExhaustive)
    }
  }
}

extension AnyProperty {
  /// Runs this property with exactly these settings: searches for a failing case and shrinks it.
  public func run(_ settings: RunSettings = RunSettings()) -> RunResult {
    var runner = Runner(self, settings: settings)
    return runner.run()
  }
}

extension Property {
  /// Runs this property with exactly these settings: searches for a failing case and shrinks it.
  public func run(_ settings: RunSettings = RunSettings()) -> RunResult {
    AnyProperty(self).run(settings)
  }
}
