import ArgumentParser
import Foundation

/// The format of a command's results.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// Text for people.
  case text
  /// One line of JSON for each result.
  case json
}

/// The `--format` option.
struct FormatOption: ParsableArguments {
  @Option(help: "Print text for people, or one line of JSON for each result.")
  var format = OutputFormat.text
}

/// Prints `value` as one line of JSON with sorted keys.
///
/// Infinite numbers and NaN are printed as the strings `"inf"`, `"-inf"` and `"nan"`.
func printJSON(_ value: some Encodable) throws(CommandFailure) { print(try json(value)) }

/// Returns `value` as one line of JSON with sorted keys.
///
/// - Throws: ``CommandFailure`` if a value has no form in JSON, which is a bug.
func json(_ value: some Encodable) throws(CommandFailure) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  } catch {
    throw CommandFailure(.internalError, "JSON cannot be written: \(error)")
  }
}

/// Returns rows of text with aligned columns; the last column is not padded.
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
  /// Returns this text with every line indented that is not empty.
  func indented(by columns: Int = 2) -> String {
    let margin = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
