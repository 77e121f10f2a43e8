import Foundation
import PropertyTesting

/// The search for failures of one target.
///
/// It starts one process after the other until the time is up. Each process leaves out the laws
/// that are already known to be broken.
struct FuzzRun {
  /// The target.
  let target: TargetExecutable
  /// The checkout whose corpus is used and extended.
  let checkout: Checkout
  /// The settings of the search.
  let limits: FuzzLimits
  /// The place where the status is shown.
  let progress: ProgressLine
  /// The file with the constants of the sources; `nil` if there is none.
  var literals: URL?

  /// The figures so far.
  var statistics = FuzzStatistics()
  /// The number of features over time.
  private(set) var history = FuzzHistory()
  /// The distinct failures.
  var failures: [FuzzFailure] = []
  /// The inputs that took long, but broke no law.
  var slowInputs: [SlowInput] = []
  /// The saved inputs that are reported, by their names and the number of failures before them.
  var reported: Set<String> = []
  /// Warnings for the user.
  var complaints: [String] = []
  /// Whether every input was discarded, as far as the processes that have ended say.
  private(set) var isUntested = false
  /// Whether a process has judged an input, or may have.
  private var hasJudged = false
  /// The time spent on searching.
  private(set) var elapsed = Duration.zero
  /// The place of this search among others.
  var outlook: Outlook?

  /// The place of a search among the searches of a command, for the line of progress.
  struct Outlook: Sendable {
    /// The number of the target.
    var number: Int
    /// The number of all targets.
    var count: Int
    /// The time at which the first search began.
    var start: ContinuousClock.Instant
    /// The time at which the last search ends, or the earliest such time if CPU time counts.
    var end: ContinuousClock.Instant
    /// Whether CPU time counts, so that a busy machine takes longer.
    var countsCPUTime = false
    /// The failures of all searches so far.
    var failures: Int

    /// The place as the beginning of a line.
    var text: String {
      let left = Int((end - .now).seconds.rounded(.up))
      let found =
        failures == 0 ? "" : ", \(failures) \(failures == 1 ? "failure" : "failures") so far"
      let spent = Int((.now - start).seconds)
      return "\(number) of \(count), \(max(spent, 0)) s, "
        + "\(countsCPUTime ? "at least " : "")\(max(left, 0)) s left\(found): "
    }
  }

  /// Creates a search that has not begun.
  init(
    _ target: TargetExecutable, _ checkout: Checkout, limits: FuzzLimits, progress: ProgressLine
  ) {
    var target = target
    target.limits.memory = limits.memory
    self.target = target
    self.checkout = checkout
    self.limits = limits
    self.progress = progress
  }

  /// Searches until the time is up, the user interrupts, the disk is full, or a failure ends the
  /// search.
  ///
  /// The findings of killed runs are recovered first, and end a search that ends with the first
  /// failure. Findings are reported and kept even if the
  /// search throws an error.
  ///
  /// A search that has run can go on for more time.
  ///
  /// - Parameters:
  ///   - seconds: The time to search; see ``FuzzLimits/countsCPUTime``.
  ///   - interruption: A request that stops the search early.
  /// - Throws: ``CommandFailure`` if the process does not run or its findings cannot be saved.
  mutating func run(seconds: Int, interruption: Interruption) async throws(CommandFailure) {
    let corpus = try checkout.workFolder("corpus", target: target.name)
    let runs = try checkout.workFolder("runs", target: target.name)
    for left in RunFolder.abandoned(in: runs) { await recover(left) }
    if !limits.keepsGoing, !failures.isEmpty { return }
    let folder = try RunFolder.create(in: runs, seconds: seconds)
    defer { if folder.artifacts.files().isEmpty { folder.remove() } }
    try await search(
      in: folder, corpus: corpus, for: .seconds(seconds), interruption: interruption)
  }

  /// Searches with processes that write only to `folder` and `corpus`.
  private mutating func search(
    in folder: RunFolder, corpus: URL, for time: Duration, interruption: Interruption
  ) async throws(CommandFailure) {
    let reserve = try DiskReserve(in: folder.root)
    // The watcher is cancelled and awaited at the end of this function, so it no longer writes to
    // the folder when that is removed.
    async let _ = reserve.watch(interruption)
    complaints += try await FuzzSeeds(target, checkout, to: folder.seeds).complaints
    var slice = Slice(
      folder: folder, corpus: corpus, time: time, end: elapsed + time, reserve: reserve,
      interruption: interruption, jobs: FuzzJobs(interruption: interruption),
      spent: Array(repeating: .zero, count: limits.jobs))
    for job in 0..<limits.jobs { launch(job, &slice) }
    for await (job, message) in slice.jobs.messages {
      switch message {
      case .started(let child): slice.jobs.note(child, of: job)
      case .line(let line):
        guard statistics.read(line, of: job) else { continue }
        history.note(statistics.features, at: elapsed + (ContinuousClock.now - slice.start))
        progress.show((outlook?.text ?? "") + status)
      case .ended(let result, let now): await end(job, result, at: now, &slice)
      }
      if slice.jobs.running.isEmpty { break }
    }
    if let trouble = slice.trouble { throw trouble }
  }

  /// The processes of a search for some time.
  private struct Slice {
    /// The folder that receives their findings.
    let folder: RunFolder
    /// The folder that receives their inputs.
    let corpus: URL
    /// The time to search.
    let time: Duration
    /// The time of the whole search at which it ends.
    let end: Duration
    /// The space on the disk that lets a search end properly.
    let reserve: DiskReserve
    /// A request that stops the processes early.
    let interruption: Interruption
    /// The processes.
    var jobs: FuzzJobs
    /// The CPU time of the processes of each job that have ended.
    var spent: [Duration]
    /// The number of processes so far.
    var round: UInt32 = 0
    /// The time at which the first of the running processes was started.
    var start = ContinuousClock.now
    /// The first problem, with which the slice ends.
    var trouble: CommandFailure?
  }

  /// Starts a process of a job, if there is time left.
  private func launch(_ job: Int, _ slice: inout Slice) {
    if slice.jobs.running.isEmpty { slice.start = .now }
    let left =
      limits.countsCPUTime
      ? slice.time - slice.spent[job] : slice.end - elapsed - (ContinuousClock.now - slice.start)
    guard left > .zero else { return }
    let seconds = Int(left.seconds.rounded(.up))
    slice.jobs.start(
      process(in: slice.folder, corpus: slice.corpus, seconds: seconds, round: slice.round), as: job
    )
    slice.round &+= 1
  }

  /// Notes the end of a process, and starts the next one of its job if it has found a failure.
  private mutating func end(
    _ job: Int, _ result: Result<FuzzProcess.End, CommandFailure>, at now: ContinuousClock.Instant,
    _ slice: inout Slice
  ) async {
    let wasStopped = slice.jobs.noteEnd(of: job)
    statistics.endProcess(of: job)
    // Minimizing may continue after the end of the last process; that is not time spent on
    // searching.
    if slice.jobs.running.isEmpty { elapsed += now - slice.start }
    do throws(CommandFailure) {
      let end = try result.get()
      slice.spent[job] += end.cpuTime
      if !end.log.contains(where: { $0.hasPrefix(Discard.everyInput) }) { hasJudged = true }
      isUntested = !hasJudged
      await take(end, in: slice.folder, isLast: slice.jobs.running.isEmpty)
      let hasFound = !end.artifacts.isEmpty
      let interruption = slice.interruption
      // A full disk ends libFuzzer, perhaps before the watcher sees it.
      if !end.isClean { slice.reserve.check(interruption) }
      guard end.isClean || hasFound || wasStopped || interruption.isRequested else {
        throw CommandFailure(
          .internalError,
          "\(target.name) ended early:\n" + end.log.suffix(20).joined(separator: "\n"))
      }
      let isOver = !limits.keepsGoing && !failures.isEmpty || slice.trouble != nil
      // Otherwise each job would find a new broken law again.
      slice.jobs.stop { isOver || !knownLaws.isSubset(of: $0.known) }
      if (hasFound || wasStopped) && !isOver && !interruption.isRequested { launch(job, &slice) }
    } catch {
      // Nothing is started after a signal, which is no error.
      if error.status != .interrupted { slice.trouble = slice.trouble ?? error }
      slice.jobs.stop()
    }
  }

  /// The laws that are known to be broken and can be left out of a search.
  private var knownLaws: Set<String> {
    Set(failures.filter { !$0.failure.isEnd }.map(\.law))
  }

  /// Returns the seed of a process.
  ///
  /// - Parameters:
  ///   - seed: The seed of the search; 0 for a fresh seed.
  ///   - round: The number of processes that were started before.
  /// - Returns: The seed; 0, which libFuzzer takes for a fresh seed, only if that of the search is 0.
  static func seed(_ seed: UInt32, round: UInt32) -> UInt32 {
    seed == 0 ? 0 : max(seed &+ round, 1)
  }

  private func process(
    in folder: RunFolder, corpus: URL, seconds: Int, round: UInt32
  ) -> FuzzProcess {
    var process = FuzzProcess(
      target: target,
      // Inputs that break a law which is known by now would stop the next run at once.
      corpora: (failures.isEmpty ? [] : [folder.broken]) + [corpus, folder.seeds],
      artifacts: folder.artifacts,
      limit: limits.countsCPUTime ? .cpu(seconds: seconds) : .clock(seconds: seconds),
      seed: FuzzRun.seed(limits.seed, round: round), known: knownLaws)
    process.timeout = limits.traps.timeout
    process.memory = limits.memory
    process.temporary = folder.temporary
    // The user's dictionary follows, because libFuzzer itself obeys the last option of a name.
    process.flags = (literals.map { ["-dict=\($0.path)"] } ?? []) + limits.flags
    return process
  }

  /// The status of the search, on one line.
  var status: String {
    "\(target.name): \(statistics.executions) executions, \(statistics.features) features, "
      + "corpus \(statistics.corpus)"
      + (failures.isEmpty
        ? "" : ", \(failures.count) \(failures.count == 1 ? "failure" : "failures")")
  }

  /// The number of inputs that showed a new feature; the corpus also receives shorter inputs for known ones.
  var newInputs: Int { statistics.discoveries.count }

  /// Whether a report has anything to say about the search: it has run, or has recovered inputs.
  var hasResult: Bool { elapsed > .zero || !failures.isEmpty || !slowInputs.isEmpty }

  /// The executions per second of searching.
  var executionsPerSecond: Int {
    elapsed > .zero ? Int(Double(statistics.executions) / elapsed.seconds) : 0
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
