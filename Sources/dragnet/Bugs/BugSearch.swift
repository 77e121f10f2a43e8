import Foundation
import GestureLaws
import SceneRendering
import Specimens

/// The search for one bug with one strategy and one seed, on one core and without a corpus.
struct BugSearch {
  /// The specimen.
  var specimen: Specimen
  /// The only bug that the specimen has.
  var bug: KnownBug
  /// The way to search.
  var strategy: BugStrategy
  /// The seed of all random choices.
  var seed: UInt32
  /// The CPU time that libFuzzer may take, in seconds.
  var seconds: Int
  /// The fuzz targets; `nil` if the strategy is ``BugStrategy/random``.
  var build: FuzzBuild?
  /// The folder in which libFuzzer saves failing inputs.
  var artifacts: URL

  /// The result of a search by libFuzzer or by the property runner.
  private typealias End = (found: Bool, executions: Int)

  /// Searches.
  ///
  /// - Parameter interruption: A request that stops the search early.
  /// - Returns: The result; `nil` if the search was interrupted. The seconds are CPU time,
  ///   including that of starting, so they hardly depend on how busy the machine is.
  /// - Throws: ``CommandFailure`` if libFuzzer ends early, and the errors of starting it.
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
    let target = TargetExecutable(
      name: specimen.name, executable: build.executable(of: specimen.name))
    let process = FuzzProcess(
      target: target, corpora: [], artifacts: artifacts, limit: .cpu(seconds: seconds), seed: seed,
      known: [],
      environment: ["DRAGNET_BUGS": bug.name, "DRAGNET_STRATEGY": strategy.rawValue])
    let end = try await process.run(interruption: interruption)
    // libFuzzer also saves slow inputs, which are not failures.
    let found = end.artifacts.contains { !$0.lastPathComponent.hasPrefix("slow-unit-") }
    if interruption.isRequested { return (false, 0) }
    guard found || end.isClean, let executions = BugSearch.executions(in: end.log) else {
      throw CommandFailure(
        .internalError,
        "\(specimen.name) ended early:\n" + end.log.suffix(20).joined(separator: "\n"))
    }
    return (found, executions)
  }

  /// Returns the number of inputs that libFuzzer ran, including the failing input, from its final
  /// statistics.
  static func executions(in log: [String]) -> Int? {
    let mark = "stat::number_of_executed_units:"
    guard let line = log.last(where: { $0.hasPrefix(mark) }) else { return nil }
    return Int(line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces))
  }
}
