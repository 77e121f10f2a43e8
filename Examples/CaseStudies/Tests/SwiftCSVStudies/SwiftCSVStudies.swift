import DragnetTesting
import SwiftCSV
import Testing

/// SwiftCSV 0.10.0.
@Suite struct SwiftCSVStudies {
  /// The header and the rows of a table.
  private func cells(_ csv: EnumeratedCSV) -> [[String]] { [csv.header] + csv.rows }

  private func read(_ text: String) throws -> EnumeratedCSV {
    try EnumeratedCSV(string: text, delimiter: .comma, loadColumns: false)
  }

  /// `Serializer` quotes cells with a delimiter or a quote, but not those with a line break.
  private let lineBreak = KnownFailure(
    "a cell with a line break is written without quotes", "\"a\nb\"",
    when: { $0.contains { $0.isNewline } })

  /// Spaces before a cell are left out where the text has no quotes.
  private let space = KnownFailure(
    "a space at the beginning of a quoted cell is written without quotes", "\" a\"",
    when: { $0.contains(" ") })

  @Test func `a table is read as it was serialized`() {
    let texts = Domain<String>.strings(of: .scalars(from: "a,\"\n "), count: 1...12)
    check(texts, known: [lineBreak, space]) { text in
      guard let table = try? read(text), !cells(table).flatMap(\.self).isEmpty else {
        return true
      }
      return cells(try read(table.serialized)) == cells(table)
    }
  }

  /// The parser adds a last cell only if something follows the last comma.
  private let lastCell = KnownFailure<[[String]]>(
    "an empty cell at the end of the text is lost", [["a", "b"], ["1", ""]],
    when: { $0.last?.last == "" })

  @Test func `a table of simple cells is read with each of them`() {
    let cell = Domain<String>.strings(of: .scalars(from: "a1"), count: 0...2)
    let tables = Domain<Int>.integers(in: 2...4).flatMap { columns in
      Domain<[[String]]>.array(of: .array(of: cell, count: columns...columns), count: 1...4)
    }
    check(tables, known: [lastCell]) { table in
      let text = table.map { $0.joined(separator: ",") }.joined(separator: "\n")
      return cells(try read(text)) == table
    }
  }

  /// The parser compares characters, and a quote is one character with the mark that follows it.
  private let mark = KnownFailure(
    "a quoted cell that begins with a combining mark is an error", "\u{301}",
    when: { $0.unicodeScalars.first == "\u{301}" })

  @Test func `a quoted cell is read as it was written`() {
    let texts = Domain<String>.strings(of: .scalars(from: "ab,\u{301}\n"), count: 1...4)
    check(texts, known: [mark]) { text in
      try read("name\n\"\(text)\"").rows == [[text]]
    }
  }
}
