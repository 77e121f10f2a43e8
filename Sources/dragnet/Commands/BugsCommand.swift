import ArgumentParser
import Foundation
import SceneRendering

/// The command `dragnet bugs`.
struct BugsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bugs",
    abstract:
      "Measures the time to find each known bug of the specimens, which are targets with known bugs.",
    discussion: """
      Each search looks for one bug, on one core and without a corpus. The strategy random tries at \
      most \(BugSearch.mostCases) cases. All times are CPU times, so a busy machine does not \
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

  @Option(help: "The path or name of a bug, or a specimen. Can be repeated.")
  var bug: [String] = []

  @OptionGroup var built: BuildOptions
  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func validate() throws {
    guard seeds > 0 else { throw ValidationError("--seeds is 0; it must be 1 or more") }
    guard (1...FuzzLimits.longestTime).contains(cpuSeconds) else {
      throw ValidationError(
        "--cpu-seconds is \(cpuSeconds); it must be 1 to \(FuzzLimits.longestTime)")
    }
  }

  func run() async throws {
    try page.check()
    let progress = ProgressLine()
    let interruption = Interruption()
    let chosen = try await chosen(progress)
    let artifacts = try TemporaryFolder(for: "dragnet-bugs")
    let rows = try await measure(chosen, artifacts.url, interruption, progress)
    if output.format == .text, !rows.isEmpty { print(BugsTable(rows: rows).text) }
    try page.write { BugsReport(rows).html }
  }

  /// Asks the targets for their bugs, and returns those to measure.
  ///
  /// - Throws: ``CommandFailure`` if a target does not answer, or no bug or specimen has a given name.
  private func chosen(_ progress: ProgressLine) async throws(CommandFailure) -> [SpecimenBug] {
    // With the names of specimens, no other target is built.
    let specimens = bug.map { $0.split(separator: "/") }.filter { $0.count == 2 }
    let names = specimens.count == bug.count ? Set(specimens.map { String($0[0]) }).sorted() : []
    let targets = try await built.targets(names, try Checkout(), progress: progress)
    var all: [SpecimenBug] = []
    for target in targets {
      all += (try await target.description().bugs ?? []).map {
        SpecimenBug(target: target, bug: $0)
      }
    }
    for name in bug where !all.contains(where: { $0.isCalled(name) }) {
      throw CommandFailure(
        .usage,
        "no bug or specimen is called \(name); the bugs are\n  "
          + all.map(\.path).joined(separator: "\n  "))
    }
    return all.filter { entry in bug.isEmpty || bug.contains(where: entry.isCalled) }
  }

  private func measure(
    _ bugs: [SpecimenBug], _ artifacts: URL, _ interruption: Interruption,
    _ progress: ProgressLine
  ) async throws -> [BugsReport.Row] {
    let strategies = strategy.isEmpty ? BugStrategy.allCases : strategy
    let count = bugs.count * strategies.count * Int(seeds)
    var rows: [BugsReport.Row] = []
    for bug in bugs {
      for strategy in strategies {
        for seed in 1...seeds {
          if interruption.isRequested { return rows }
          progress.show(
            "\(rows.count + 1) of \(count): \(bug.path), \(strategy.rawValue), seed \(seed)")
          let search = BugSearch(
            bug: bug, strategy: strategy, seed: seed, seconds: cpuSeconds, artifacts: artifacts)
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
