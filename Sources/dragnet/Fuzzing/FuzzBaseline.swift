import Foundation
import PropertyTesting

/// The speed of a fuzz target, compared to running its cases without laws and to doing nothing.
///
/// A search judges a case that shows nothing new, and that is not in a sample, only by the checks that cost
/// little. That speed is measured with the same cases, run often enough that none shows anything new.
///
/// All runs use the same executable and the same cases, the same number of times. The time is
/// the CPU time of the process in its own code, which does not depend on how busy the machine is.
struct FuzzBaseline {
  /// The executions per second of a search that finds nothing new.
  let searching: Double
  /// The executions per second if every check judges every case.
  let checking: Double
  /// The executions per second if the cases are drawn, and played as often as the laws need, but
  /// not checked.
  let playing: Double
  /// The executions per second if the target does nothing.
  let empty: Double

  /// The speed with every check relative to playing.
  var ratioToPlaying: Double { checking / playing }
  /// The speed of a search relative to doing nothing.
  var ratioToEmpty: Double { searching / empty }

  /// The number of cases, which are run repeatedly.
  private static let caseCount = 200

  /// Measures a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - checkout: The checkout in which the cases are written.
  ///   - seconds: The approximate time of the measurement.
  ///   - interruption: A request that stops the measurement, which then throws an error.
  /// - Throws: ``CommandFailure`` if the target fails on one of the cases.
  init(
    _ target: TargetExecutable, _ checkout: Checkout, seconds: Int, interruption: Interruption
  ) async throws(CommandFailure) {
    let folder = try checkout.workFolder("baseline", target: target.name)
    var cases: [String] = []
    for (index, words) in try await target.samples(Self.caseCount).enumerated() {
      let file = folder.appending(path: "case-\(index)")
      try file.write(ChoiceSequence(words)?.bytes ?? [])
      cases.append(file.path)
    }
    func time(_ variables: [String: String], runs: Int) async throws(CommandFailure) -> Double {
      let start = ChildTime.now.user
      let search = try FuzzStart(of: target, ["-runs=\(runs)"] + cases, variables)
      let program = try await Program(
        .at(search.file), search.arguments, environment: search.environment)
      guard program.status == 0, !interruption.isRequested else {
        let log = program.lines.filter { !$0.hasPrefix("Running") }
        throw CommandFailure(
          program.status == FuzzProcess.failingInput ? .lawBroken : .internalError,
          "\(target.name) cannot be measured, because it failed:\n"
            + log.suffix(20).joined(separator: "\n"))
      }
      return ChildTime.now.user - start
    }
    func speed(_ baseline: DragnetVariables.Baseline?) async throws(CommandFailure) -> Double {
      let variables = baseline.map { ["DRAGNET_BASELINE": $0.rawValue] } ?? [:]
      // The first, short run measures the time that a process takes to start, which is subtracted.
      let once = try await time(variables, runs: 1)
      let few = try await time(variables, runs: 11) - once
      let share = Double(seconds) / 4
      let runs = 10 * Int(Swift.min(Swift.max(1, share / Swift.max(few, 0.001)), 10_000))
      let long = try await time(variables, runs: runs + 1) - once
      return Double(runs * Self.caseCount) / Swift.max(long, 0.001)
    }
    searching = try await speed(.search)
    checking = try await speed(nil)
    playing = try await speed(.plays)
    empty = try await speed(.empty)
  }
}

extension FuzzBaseline {
  /// Returns the result as a line of text.
  func line(for target: String) -> String {
    "\(target): \(Int(searching)) executions a second, \(Self.percent(ratioToEmpty)) of an empty "
      + "target (\(Int(empty))); with every check \(Int(checking)), "
      + "\(Self.percent(ratioToPlaying)) of plays alone (\(Int(playing)))"
  }

  /// Returns a ratio as a percentage, with one decimal place below 10 %.
  private static func percent(_ ratio: Double) -> String {
    ratio < 0.1 ? "\((ratio * 1000).rounded() / 10) %" : "\(Int((ratio * 100).rounded())) %"
  }

  /// The result as JSON.
  struct Row: Encodable {
    var target: String
    var executionsPerSecond: Int
    var checkedPerSecond: Int
    var playsPerSecond: Int
    var emptyPerSecond: Int
    var ratioToPlays: Double
    var ratioToEmpty: Double

    init(_ target: String, _ baseline: FuzzBaseline) {
      self.target = target
      executionsPerSecond = Int(baseline.searching)
      checkedPerSecond = Int(baseline.checking)
      playsPerSecond = Int(baseline.playing)
      emptyPerSecond = Int(baseline.empty)
      ratioToPlays = baseline.ratioToPlaying
      ratioToEmpty = baseline.ratioToEmpty
    }
  }
}
