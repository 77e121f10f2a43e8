import ArgumentParser
import DragEvents
import Foundation

/// Prints the cost of a drag event of each control, with its floor and its limits.
@main struct CostTable: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Measures the cost of a drag event of each control, compared with a floor.",
    discussion: "The exit status is 1 if an event exceeds its limits.")

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "The number of batches of 20000 events. The fastest batch counts.")
  var rounds = 3000
  @Option(help: "text or json (one line per event).") var format = Format.text

  /// A line of the output.
  struct Row: Encodable {
    let event: String
    let nanoseconds: Double
    let floor: Double
    let ratio: Double
    let mostNanoseconds: Double?
    let mostRatio: Double?
    let mostExcess: Double?

    init(_ event: DragEvent, _ cost: Cost) {
      func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
      self.event = event.name
      nanoseconds = rounded(cost.control)
      floor = rounded(cost.floor)
      ratio = rounded(cost.ratio)
      mostNanoseconds = event.drag.nanoseconds
      mostRatio = event.drag.ratio
      mostExcess = event.drag.excess
    }

    var exceedsLimits: Bool {
      nanoseconds > mostNanoseconds ?? .infinity || ratio > mostRatio ?? .infinity
        || nanoseconds - floor > mostExcess ?? .infinity
    }

    var text: String {
      let limits = mostNanoseconds.flatMap { most in
        mostRatio.map { "at most \(Int(most)) ns, \($0) floors" }
      }
      let name = event.padding(toLength: 28, withPad: " ", startingAt: 0)
      return String(
        format: "%@ %6.2f ns  floor %6.2f ns  ratio %.2f  ", name, nanoseconds, floor, ratio)
        + (mostExcess.map { "at most \(Int($0)) ns over the floor" } ?? limits ?? "no limit")
        + (exceedsLimits ? ": EXCEEDED" : "")
    }
  }

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var exceedsLimits = false
    for event in DragEvent.all {
      let row = Row(event, Cost(of: event, rounds: rounds))
      exceedsLimits = exceedsLimits || row.exceedsLimits
      switch format {
      case .json: print(String(decoding: try encoder.encode(row), as: UTF8.self))
      case .text: print(row.text)
      }
    }
    if exceedsLimits { throw ExitCode(1) }
  }
}
