import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

/// The search for failures of one target: process after process until the time is up, each
/// looking for laws that are not known to be broken yet.
struct FuzzCampaign {
  /// A failure that was found.
  struct Failure: Encodable, Sendable {
    /// The law.
    var law: String
    /// The smallest script that breaks it.
    var script: String
    /// The bytes that libFuzzer saved, as a path from the root of the checkout.
    var artifact: String
    /// Where and what, for people.
    var message: String

    enum CodingKeys: CodingKey {
      case law
      case script
      case artifact
    }
  }

  let target: Target
  let checkout: Checkout
  let executable: URL
  let seconds: Int
  let jobs: Int
  let seed: UInt32

  private(set) var statistics = FuzzStatistics()
  private(set) var history = FuzzHistory()
  private(set) var failures: [Failure] = []
  private(set) var elapsed = Duration.zero

  init(
    _ target: Target, _ checkout: Checkout, executable: URL, seconds: Int, jobs: Int, seed: UInt32
  ) {
    self.target = target
    self.checkout = checkout
    self.executable = executable
    self.seconds = seconds
    self.jobs = jobs
    self.seed = seed
  }

  /// Searches until the time is up, the user interrupts, or a failure stands in the way of others.
  mutating func run(interruption: Interruption, progress: FuzzProgress) async throws {
    let artifacts = try checkout.workFolder("artifacts", target: target.name)
    let corpus = try checkout.workFolder("corpus", target: target.name)
    let seeds = try writeSeeds()
    // Inputs that break a law that is known by then; they would stop the next campaign at once.
    let broken = checkout.work.appending(path: "broken").appending(path: target.name)
    try? FileManager.default.removeItem(at: broken)
    try broken.makeFolder()
    var round: UInt32 = 0
    while !interruption.isRequested {
      let left = seconds - Int(elapsed.components.seconds)
      guard left > 0 else { return }
      let process = FuzzProcess(
        executable: executable,
        corpora: failures.isEmpty ? [corpus, seeds] : [broken, corpus, seeds],
        artifacts: artifacts, seconds: left, jobs: jobs, seed: seed == 0 ? 0 : seed &+ round,
        known: Set(failures.map(\.law)))
      let start = ContinuousClock.now
      let end = try await process.run(interruption: interruption) { line in
        guard statistics.read(line) else { return }
        history.note(statistics.features, at: elapsed + (ContinuousClock.now - start))
        progress.show(status)
      }
      elapsed += ContinuousClock.now - start
      statistics.endProcess()
      round &+= 1
      guard !end.artifacts.isEmpty else {
        if end.isClean { return }
        throw CommandFailure(
          .internalError,
          "\(target.name) ended early:\n" + end.log.suffix(20).joined(separator: "\n"))
      }
      for artifact in end.artifacts {
        try take(artifact)
      }
    }
  }

  /// Minimizes what an artifact shows, and keeps it.
  private mutating func take(_ artifact: URL) throws(CommandFailure) {
    let bytes = try artifact.readBytes()
    let known = Set(failures.map(\.law))
    let path = checkout.shortPath(artifact)
    let choices = bytes.withUnsafeBytes { target.property().recording(of: $0).choices }
    // Other laws are left out of a search once they are known; a trap can only be passed over.
    let isKnownTrap = known.contains(Law<Trial>.totality.id) && target.trap(in: choices) != nil
    guard !isKnownTrap else { return }
    guard let smallest = Minimization(of: choices, target: target, except: known) else {
      throw CommandFailure(
        .internalError, "\(path) failed when it was fuzzed, and does not fail now")
    }
    try artifact.appendingPathExtension("drag").write(
      smallest.annotated(isExpected: target.isSpecimen).utf8)
    let failure = smallest.failure
    failures.append(
      Failure(
        law: failure.law, script: smallest.text, artifact: path,
        message: "\(failure.place): \(failure.message)"))
  }

  /// Writes the seeds anew.
  private func writeSeeds() throws(CommandFailure) -> URL {
    let folder = checkout.work.appending(path: "seeds").appending(path: target.name)
    try? FileManager.default.removeItem(at: folder)
    try folder.makeFolder()
    for complaint in try FuzzSeeds(target, checkout, to: folder).complaints {
      throw CommandFailure(.malformedInput, complaint)
    }
    return folder
  }

  /// How the search gets on, in a line.
  var status: String {
    "\(target.name): \(statistics.executions) executions, \(statistics.features) features, "
      + "corpus \(statistics.corpus)"
      + (failures.isEmpty ? "" : ", \(failures.count) laws broken")
  }

  /// Executions per second of searching.
  var executionsPerSecond: Int {
    elapsed > .zero ? Int(Double(statistics.executions) / elapsed.seconds) : 0
  }
}
