import DragnetTesting
import TOMLKit
import Testing

/// TOMLKit 0.6.0.
@Suite struct TOMLKitStudies {
  private struct Document<Value: Codable & Equatable>: Codable, Equatable {
    var value: Value
  }

  private func isKept<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
    let document = Document(value: value)
    let text = try TOMLEncoder().encode(document)
    return try TOMLDecoder().decode(Document<Value>.self, from: text) == document
  }

  private let lineBreak = KnownFailure(
    "a line break at the beginning is lost", "\nb", when: { $0.unicodeScalars.first == "\n" })
  private let end = KnownFailure(
    "a text ends at U+0000", "x\0y", when: { $0.unicodeScalars.contains("\0") })
  /// A text with line breaks is written between these quotes, even if it contains them.
  private let quotes = KnownFailure(
    "three quotes in several lines end the text", "'''\n",
    when: { $0.contains("'''") && $0.contains("\n") })

  @Test func `a text is decoded as it was encoded`() {
    let texts = Domain<String>.strings(of: .scalars(from: "ab \n\t\0\"'\\=#[]\u{e9}"), count: 0...8)
    check(texts, known: [lineBreak, end, quotes]) { text in try isKept(text) }
  }

  @Test func `integers and numbers are decoded as they were encoded`() {
    check(.integers) { (number: Int) in try isKept(number) }
    check(.doubles(in: -1e300...1e300)) { (number: Double) in try isKept(number) }
  }

  /// The encoder converts to the signed integers of TOML without a check.
  @Test func `encoding an integer above the largest signed one traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = try TOMLEncoder().encode(["a": UInt64(Int64.max) + 1])
    }
  }

  @Test func `encoding an array with nil traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = try TOMLEncoder().encode(["a": [nil, 0] as [Int?]])
    }
  }
}
