import ArgumentParser
import Foundation

/// Runs the shrinking challenge.
@main struct Shrinking: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrinking",
    abstract:
      "Measures how far counterexamples shrink, and how many calls of the property that takes.")

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "The number of runs, with the seeds 0, 1, 2, …") var seeds = 100
  @Option(help: "text or json (one line per challenge).") var format = Format.text
  @Argument(help: "The challenges to run. The default is all.") var names: [String] = []

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for challenge in Challenge.all where names.isEmpty || names.contains(challenge.name) {
      let outcome = challenge.run(seeds: 0..<UInt64(seeds))
      switch format {
      case .json: print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
      case .text: print(text(outcome))
      }
    }
  }

  private func text(_ outcome: Challenge.Outcome) -> String {
    let name = outcome.challenge.padding(toLength: 18, withPad: " ", startingAt: 0)
    var text =
      "\(name) found \(outcome.found)/\(outcome.runs), at the minimum \(outcome.normalized),"
      + " evaluations \(outcome.medianEvaluations ?? 0), first \(outcome.medianFirst ?? 0)"
    for (value, count) in outcome.results.sorted(by: { $0.value > $1.value }).prefix(4) {
      text += "\n  \(count) × \(value)"
    }
    return text
  }
}
