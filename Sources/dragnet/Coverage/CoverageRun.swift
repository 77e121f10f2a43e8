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
  /// - Throws: ``CommandFailure`` where one fails on its corpus, or a tool fails.
  func measure(
    _ targets: [Target], pages: URL?, progress: FuzzProgress
  ) async throws(CommandFailure) -> CoverageReport {
    defer { try? FileManager.default.removeItem(at: folder) }
    var profiles: [String] = []
    for target in targets {
      progress.show("\(target.name): running its corpus …")
      profiles.append(try await profile(of: target).path)
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
  /// - Returns: The counts that it wrote.
  private func profile(of target: Target) async throws(CommandFailure) -> URL {
    let seeds = folder.appending(path: "seeds").appending(path: target.name)
    try seeds.makeFolder()
    for complaint in try FuzzSeeds(target, checkout, to: seeds).complaints {
      throw CommandFailure(.malformedInput, complaint)
    }
    let found = checkout.work.appending(path: "corpus").appending(path: target.name)
    let counts = folder.appending(path: "\(target.name).profraw")
    let program = try await Program(
      build.executable(of: target.name),
      ["-runs=0", "-max_len=4096", "-artifact_prefix=\(folder.path)/", seeds.path]
        + (found.isFolder ? [found.path] : []),
      environment: ["SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "\(counts.path)"])
    guard program.status == 0 else {
      throw CommandFailure(
        .lawBroken,
        "\(target.name) fails on an input of its corpus; fuzz it first:\n\(program.end)")
    }
    guard FileManager.default.fileExists(atPath: counts.path) else {
      throw CommandFailure(.internalError, "\(target.name) does not write what it ran")
    }
    return counts
  }
}
