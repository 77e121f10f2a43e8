import Foundation
import SceneRendering

/// A known bug of a specimen, and the target that has it.
struct SpecimenBug: Sendable {
  /// The target of the specimen.
  let target: TargetExecutable
  /// The bug.
  let bug: AnswerRow.Bug

  /// The names of the specimen and the bug, such as `published-fat-slider/zero-width`.
  var path: String { "\(target.name)/\(bug.name)" }

  /// Whether the user may mean this bug by a name.
  func isCalled(_ name: String) -> Bool { [path, bug.name, target.name].contains(name) }
}

/// The search for one bug with one strategy and one seed, on one core and without a corpus.
struct BugSearch {
  /// The only bug that the specimen has.
  var bug: SpecimenBug
  /// The way to search.
  var strategy: BugStrategy
  /// The seed of all random choices.
  var seed: UInt32
  /// The CPU time that libFuzzer may take, in seconds.
  var seconds: Int
  /// The folder in which libFuzzer saves failing inputs.
  var artifacts: URL

  /// The greatest number of cases that the strategy ``BugStrategy/random`` tries.
  static let mostCases = 100_000

  /// The result of a search by libFuzzer or by the property runner.
  private typealias End = (found: Bool, executions: Int)

  /// Searches.
  ///
  /// - Parameter interruption: A request that stops the search early.
  /// - Returns: The result; `nil` if the search was interrupted. The seconds are CPU time,
  ///   including that of starting, so they hardly depend on how busy the machine is.
  /// - Throws: ``CommandFailure`` if the search ends early, and the errors of starting it.
  func run(interruption: Interruption) async throws -> BugsReport.Row? {
    let before = ChildTime.now.total
    let end: End
    do {
      end =
        strategy == .random
        ? try await bug.target.search(
          cases: BugSearch.mostCases, seed: Int(seed), environment: environment)
        : try await fuzz(interruption)
    } catch let failure as CommandFailure where failure.status == .interrupted {
      return nil
    }
    if interruption.isRequested { return nil }
    let seconds = ChildTime.now.total - before
    return BugsReport.Row(
      bug: bug.path, law: bug.bug.laws[0], strategy: strategy.rawValue, seed: UInt64(seed),
      found: end.found, executions: end.executions, seconds: (seconds * 1000).rounded() / 1000)
  }

  private var environment: [String: String] { ["DRAGNET_BUGS": bug.bug.name] }

  private func fuzz(_ interruption: Interruption) async throws -> End {
    let process = FuzzProcess(
      target: bug.target, corpora: [], artifacts: artifacts,
      limit: .cpu(seconds: seconds), seed: seed, known: [],
      environment: environment.merging(["DRAGNET_STRATEGY": strategy.rawValue]) { $1 })
    let end = try await process.run(interruption: interruption)
    // libFuzzer also saves slow inputs, which are not failures.
    let found = end.artifacts.contains { FuzzFailure.Kind(artifact: $0) != .slow }
    if interruption.isRequested { return (false, 0) }
    guard found || end.isClean, let executions = BugSearch.executions(in: end.log) else {
      throw CommandFailure(
        .internalError,
        "\(bug.target.name) ended early:\n" + end.log.suffix(20).joined(separator: "\n"))
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
