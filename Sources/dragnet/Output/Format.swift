import ArgumentParser
import Foundation

/// How a command prints.
enum Format: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

struct FormatOption: ParsableArguments {
  @Option(help: "Print for people, or one line of JSON for each result.")
  var format = Format.text
}

/// Prints `value` as one line of JSON, its keys sorted, numbers that are not finite as strings.
func printJSON(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  print(String(decoding: try encoder.encode(value), as: UTF8.self))
}

/// Rows of text in columns as wide as their longest entry; the last one is not padded.
func table(_ rows: [[String]]) -> String {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
  }
  let lines = rows.map { row in
    row.enumerated().map { column, text in
      column == row.count - 1
        ? text : text + String(repeating: " ", count: widths[column] - text.count)
    }.joined(separator: "  ")
  }
  return lines.joined(separator: "\n")
}

extension String {
  /// This text with every line that is not empty indented.
  func indented(by columns: Int = 2) -> String {
    let margin = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
