import ArgumentParser
import Foundation
import FuzzTargets
import GestureDomains
import PropertyTesting

/// Tests fuzz targets with random cases of several seeds.
@main struct Seeds: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seeds", abstract: "Tests fuzz targets with random cases of several seeds.",
    discussion: """
      The output has one line of JSON for each target and seed. The exit status is 1 if a law is \
      broken. Run a seed again if a case ended the process: the next run examines that case in a \
      child process and reports it. DRAGNET_REPLAY runs one case, as a report shows it.
      """)

  @Option(help: "The first seed.") var seed: UInt64 = 1
  @Option(help: "The number of seeds.") var count: UInt64 = 1
  @Option(help: "The number of cases for each seed.") var cases = 100_000
  @Option(help: "The folder where failures are stored.", completion: .directory)
  var folder = ".dragnet/deep"

  @Argument(help: "The targets. The default is all except the specimens.")
  var targets: [String] = []

  func run() throws {
    let unknown = Set(targets).subtracting(FuzzTarget.all.map(\.name))
    if let name = unknown.min() { throw ValidationError("there is no target \(name)") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var isBroken = false
    for target in FuzzTarget.all
    where targets.isEmpty ? !target.isSpecimen : targets.contains(target.name) {
      for seed in seed..<seed + count {
        let start = cpuSeconds()
        let result = target.property().run(try settings(of: target, seed: seed))
        let row = Row(target, result, cpuSeconds: cpuSeconds() - start)
        print(String(decoding: try encoder.encode(row), as: UTF8.self))
        fflush(nil)
        isBroken = isBroken || !result.isSuccess
      }
    }
    if isBroken { throw ExitCode(1) }
  }

  /// Returns the settings of a run; the environment overrides them.
  private func settings(of target: FuzzTarget, seed: UInt64) throws -> RunSettings {
    try RunSettings(
      seed: seed, cases: cases,
      // Each seed has a folder of its own, so that its first case is the same in every run.
      failureStorage: .folder("\(folder)/\(target.name)-\(seed)")
    ).forChecking()
  }

  /// A line of the output.
  private struct Row: Encodable {
    let target: String
    let seed: UInt64
    let cases: Int
    /// The broken laws; a run that fails in another way is named by the first line of its report.
    let laws: [String]
    let cpuSeconds: Double
    /// The report of the run, if it failed.
    let report: String?

    init(_ target: FuzzTarget, _ result: RunResult, cpuSeconds: Double) {
      self.target = target.name
      seed = result.seed
      cases = result.cases + result.casesAfter
      self.cpuSeconds = cpuSeconds
      let command = "swift run -c release --package-path Benchmarks seeds \(target.name)"
      let report = result.isSuccess ? nil : "\(RunReport(result, command: command))"
      self.report = report
      let failures = [result.counterexample].compactMap(\.self) + result.others
      laws =
        failures.isEmpty
        ? report?.split(separator: "\n").prefix(1).map(String.init) ?? []
        : failures.map(\.failure.law)
    }
  }

  /// Returns the CPU time of this process.
  private func cpuSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}
