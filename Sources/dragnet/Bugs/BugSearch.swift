import Foundation
import GestureLaws
import SceneRendering
import Specimens

/// The search for one bug, by one strategy, from one seed: on one core, from nothing.
struct BugSearch {
  /// The specimen.
  var specimen: Specimen
  /// The only bug that it has.
  var bug: KnownBug
  /// How it is looked for.
  var strategy: BugStrategy
  /// What all random choices come from.
  var seed: UInt32
  /// How many seconds the processor may work for libFuzzer.
  var seconds: Int
  /// The fuzz targets; random cases need none.
  var build: FuzzBuild?
  /// Where libFuzzer saves what it finds.
  var artifacts: URL

  /// What a search of libFuzzer or of the property runner came to.
  private typealias End = (found: Bool, executions: Int)

  /// Searches.
  ///
  /// - Parameter interruption: Ends it early.
  /// - Returns: What it came to; `nil` if it was interrupted. The seconds are those that the
  ///   processor worked, starting up included, so that a busy machine changes little.
  /// - Throws: ``CommandFailure`` where libFuzzer ends by itself, and what starting it throws.
  func run(interruption: Interruption) async throws -> BugsReport.Row? {
    let before = ChildTime.now.total
    let end: End
    if strategy != .random, let build {
      end = try await fuzz(build, interruption)
    } else {
      end = try RandomSearch(kind: specimen.kind([bug]), seed: UInt64(seed)).run()
    }
    if interruption.isRequested { return nil }
    let seconds = ChildTime.now.total - before
    return BugsReport.Row(
      bug: bug.path, law: bug.laws[0], strategy: strategy.rawValue, seed: UInt64(seed),
      found: end.found, executions: end.executions, seconds: (seconds * 1000).rounded() / 1000)
  }

  private func fuzz(_ build: FuzzBuild, _ interruption: Interruption) async throws -> End {
    let process = FuzzProcess(
      executable: build.executable(of: specimen.name), corpora: [], artifacts: artifacts,
      limit: .processor(seconds: seconds), jobs: 1, seed: seed, known: [],
      environment: ["DRAGNET_BUGS": bug.name, "DRAGNET_STRATEGY": strategy.rawValue])
    let end = try await process.run(interruption: interruption) { _, _ in true }
    // What libFuzzer only finds slow, it saves as well.
    let found = end.artifacts.contains { !$0.lastPathComponent.hasPrefix("slow-unit-") }
    guard found || end.isClean, let executions = BugSearch.executions(in: end.log) else {
      throw CommandFailure(
        .internalError,
        "\(specimen.name) ended early:\n" + end.log.suffix(20).joined(separator: "\n"))
    }
    return (found, executions)
  }

  /// The number of inputs that libFuzzer ran, the one that failed included, as it says at its end.
  static func executions(in log: [String]) -> Int? {
    let mark = "stat::number_of_executed_units:"
    guard let line = log.last(where: { $0.hasPrefix(mark) }) else { return nil }
    return Int(line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces))
  }
}
