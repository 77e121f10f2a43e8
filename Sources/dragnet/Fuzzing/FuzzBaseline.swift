import Foundation
import GestureDomains
import PropertyTesting
import Subprocess

/// How fast a fuzz target is, beside one that judges nothing and one that does nothing.
///
/// All three run the same cases, the same number of times, in the same executable; what counts is the
/// time that the processor spends in it, so that a busy machine measures what an idle one does.
struct FuzzBaseline {
  /// Executions a second of the target as it fuzzes.
  let judging: Double
  /// Executions a second if it only draws the cases and plays them as often as the laws need.
  let playing: Double
  /// Executions a second if it does nothing at all.
  let empty: Double

  /// The part of the speed of plays alone that is left when they are judged.
  var ratioToPlaying: Double { judging / playing }
  /// The part of the speed of an empty target that is left.
  var ratioToEmpty: Double { judging / empty }

  /// How many cases are run, over and over.
  private static let caseCount = 200

  /// Measures a target.
  ///
  /// - Parameters:
  ///   - target: What to measure.
  ///   - checkout: Where the cases are written.
  ///   - executable: The built target.
  ///   - seconds: How long to measure, about.
  ///   - interruption: Stops it early, which throws.
  /// - Throws: ``CommandFailure`` where the target fails on one of the cases.
  init(
    _ target: FuzzTarget, _ checkout: Checkout, executable: URL, seconds: Int,
    interruption: Interruption
  ) async throws {
    let folder = try checkout.workFolder("baseline", target: target.name)
    let property = target.property()
    var cases: [String] = []
    for index in 0..<Self.caseCount {
      let file = folder.appending(path: "case-\(index)")
      try file.write(property.randomCase(index, seed: 1).bytes)
      cases.append(file.path)
    }
    func speed(_ baseline: String) async throws -> Double {
      func measure(runs: Int) async throws -> Double {
        let start = ChildTime.now.user
        let result = try await run(
          .path(.init(executable.path)), arguments: Arguments(["-runs=\(runs)"] + cases),
          environment: .inherit.updating([
            "SWIFT_BACKTRACE": "enable=no", "DRAGNET_BASELINE": baseline,
          ]),
          input: .none, output: .discarded, error: .string(limit: 1 << 24))
        guard result.terminationStatus.isSuccess, !interruption.isRequested else {
          let log = result.standardError.split(separator: "\n").filter { !$0.hasPrefix("Running") }
          throw CommandFailure(
            .lawBroken,
            "\(target.name) cannot be measured: it did not end well\n"
              + log.suffix(20).joined(separator: "\n"))
        }
        return ChildTime.now.user - start
      }
      // What a process takes to start is known from a first, short one, and does not count.
      let once = try await measure(runs: 1)
      let few = try await measure(runs: 11) - once
      let share = Double(seconds) / 3
      let runs = 10 * Int(Swift.min(Swift.max(1, share / Swift.max(few, 0.001)), 10_000))
      let long = try await measure(runs: runs + 1) - once
      return Double(runs * Self.caseCount) / Swift.max(long, 0.001)
    }
    judging = try await speed("")
    playing = try await speed("plays")
    empty = try await speed("empty")
  }
}

extension FuzzBaseline {
  /// What is printed of it for people.
  func line(for target: String) -> String {
    "\(target): \(Int(judging)) executions a second, \(Self.percent(ratioToPlaying)) of plays alone "
      + "(\(Int(playing))), \(Self.percent(ratioToEmpty)) of an empty target (\(Int(empty)))"
  }

  /// A ratio in per cent, with a digit after the point where it would say little without.
  private static func percent(_ ratio: Double) -> String {
    ratio < 0.1 ? "\((ratio * 1000).rounded() / 10) %" : "\(Int((ratio * 100).rounded())) %"
  }

  /// What is printed of it for programs.
  struct Row: Encodable {
    var target: String
    var executionsPerSecond: Int
    var playsPerSecond: Int
    var emptyPerSecond: Int
    var ratioToPlays: Double
    var ratioToEmpty: Double

    init(_ target: String, _ baseline: FuzzBaseline) {
      self.target = target
      executionsPerSecond = Int(baseline.judging)
      playsPerSecond = Int(baseline.playing)
      emptyPerSecond = Int(baseline.empty)
      ratioToPlays = baseline.ratioToPlaying
      ratioToEmpty = baseline.ratioToEmpty
    }
  }
}
