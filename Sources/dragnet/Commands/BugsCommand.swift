import ArgumentParser
import Foundation
import SceneRendering
import Specimens

struct BugsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bugs",
    abstract: "Measures how soon each known bug of the specimens is found.",
    discussion: """
      Each bug is searched for alone, from nothing, on one core. Random cases are \
      \(RandomSearch.mostCases) at most. Seconds, the limit's too, are those that the processor \
      worked, so that a busy machine takes longer and finds as much. A bug counts as found in a \
      time only if every seed found it. Ctrl-C ends with what was measured so far.
      """)

  @Option(help: "How to search: random, bytes or structured; may be given several times.")
  var strategy: [BugStrategy] = []

  @Option(help: "How many searches for each bug, from the seeds 1, 2, 3 …")
  var seeds: UInt32 = 5

  @Option(help: "How many seconds the processor may work for libFuzzer's search for a bug.")
  var seconds = 10

  @Option(
    help: "A bug, all bugs of that name, or a specimen; may be given several times.",
    completion: .list(BugsCommand.all.map(\.bug.path)))
  var bug: [String] = []

  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  private static let all = Specimen.all.flatMap { specimen in
    specimen.bugs.map { (specimen: specimen, bug: $0) }
  }

  func validate() throws {
    guard seeds > 0 else { throw ValidationError("--seeds is 0; it has to be 1 or more") }
    guard seconds > 0 else {
      throw ValidationError("--seconds is \(seconds); it has to be 1 or more")
    }
    for name in bug where BugsCommand.bugs(called: name).isEmpty {
      let names = BugsCommand.all.map(\.bug.path).joined(separator: "\n  ")
      throw ValidationError("there is no bug or specimen \(name); there are\n  \(names)")
    }
  }

  private static func bugs(called name: String) -> [(specimen: Specimen, bug: KnownBug)] {
    all.filter { [$0.bug.path, $0.bug.name, $0.specimen.name].contains(name) }
  }

  func run() async throws {
    try page.check()
    let progress = FuzzProgress()
    let interruption = Interruption()
    let strategies = strategy.isEmpty ? BugStrategy.allCases : strategy
    var build: FuzzBuild?
    if strategies.contains(where: { $0 != .random }) {
      build = try await FuzzBuild(Checkout(), progress: progress)
    }
    let artifacts = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try artifacts.makeFolder()
    defer { try? FileManager.default.removeItem(at: artifacts) }
    let rows = try await measure(strategies, build, artifacts, interruption, progress)
    if output.format == .text, !rows.isEmpty { print(BugsTable(rows: rows).text) }
    try page.write { BugsReport(rows).html }
  }

  private func measure(
    _ strategies: [BugStrategy], _ build: FuzzBuild?, _ artifacts: URL,
    _ interruption: Interruption, _ progress: FuzzProgress
  ) async throws -> [BugsReport.Row] {
    let bugs = BugsCommand.all.filter { entry in
      bug.isEmpty || bug.contains { BugsCommand.bugs(called: $0).contains { $0.bug == entry.bug } }
    }
    let count = bugs.count * strategies.count * Int(seeds)
    var rows: [BugsReport.Row] = []
    for (specimen, bug) in bugs {
      for strategy in strategies {
        for seed in 1...seeds {
          if interruption.isRequested { return rows }
          progress.show(
            "\(rows.count + 1) of \(count): \(bug.path), \(strategy.rawValue), seed \(seed)")
          let search = BugSearch(
            specimen: specimen, bug: bug, strategy: strategy, seed: seed, seconds: seconds,
            build: build, artifacts: artifacts)
          guard let row = try await search.run(interruption: interruption) else { return rows }
          rows.append(row)
          progress.clear()
          if output.format == .json {
            try printJSON(row)
            // Whoever reads a pipe wants each row as it is known.
            fflush(nil)
          }
        }
      }
    }
    return rows
  }
}
