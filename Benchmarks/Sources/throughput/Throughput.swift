import ArgumentParser
import Foundation
import PropertyTesting

/// Measures how many test cases per second are generated and checked, for properties that hold.
@main struct Throughput: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "throughput", abstract: "Measures test cases per second, for properties that hold."
  )

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "The number of test cases for each property.") var cases = 1_000_000
  @Option(help: "text or json (one line per property).") var format = Format.text

  @Argument(help: "The properties to run. The default is all.") var names: [String] = []

  /// A line of the output.
  struct Outcome: Encodable {
    let property: String
    let cases: Int
    let userSeconds: Double
    let casesPerSecond: Double
  }

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for property in Workload.all where names.isEmpty || names.contains(property.name) {
      let start = userSeconds()
      let result = property.run(RunSettings(seed: 1, cases: cases))
      let seconds = userSeconds() - start
      guard result.isSuccess, result.cases == cases else {
        throw ValidationError("\(RunReport(result))")
      }
      let outcome = Outcome(
        property: property.name, cases: cases, userSeconds: seconds,
        casesPerSecond: (Double(cases) / seconds).rounded())
      switch format {
      case .json: print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
      case .text: print("\(outcome.property): \(Int(outcome.casesPerSecond)) cases per second")
      }
    }
  }
}
