import Foundation
import Subprocess

/// Tries mutations, one at a time, on the law suite and on the fuzz targets.
struct Judge {
  let checkout: MutatedCheckout
  /// How long each fuzz target searches.
  let seconds: Int

  /// The suites that judge by laws; exact arithmetic is one of them.
  private static let lawSuites = ["GestureLawsTests", "GestureDomainsTests", "DifferentialTests"]

  /// Longer than this, a law suite hangs: it takes ten seconds on its own, and a minute and a half on
  /// a machine that others keep busy.
  private static let patience = Duration.seconds(400)

  /// What the law suite says first of a mutation; `nil` if it passes.
  func complaintOfLaws(number: Int) async throws -> String? {
    let folder = try scratch("laws", number)
    let bundle = checkout.root.appending(path: ".build/debug/dragnetPackageTests.xctest")
    let arguments =
      ["--testing-library", "swift-testing"] + Judge.lawSuites.flatMap { ["--filter", $0] }
    let complaint = try await output(
      of: bundle, arguments, number: number, in: folder, patience: Judge.patience
    ) { $0.contains("recorded an issue") || $0.contains("Fatal error") }
    return complaint
  }

  /// Which of the fuzz targets that the mutated file concerns finds a mutation; `nil` if none does.
  func discoverer(of mutation: Mutation, number: Int) async throws -> String? {
    let folder = try scratch("fuzz", number)
    for target in try targets(for: mutation.file) {
      let executable = checkout.root.appending(path: "Fuzz/.build/release/\(target)")
      let seeds = checkout.root.appending(path: ".dragnet/corpus/\(target)")
      let corpus = folder.appending(path: target)
      try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
      var arguments = [
        "-max_total_time=\(seconds)", "-seed=1", "-max_len=4096", "-timeout=10",
        "-artifact_prefix=\(folder.path)/", corpus.path,
      ]
      if FileManager.default.fileExists(atPath: seeds.path) { arguments.append(seeds.path) }
      let complaint = try await output(
        of: executable, arguments, number: number, in: folder,
        patience: .seconds(seconds) + Judge.patience
      ) { $0.hasPrefix("dragnet: ") || $0.contains("ERROR: libFuzzer") }
      if let complaint { return "\(target): \(complaint)" }
    }
    return nil
  }

  /// The targets that run the code of a file: a control's own, or for what they share all of them.
  private func targets(for file: String) throws -> [String] {
    let all = try FileManager.default
      .contentsOfDirectory(atPath: checkout.root.appending(path: "Fuzz/Sources").path)
      .filter { !$0.hasPrefix("published-") && !["drag-text", "faults"].contains($0) }
    let own = all.filter { name in
      let type = name.split(separator: "-").map(\.capitalized).joined()
      return file.hasPrefix("Controls/\(type)/")
    }
    let isControl = { (name: String) in name.hasSuffix("slider") || name.hasSuffix("toggle") }
    return own.isEmpty
      ? all.sorted { (isControl($0) ? 1 : 0, $0) < (isControl($1) ? 1 : 0, $1) } : own
  }

  /// An empty folder, so that nothing is remembered from one mutation to the next.
  private func scratch(_ name: String, _ number: Int) throws -> URL {
    let folder = checkout.root.appending(path: ".dragnet/mutants/\(number)-\(name)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs a program until it complains, ends, or runs out of our patience.
  private func output(
    of executable: URL, _ arguments: [String], number: Int, in folder: URL, patience: Duration,
    isComplaint: @escaping @Sendable (String) -> Bool
  ) async throws -> String? {
    let result = try await run(
      .path(.init(executable.path)), arguments: Arguments(arguments),
      environment: .inherit.updating([
        "DRAGNET_MUTANT": "\(number)", "SWIFT_BACKTRACE": "enable=no",
        // The same cases for every mutation, and for every run.
        "DRAGNET_SEED": "1",
      ]),
      workingDirectory: .init(folder.path), input: .none, output: .sequence,
      error: .combinedWithOutput
    ) { execution -> String? in
      let alarm = Task {
        try await Task.sleep(for: patience)
        try? execution.send(signal: .kill)
      }
      defer { alarm.cancel() }
      for try await line in execution.standardOutput.strings() where isComplaint(line) {
        try? execution.send(signal: .kill)
        return line.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return nil
    }
    if let line = result.closureResult { return line }
    return result.terminationStatus.isSuccess ? nil : "\(result.terminationStatus)"
  }
}

extension Judge {
  /// Makes sure that without a mutation nothing complains, and writes the seeds of the corpus.
  ///
  /// - Throws: ``MutationFailure`` where the original itself is found wrong.
  func prepare() async throws {
    let command = checkout.root.appending(path: ".build/release/dragnet")
    let seeding = try await run(
      .path(.init(command.path)), arguments: ["fuzz", "--seconds", "1"],
      workingDirectory: .init(checkout.root.path), output: .string(limit: 1 << 22),
      error: .combinedWithOutput)
    guard seeding.terminationStatus.isSuccess else {
      throw MutationFailure("fuzzing fails without a mutation:\n\(seeding.standardOutput)")
    }
    if let complaint = try await complaintOfLaws(number: 0) {
      throw MutationFailure("the law suite fails without a mutation: \(complaint)")
    }
  }
}
