import Testing

@testable import PropertyTesting

@Suite struct DictionaryTextTests {
  /// Reads a text.
  private func strings(_ text: String) throws -> [String] {
    try DictionaryText(reading: Array(text.utf8)).strings.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `entries have names or not, and escapes stand for bytes`() throws {
    let text = #"""
      # a comment

      "GET"
        version = "HTTP/1.1"
      quote="a\"b\\"
      "#no comment"
      """#
    #expect(try strings(text) == ["GET", "HTTP/1.1", #"a"b\"#, "#no comment"])
    #expect(
      try DictionaryText(reading: Array(#""\x7fELF\x00\xFF""#.utf8)).strings
        == [[0x7f, 0x45, 0x4c, 0x46, 0, 0xff]])
    #expect(try strings("\"a\"\r\n\t\"b\" \n") == ["a", "b"])
    #expect(try strings("") == [])
  }

  @Test func `a written dictionary is read again`() throws {
    let strings = (0...255 as ClosedRange<UInt8>).map { [$0] } + [Array(#"say "é\n""#.utf8)]
    let text = DictionaryText(strings).text
    #expect(text.utf8.allSatisfy { $0 < 0x7f })
    #expect(try DictionaryText(reading: Array(text.utf8)).strings == strings)
  }

  @Test(arguments: [
    ("x", 1, 2, "found the end of the line, expected `=` or a string in quotes"),
    ("\n\nname=", 3, 6, "found the end of the line, expected a string in quotes"),
    ("\"a", 1, 3, "found the end of the line, expected a quote"),
    ("\"\"", 1, 2, "found `\"`, expected a string that is not empty"),
    ("\"a\" b", 1, 4, "found ` `, expected the end of the line"),
    (#""a\n""#, 1, 4, #"found `n`, expected `\`, `"` or `x` after a backslash"#),
    (#""\x4""#, 1, 4, "found `4`, expected two hexadecimal digits"),
    (#""\x-1""#, 1, 4, "found `-`, expected two hexadecimal digits"),
    ("\"é\"", 1, 2, "found byte 0xc3, expected a printable ASCII character"),
  ])
  func `an error names its place`(text: String, line: Int, column: Int, message: String) {
    #expect(throws: CaseError(line: line, column: column, message)) { try strings(text) }
  }
}
