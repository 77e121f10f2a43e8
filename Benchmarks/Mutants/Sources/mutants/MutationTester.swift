import Foundation
import Subprocess

/// A tester of mutations: runs the law suite and the fuzz targets with one mutation at a time.
struct MutationTester {
  let checkout: MutatedCheckout
  /// The time for each fuzz target, in seconds.
  let seconds: Int

  /// The time after which the tests count as hanging: five times as long as without a mutation, and at least
  /// two minutes.
  private var timeLimit = Duration.seconds(400)

  /// A tester of the mutations of a copy.
  init(checkout: MutatedCheckout, seconds: Int) {
    self.checkout = checkout
    self.seconds = seconds
  }

  /// Returns the first failure of the tests of a mutated file; `nil` if they pass.
  func testFailure(of file: String, number: Int) async throws -> String? {
    if checkout.module == .sliders { return try await failure(of: file, number: number) }
    return try await failure(of: checkout.module.suites, "laws", number: number)
  }

  /// Returns the first law that fails a slider of a file; `nil` if they obey all.
  private func failure(of file: String, number: Int) async throws -> String? {
    let sliders = try checkout.sliders(of: file)
    return try await firstFailure(
      of: checkout.root.appending(path: "Benchmarks/.build/release/sound"),
      sliders + ["--cases", "\(sliders.isEmpty ? 300 : 5000)"], number: number,
      in: try emptyFolder("sound", number), timeLimit: timeLimit
    ) { $0.contains(/^\| .* [A-Z]\d+ \|$/) }
  }

  /// Returns the first failure of the module's other tests; `nil` if they pass or there are none.
  func otherFailure(number: Int) async throws -> String? {
    let suites = checkout.module.otherSuites
    return suites.isEmpty ? nil : try await failure(of: suites, "others", number: number)
  }

  private func failure(of suites: [String], _ name: String, number: Int) async throws -> String? {
    let folder = try emptyFolder(name, number)
    let bundle = checkout.root.appending(path: ".build/debug/dragnetPackageTests.xctest")
    let arguments =
      ["--testing-library", "swift-testing"]
      + suites.flatMap { ["--filter", $0] }
    return try await firstFailure(
      of: bundle, arguments, number: number, in: folder, timeLimit: timeLimit
    ) { $0.contains("recorded an issue") || $0.contains("Fatal error") }
  }

  /// Returns a failure of the fuzz targets that run the mutated file; `nil` if all hold.
  ///
  /// As many targets as there are processors run at a time; the first failure ends the others.
  func fuzzFailure(of mutation: Mutation, number: Int) async throws -> String? {
    let folder = try emptyFolder("fuzz", number)
    var waiting = try targets(for: mutation.file)[...]
    return try await withThrowingTaskGroup(of: String?.self) { group in
      func fuzzNext() {
        guard let target = waiting.popFirst() else { return }
        group.addTask { try await failure(of: target, number: number, in: folder) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { fuzzNext() }
      while let failure = try await group.next() {
        if let failure {
          group.cancelAll()
          return failure
        }
        fuzzNext()
      }
      return nil
    }
  }

  private func failure(of target: String, number: Int, in folder: URL) async throws -> String? {
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
      timeLimit: .seconds(seconds) + timeLimit
    ) { $0.hasPrefix("dragnet: ") || $0.contains("ERROR: libFuzzer") }
    return failure.map { "\(target): \($0)" }
  }

  /// Returns the targets that run a file, those of controls first: they judge the most laws.
  private func targets(for file: String) throws -> [String] {
    let all = try FileManager.default
      .contentsOfDirectory(atPath: checkout.root.appending(path: "Fuzz/Sources").path)
    let isControl = { (name: String) in name.hasSuffix("slider") || name.hasSuffix("toggle") }
    return checkout.module.targets(for: file, among: all)
      .sorted { (isControl($0) ? 0 : 1, $0) < (isControl($1) ? 0 : 1, $1) }
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
        return String(line.trimmingCharacters(in: .whitespacesAndNewlines).prefix(300))
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
  /// - Returns: The tester with a time limit that fits the machine.
  /// - Throws: ``MutationFailure`` if the original code fails.
  func prepared() async throws -> MutationTester {
    var tester = self
    if checkout.module.isFuzzed { try await writeSeeds() }
    let clock = ContinuousClock()
    var failure: String?
    let duration = try await clock.measure {
      failure = try await testFailure(of: "", number: 0)
    }
    if let failure { throw MutationFailure("the tests fail without a mutation: \(failure)") }
    tester.timeLimit = max(.seconds(120), duration * 5)
    return tester
  }

  private func writeSeeds() async throws {
    let seeding = try await run(
      .path(.init(checkout.command.path)), arguments: ["fuzz", "--seconds", "1"],
      workingDirectory: .init(checkout.root.path), output: .string(limit: 1 << 22),
      error: .combinedWithOutput)
    guard seeding.terminationStatus.isSuccess else {
      throw MutationFailure("fuzzing fails without a mutation:\n\(seeding.standardOutput)")
    }
  }
}
