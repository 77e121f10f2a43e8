import Foundation
import GestureDomains

/// What targets run of the engine when they are given their corpus: kept scripts, and what fuzzing found in
/// this checkout.
struct CoverageRun {
  private let tools: Toolchain
  private let checkout: Checkout
  private let build: FuzzBuild
  /// What only this run touches.
  private let folder: URL

  /// The inputs that failed, so that nothing of what they run is counted: paths, by target.
  private(set) var failing: [(target: String, paths: [String])] = []

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - checkout: Where the corpus is.
  ///   - build: The targets, built for ``Instrumentation/coverage``.
  /// - Throws: ``CommandFailure`` where there is no toolchain.
  init(_ checkout: Checkout, _ build: FuzzBuild) throws(CommandFailure) {
    tools = try Toolchain()
    self.checkout = checkout
    self.build = build
    folder = FileManager.default.temporaryDirectory
      .appending(path: "dragnet-coverage-\(UUID().uuidString)")
  }

  /// Runs targets on their corpus.
  ///
  /// - Parameters:
  ///   - targets: The targets, at least one.
  ///   - pages: The folder for pages that show line by line what was run, if they are wanted.
  ///   - progress: Where to show how it gets on.
  /// - Returns: How much they ran.
  /// - Throws: ``CommandFailure`` where one fails on all of its corpus, or a tool fails.
  mutating func measure(
    _ targets: [FuzzTarget], pages: URL?, progress: FuzzProgress
  ) async throws(CommandFailure) -> CoverageReport {
    defer { try? FileManager.default.removeItem(at: folder) }
    var profiles: [String] = []
    for target in targets {
      progress.show("\(target.name): running its corpus …")
      profiles += try await self.profiles(of: target)
    }
    let merged = folder.appending(path: "all.profdata").path
    _ = try await tools.run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles)
    // The first program has no option's name before it.
    let objects = targets.map { build.executable(of: $0.name).path }
    let subject =
      ["-instr-profile=\(merged)", objects[0]] + objects.dropFirst().flatMap { ["-object", $0] }
      + ["-sources", checkout.root.appending(path: "Sources/GestureEngine").path]
    if let pages {
      progress.show("writing pages …")
      _ = try await tools.run(
        "llvm-cov", ["show", "-format=html", "-output-dir=\(pages.path)"] + subject)
    }
    let export = try await tools.run("llvm-cov", ["export", "-summary-only"] + subject)
    return try CoverageReport(export.output, shorten: checkout.shortPath)
  }

  /// Runs a target once on each input of its corpus.
  ///
  /// - Returns: The paths of the counts that it wrote.
  private mutating func profiles(of target: FuzzTarget) async throws(CommandFailure) -> [String] {
    let place = folder.appending(path: target.name)
    let words = try place.appending(path: "seeds").made()
    let seeds = try FuzzSeeds(target, checkout, to: words)
    for complaint in seeds.complaints { throw CommandFailure(.malformedInput, complaint) }
    // What libFuzzer runs before all others.
    let empty = place.appending(path: "empty")
    try empty.write([])
    var run = InputRun(of: build.executable(of: target.name), in: place)
    try await run.run([empty] + words.files() + LocalCorpus(target, checkout).inputs)
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
    guard run.profiles.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
      throw CommandFailure(.internalError, "\(target.name) does not write what it ran")
    }
    return run.profiles.map(\.path)
  }

  /// What to tell people of the inputs that failed.
  var warnings: [String] {
    failing.map { target, paths in
      let count = paths.count == 1 ? "1 input fails" : "\(paths.count) inputs fail"
      return """
        \(target): \(count), and what they run is not counted:
        \(paths.map { "  \($0)\n" }.joined())\
          dragnet explain FILE shows how; dragnet corpus merge \(target) puts away those of .dragnet
        """
    }
  }
}
