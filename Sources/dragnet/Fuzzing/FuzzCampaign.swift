import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

/// The search for failures of one target: process after process until the time is up, each
/// looking for laws that are not known to be broken yet.
struct FuzzCampaign {
  let target: FuzzTarget
  let checkout: Checkout
  let executable: URL
  let limits: FuzzLimits
  let progress: FuzzProgress

  var statistics = FuzzStatistics()
  private(set) var history = FuzzHistory()
  /// What was found, each once.
  var failures: [FuzzFailure] = []
  /// The names of the inputs that failed and are reported.
  var reported: Set<String> = []
  /// What people should know besides.
  var complaints: [String] = []
  private(set) var elapsed = Duration.zero

  init(
    _ target: FuzzTarget, _ checkout: Checkout, executable: URL, limits: FuzzLimits,
    progress: FuzzProgress
  ) {
    self.target = target
    self.checkout = checkout
    self.executable = executable
    self.limits = limits
    self.progress = progress
  }

  /// Searches until the time is up, the user interrupts, nothing can be saved any more, or a failure is
  /// found after which it is not to go on.
  ///
  /// What killed campaigns left is put away first. Whatever happens, what was found is reported and
  /// kept.
  ///
  /// - Throws: ``CommandFailure`` where the process does not run, or there is no place for what it finds.
  mutating func run(interruption: Interruption) async throws {
    let corpus = try checkout.workFolder("corpus", target: target.name)
    let runs = try checkout.workFolder("runs", target: target.name)
    for left in RunFolder.abandoned(in: runs) { await recover(left, corpus: corpus) }
    let folder = try RunFolder(in: runs, seconds: limits.seconds)
    defer { if folder.artifacts.files().isEmpty { folder.remove() } }
    try await search(in: folder, corpus: corpus, interruption: interruption)
  }

  /// Searches, round after round, with all that it writes in a folder.
  private mutating func search(
    in folder: RunFolder, corpus: URL, interruption: Interruption
  ) async throws {
    let reserve = try DiskReserve(in: folder.root)
    // It is cancelled at the end of this function, which waits for it: nobody writes in the folder any
    // more when it is removed.
    async let _ = reserve.request(interruption)
    complaints += try FuzzSeeds(target, checkout, to: folder.seeds).complaints
    var round: UInt32 = 0
    while !interruption.isRequested {
      let left = limits.seconds - Int(elapsed.components.seconds)
      guard left > 0 else { return }
      let start = ContinuousClock.now
      let process = process(in: folder, corpus: corpus, seconds: left, round: round)
      let end = try await process.run(interruption: interruption) { line, end in
        if statistics.read(line) {
          history.note(statistics.features, at: elapsed + (ContinuousClock.now - start))
          progress.show(status)
        }
        if limits.jobs > 1 { takeFound(by: process, in: folder, end) }
        // Each job would find a new law time and again.
        return knownLaws.isSubset(of: process.known)
      }
      // What minimizing took longer than the process is no time of searching.
      elapsed += min(ContinuousClock.now - start, .seconds(left))
      statistics.endProcess()
      round &+= 1
      let artifacts = folder.artifacts.files()
      for artifact in artifacts { take(artifact, end) }
      takeUnsaved(end)
      merge(folder.unfinishedCorpus, into: process.corpora[0])
      if !limits.keepsGoing, !failures.isEmpty { return }
      guard artifacts.isEmpty && end.artifacts.isEmpty && !end.isStopped else { continue }
      if end.isClean || interruption.isRequested { return }
      throw CommandFailure(
        .internalError,
        "\(target.name) ended early:\n" + end.log.suffix(20).joined(separator: "\n"))
    }
  }

  /// The laws that are known to be broken, those that can be left out of a search.
  private var knownLaws: Set<String> {
    Set(failures.map(\.law)).subtracting([Law<Trial>.totality.id])
  }

  private func process(
    in folder: RunFolder, corpus: URL, seconds: Int, round: UInt32
  ) -> FuzzProcess {
    var process = FuzzProcess(
      executable: executable,
      // Inputs that break a law that is known by then would stop the next campaign at once.
      corpora: (failures.isEmpty ? [] : [folder.broken]) + [corpus, folder.seeds],
      artifacts: folder.artifacts, limit: .clock(seconds: seconds), jobs: limits.jobs,
      seed: limits.seed == 0 ? 0 : limits.seed &+ round, known: knownLaws)
    process.timeout = limits.timeout
    process.memory = limits.memory
    process.temporary = folder.temporary
    // A law can be left out of a search. A trap cannot, so the others have to live with it.
    process.outlivesFailures =
      limits.keepsGoing && failures.contains { $0.law == Law<Trial>.totality.id }
    return process
  }

  /// How the search gets on, in a line.
  var status: String {
    "\(target.name): \(statistics.executions) executions, \(statistics.features) features, "
      + "corpus \(statistics.corpus)"
      + (failures.isEmpty
        ? "" : ", \(failures.count) \(failures.count == 1 ? "failure" : "failures")")
  }

  /// Executions per second of searching.
  var executionsPerSecond: Int {
    elapsed > .zero ? Int(Double(statistics.executions) / elapsed.seconds) : 0
  }
}
