import Foundation

/// A run of targets on their corpus, which measures how much of the code they cover.
///
/// The corpus of a target is the scripts of `Corpus/` and the inputs that fuzzing has found in this
/// checkout.
struct CoverageRun {
  private let tools: Toolchain
  private let checkout: Checkout
  private let sources: [URL]
  /// The temporary folder of this run.
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  /// The paths of the inputs that failed, by target; the code that they run is not counted.
  private(set) var failing: [(target: String, paths: [String])] = []

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - checkout: The checkout that contains the corpus.
  ///   - sources: The folders of the code to report on.
  /// - Throws: ``CommandFailure`` if `PATH` has no toolchain.
  init(_ checkout: Checkout, sources: [URL]) async throws(CommandFailure) {
    tools = try await checkout.toolchain()
    self.checkout = checkout
    self.sources = sources
    temporary = try TemporaryFolder(for: "dragnet-coverage")
  }

  /// Runs targets on their corpus.
  ///
  /// - Parameters:
  ///   - targets: The targets, built with ``Instrumentation/coverage``, at least one.
  ///   - progress: The place where the progress is shown.
  /// - Returns: The coverage of the code.
  /// - Throws: ``CommandFailure`` if a target fails on its whole corpus, or a tool fails.
  mutating func measure(
    _ targets: [TargetExecutable], progress: ProgressLine
  ) async throws(CommandFailure) -> CoverageReport {
    var profiles: [String] = []
    for target in targets {
      progress.show("\(target.name): running its corpus …")
      profiles += try await self.profiles(of: target)
    }
    let merged = folder.appending(path: "all.profdata").path
    _ = try await tools.run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles)
    // llvm-cov expects -object before each executable except the first.
    // Several checks share a test bundle.
    let objects = Set(targets.map(\.program.file.path)).sorted()
    let subject =
      ["-instr-profile=\(merged)", objects[0]] + objects.dropFirst().flatMap { ["-object", $0] }
      + ["-sources"] + sources.map(\.path)
    let export = try await tools.run(
      "llvm-cov", ["export", "-skip-functions", "-skip-expansions"] + subject)
    return try CoverageReport(export.output, shorten: checkout.shortPath)
  }

  /// Runs a target once on each input of its corpus.
  ///
  /// - Returns: The paths of the profiles that it wrote.
  private mutating func profiles(
    of target: TargetExecutable
  ) async throws(CommandFailure) -> [String] {
    let place = folder.appending(path: Checkout.folderName(of: target.name))
    let words = try place.appending(path: "seeds").made()
    let seeds = try await FuzzSeeds(target, checkout, to: words)
    for complaint in seeds.complaints { throw CommandFailure(.malformedInput, complaint) }
    // libFuzzer always runs the empty input first.
    let empty = place.appending(path: "empty")
    try empty.write([])
    var run = InputRun(of: target, in: place)
    try await run.run([empty] + words.files() + LocalCorpus(target.name, checkout).inputs)
    if !run.failing.isEmpty {
      let paths = run.failing.map { input in
        input == empty
          ? "the empty input"
          : checkout.shortPath(seeds.scripts[input.lastPathComponent] ?? input)
      }
      failing.append((target.name, paths))
    }
    guard !run.profiles.isEmpty else {
      throw CommandFailure(.lawBroken, "\(target.name) fails on every input of its corpus")
    }
    guard run.profiles.allSatisfy(\.exists) else {
      throw CommandFailure(.internalError, "\(target.name) does not write a coverage profile")
    }
    return run.profiles.map(\.path)
  }

  /// Messages about the inputs that failed.
  var warnings: [String] {
    failing.map { target, paths in
      let count = paths.count == 1 ? "1 input fails" : "\(paths.count) inputs fail"
      return """
        \(target): \(count); the code that failing inputs run is not counted:
        \(paths.map { "  \($0)\n" }.joined())\
          dragnet explain FILE shows the failure; dragnet corpus merge \(target.shellQuoted) moves inputs \
        of .dragnet that fail to .dragnet/artifacts
        """
    }
  }
}
