import ArgumentParser
import DragEvents
import Foundation

/// Prints what a drag event of each control takes, beside its floor and what it may take.
@main struct CostTable: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost", abstract: "What a drag event takes, beside its floor.",
    discussion: "The exit status is 1 if one takes more than it may.")

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "How many batches of 20000 events are timed, of which the fastest counts.")
  var rounds = 3000
  @Option(help: "text or json (a line for each event).") var format = Format.text

  /// One line of the output.
  struct Row: Encodable {
    let event: String
    let nanoseconds: Double
    let floor: Double
    let ratio: Double
    let mostNanoseconds: Double?
    let mostRatio: Double?

    init(_ event: DragEvent, _ cost: Cost) {
      func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
      self.event = event.name
      nanoseconds = rounded(cost.control)
      floor = rounded(cost.floor)
      ratio = rounded(cost.ratio)
      mostNanoseconds = event.drag.nanoseconds
      mostRatio = event.drag.ratio
    }

    var isTooMuch: Bool {
      nanoseconds > mostNanoseconds ?? .infinity || ratio > mostRatio ?? .infinity
    }

    var text: String {
      let bounds = mostNanoseconds.flatMap { most in
        mostRatio.map { "at most \(Int(most)) ns, \($0) floors" }
      }
      let name = event.padding(toLength: 28, withPad: " ", startingAt: 0)
      return String(
        format: "%@ %6.2f ns  floor %6.2f ns  ratio %.2f  ", name, nanoseconds, floor, ratio)
        + (bounds ?? "no bound") + (isTooMuch ? ": TOO MUCH" : "")
    }
  }

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var isTooMuch = false
    for event in DragEvent.all {
      let row = Row(event, Cost(of: event, rounds: rounds))
      isTooMuch = isTooMuch || row.isTooMuch
      switch format {
      case .json: print(String(decoding: try encoder.encode(row), as: UTF8.self))
      case .text: print(row.text)
      }
    }
    if isTooMuch { throw ExitCode(1) }
  }
}
