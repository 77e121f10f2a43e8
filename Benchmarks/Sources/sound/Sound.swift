import ArgumentParser
import Foundation
import GestureTesting

/// Tests the correct sliders of `Tests/GestureTestingTests/Sound` with many random cases.
@main struct Sound: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sound", abstract: "Counts the laws that fail correct sliders.",
    discussion: """
      The output is a table: the slider, its cases, the laws that judge it, CPU seconds, and the law that \
      fails it. Reports of failures follow. The exit status is 1 if a law fails a slider.
      """)

  @Option(help: "The seed.") var seed: UInt64 = 1
  @Option(help: "The number of cases for each slider.") var cases = 200_000

  @Flag(help: "Test the hosts of the sliders, instead of the sliders alone.") var hosts = false

  @Argument(help: "The sliders. The default is all.")
  var sliders: [String] = []

  func run() throws {
    let unknown = Set(sliders).subtracting(SoundSliders.kinds.map(\.name))
    if let name = unknown.min() { throw ValidationError("there is no slider \(name)") }
    var reports: [String] = []
    print("| slider | cases | laws | CPU seconds | fails |")
    print("|---|---|---|---|---|")
    for (kind, host) in zip(SoundSliders.kinds, SoundSliders.hosts)
    where sliders.isEmpty || sliders.contains(kind.name) {
      if hosts {
        reports += test(.laws(of: host), by: HostLawBook.hosts.laws.count)
      } else {
        reports += test(
          .laws(of: kind), by: LawSummary.laws(of: kind).count { $0.exemption == nil })
      }
    }
    for report in reports { print("\n\(report)") }
    if !reports.isEmpty { throw ExitCode(1) }
  }
  /// Prints the row of a slider, and returns the report of its failure.
  private func test<Input>(_ property: Property<Input>, by laws: Int) -> [String] {
    let start = clock()
    let settings = RunSettings(
      seed: seed, cases: cases, caseTimeLimit: nil, isolation: .off, failureStorage: .none)
    let result = property.run(settings)
    let seconds = String(format: "%.1f", Double(clock() - start) / Double(CLOCKS_PER_SEC))
    let law = result.counterexample?.failure.law ?? (result.isSuccess ? "" : "not tested")
    print("| \(property.name) | \(result.cases) | \(laws) | \(seconds) | \(law) |")
    fflush(nil)
    return result.isSuccess ? [] : [RunReport(result).description]
  }
}
