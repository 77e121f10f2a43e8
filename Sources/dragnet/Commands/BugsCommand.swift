import ArgumentParser
import Foundation
import SceneRendering
import Specimens

/// The command `dragnet bugs`.
struct BugsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bugs",
    abstract: "Measures the time to find each known bug of the specimens.",
    discussion: """
      Each search looks for one bug, on one core and without a corpus. The strategy random tries at \
      most \(RandomSearch.mostCases) cases. All times are CPU times, so a busy machine does not \
      change the result. A bug counts as found within a time only if every seed found it. Ctrl-C \
      stops and shows the results so far.
      """)

  @Option(help: "The strategy: random, bytes or structured. Can be repeated.")
  var strategy: [BugStrategy] = []

  @Option(help: "The number of searches for each bug, with the seeds 1, 2, 3 …")
  var seeds: UInt32 = 5

  @Option(
    help: """
      The CPU time of each search by libFuzzer, in seconds: a busy machine does not shorten it.
      """)
  var cpuSeconds = 10

  @Option(
    help: "The path or name of a bug, or a specimen. Can be repeated.",
    completion: .list(BugsCommand.all.map(\.bug.path)))
  var bug: [String] = []

  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  private static let all = Specimen.all.flatMap { specimen in
    specimen.bugs.map { (specimen: specimen, bug: $0) }
  }

  func validate() throws {
    guard seeds > 0 else { throw ValidationError("--seeds is 0; it must be 1 or more") }
    guard cpuSeconds > 0 else {
      throw ValidationError("--cpu-seconds is \(cpuSeconds); it must be 1 or more")
    }
    for name in bug where BugsCommand.bugs(called: name).isEmpty {
      let names = BugsCommand.all.map(\.bug.path).joined(separator: "\n  ")
      throw ValidationError("no bug or specimen is called \(name); the bugs are\n  \(names)")
    }
  }

  private static func bugs(called name: String) -> [(specimen: Specimen, bug: KnownBug)] {
    all.filter { [$0.bug.path, $0.bug.name, $0.specimen.name].contains(name) }
  }

  func run() async throws {
    try page.check()
    let progress = ProgressLine()
    let interruption = Interruption()
    let strategies = strategy.isEmpty ? BugStrategy.allCases : strategy
    var build: FuzzBuild?
    if strategies.contains(where: { $0 != .random }) {
      let checkout = try Checkout()
      build = try await FuzzBuild(
        Set(chosen.map(\.specimen.name)).sorted(),
        of: PackageManifest(of: checkout.fuzz, as: "Fuzz/Package.swift"), checkout,
        progress: progress)
    }
    let artifacts = try TemporaryFolder(for: "dragnet-bugs")
    let rows = try await measure(strategies, build, artifacts.url, interruption, progress)
    if output.format == .text, !rows.isEmpty { print(BugsTable(rows: rows).text) }
    try page.write { BugsReport(rows).html }
  }

  /// The bugs to measure.
  private var chosen: [(specimen: Specimen, bug: KnownBug)] {
    BugsCommand.all.filter { entry in
      bug.isEmpty || bug.contains { BugsCommand.bugs(called: $0).contains { $0.bug == entry.bug } }
    }
  }

  private func measure(
    _ strategies: [BugStrategy], _ build: FuzzBuild?, _ artifacts: URL,
    _ interruption: Interruption, _ progress: ProgressLine
  ) async throws -> [BugsReport.Row] {
    let bugs = chosen
    let count = bugs.count * strategies.count * Int(seeds)
    var rows: [BugsReport.Row] = []
    for (specimen, bug) in bugs {
      for strategy in strategies {
        for seed in 1...seeds {
          if interruption.isRequested { return rows }
          progress.show(
            "\(rows.count + 1) of \(count): \(bug.path), \(strategy.rawValue), seed \(seed)")
          let search = BugSearch(
            specimen: specimen, bug: bug, strategy: strategy, seed: seed, seconds: cpuSeconds,
            build: build, artifacts: artifacts)
          guard let row = try await search.run(interruption: interruption) else { return rows }
          rows.append(row)
          progress.clear()
          if output.format == .json {
            try printJSON(row)
            // A reader of a pipe gets each row at once.
            if !StandardOutput.flush() { interruption.request() }
          }
        }
      }
    }
    return rows
  }
}
