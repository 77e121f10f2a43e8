import Foundation
import Subprocess

/// A tester of mutations: runs the law suite and the fuzz targets with one mutation at a time.
struct MutationTester {
  let checkout: MutatedCheckout
  /// The time for each fuzz target, in seconds.
  let seconds: Int

  /// The test suites that check laws, exact arithmetic included.
  private static let lawSuites = ["GestureLawsTests", "GestureDomainsTests", "DifferentialTests"]

  /// The time after which a law suite counts as hanging.
  ///
  /// It takes ten seconds on an idle machine, and a minute and a half on a busy one.
  private static let timeLimit = Duration.seconds(400)

  /// Returns the first failure of the law suite; `nil` if it passes.
  func lawFailure(number: Int) async throws -> String? {
    let folder = try emptyFolder("laws", number)
    let bundle = checkout.root.appending(path: ".build/debug/dragnetPackageTests.xctest")
    let arguments =
      ["--testing-library", "swift-testing"]
      + MutationTester.lawSuites.flatMap { ["--filter", $0] }
    let failure = try await firstFailure(
      of: bundle, arguments, number: number, in: folder, timeLimit: MutationTester.timeLimit
    ) { $0.contains("recorded an issue") || $0.contains("Fatal error") }
    return failure
  }

  /// Returns the first failure of the fuzz targets that run the mutated file; `nil` if all hold.
  func fuzzFailure(of mutation: Mutation, number: Int) async throws -> String? {
    let folder = try emptyFolder("fuzz", number)
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
      let failure = try await firstFailure(
        of: executable, arguments, number: number, in: folder,
        timeLimit: .seconds(seconds) + MutationTester.timeLimit
      ) { $0.hasPrefix("dragnet: ") || $0.contains("ERROR: libFuzzer") }
      if let failure { return "\(target): \(failure)" }
    }
    return nil
  }

  /// Returns the targets that run the code of a file: its control's target, or all for shared code.
  private func targets(for file: String) throws -> [String] {
    let all = try FileManager.default
      .contentsOfDirectory(atPath: checkout.root.appending(path: "Fuzz/Sources").path)
      .filter { !$0.hasPrefix("published-") && !["drag-text", "faults"].contains($0) }
    let targetsOfControl = all.filter { name in
      let type = name.split(separator: "-").map(\.capitalized).joined()
      return file.hasPrefix("Controls/\(type)/")
    }
    let isControl = { (name: String) in name.hasSuffix("slider") || name.hasSuffix("toggle") }
    return targetsOfControl.isEmpty
      ? all.sorted { (isControl($0) ? 1 : 0, $0) < (isControl($1) ? 1 : 0, $1) } : targetsOfControl
  }

  /// Creates an empty folder, because remembered failures of one mutation must not affect the next.
  private func emptyFolder(_ name: String, _ number: Int) throws -> URL {
    let folder = checkout.root.appending(path: ".dragnet/mutants/\(number)-\(name)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs a program until it reports a failure, ends, or exceeds the time limit.
  private func firstFailure(
    of executable: URL, _ arguments: [String], number: Int, in folder: URL, timeLimit: Duration,
    isFailure: @escaping @Sendable (String) -> Bool
  ) async throws -> String? {
    let result = try await run(
      .path(.init(executable.path)), arguments: Arguments(arguments),
      environment: .inherit.updating([
        "DRAGNET_MUTANT": "\(number)", "SWIFT_BACKTRACE": "enable=no",
        // The same test cases for every mutation.
        "DRAGNET_SEED": "1",
      ]),
      workingDirectory: .init(folder.path), input: .none, output: .sequence,
      error: .combinedWithOutput
    ) { execution -> String? in
      let alarm = Task {
        try await Task.sleep(for: timeLimit)
        try? execution.send(signal: .kill)
      }
      defer { alarm.cancel() }
      for try await line in execution.standardOutput.strings() where isFailure(line) {
        try? execution.send(signal: .kill)
        return line.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return nil
    }
    if let line = result.closureResult { return line }
    return result.terminationStatus.isSuccess ? nil : "\(result.terminationStatus)"
  }
}

extension MutationTester {
  /// Checks that nothing fails without a mutation, and writes the seeds of the corpus.
  ///
  /// - Throws: ``MutationFailure`` if the original code fails.
  func prepare() async throws {
    let command = checkout.root.appending(path: ".build/release/dragnet")
    let seeding = try await run(
      .path(.init(command.path)), arguments: ["fuzz", "--seconds", "1"],
      workingDirectory: .init(checkout.root.path), output: .string(limit: 1 << 22),
      error: .combinedWithOutput)
    guard seeding.terminationStatus.isSuccess else {
      throw MutationFailure("fuzzing fails without a mutation:\n\(seeding.standardOutput)")
    }
    if let failure = try await lawFailure(number: 0) {
      throw MutationFailure("the law suite fails without a mutation: \(failure)")
    }
  }
}
