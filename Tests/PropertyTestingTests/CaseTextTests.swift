import Testing

@testable import PropertyTesting

@Suite struct CaseTextTests {
  private let owner = CaseText.Owner(.check, "LibTests.Coding/packs")

  private func read(_ text: String) throws -> CaseText { try CaseText(reading: text.utf8) }

  @Test(arguments: [
    nil, "[1, 2]", "", "a\n\nb", "a\r\nb\rc\n", "# words 1\nexpect fails", "  é 🐟 ",
  ])
  func `a text that is written is read again`(value: String?) throws {
    var text = CaseText(of: owner, value: value, words: [1, 255, .max])
    text.expectsFailure = true
    let read = try read(text.description)
    #expect(read.owner == owner)
    #expect(read.words == text.words)
    #expect(read.expectsFailure)
    #expect(read.description == text.description)
    #expect(!read.notesOther(than: value ?? "", drawsDirectly: false))
  }

  @Test func `a text of a case example`() throws {
    let text = """
      dragnet case 1
      check LibTests.Coding/packs
      # [0, 1]
      words 1 0 1 1 0
      expect fails

      """
    let read = try read(text)
    #expect(read.value == "[0, 1]" && read.words == [1, 0, 1, 1, 0] && read.expectsFailure)
    #expect(read.description == text)
  }

  @Test func `line ends of any kind, empty lines and further comments are accepted`() throws {
    let text = """
      \u{feff}dragnet case 1\r
      # a comment\r
      target spring\r
      #\r
      # b\r

      words 1\r
      words 2 3\r
      # another\r
      expect holds
      """
    let read = try read(text)
    #expect(read.owner == CaseText.Owner(.target, "spring"))
    #expect(read.value == "\nb" && read.words == [1, 2, 3] && !read.expectsFailure)
  }

  @Test func `a case without words is the simplest`() throws {
    let text = CaseText(of: owner, value: "0", words: [])
    #expect(text.description.hasSuffix("# 0\nwords\n"))
    #expect(try read(text.description) == text)
  }

  @Test func `the name of a check is one line`() {
    #expect(CaseText.Owner(.check, "a\nb\r\nc").name == "a b c")
  }

  @Test func `spaces at the ends of lines are no other value`() throws {
    let text = CaseText(of: owner, value: "a  \nb", words: [])
    #expect(!text.notesOther(than: "a\nb ", drawsDirectly: false))
    #expect(text.notesOther(than: "a b", drawsDirectly: false))
  }

  @Test func `values that are drawn one by one may be more or fewer`() {
    let text = CaseText(of: owner, value: "1, [2]", words: [])
    for value in ["1", "1, [2]", "1, [2], 3"] {
      #expect(!text.notesOther(than: value, drawsDirectly: true))
    }
    #expect(text.notesOther(than: "1, [2]3", drawsDirectly: true))
    #expect(text.notesOther(than: "1", drawsDirectly: false))
  }

  @Test(arguments: [
    ("", 1, 1, "found ``, expected `dragnet case 1`"),
    ("dragnet 1", 1, 1, "found `dragnet 1`, expected `dragnet case 1`"),
    ("dragnet case 1\nwords 1", 2, 1, "found `words 1`, expected `check NAME`"),
    ("dragnet case 1\ncheck", 2, 1, "found `check`, expected `check NAME`"),
    ("dragnet case 1\ncheck a\ncheck b", 3, 1, "found `check b`, expected one `check` only"),
    ("dragnet case 1\ncheck a\nwords 1 x 2", 3, 9, "found `x`, expected a hexadecimal word"),
    ("dragnet case 1\ncheck a\nwords  -1", 3, 8, "found `-1`, expected a hexadecimal word"),
    ("dragnet case 1\ncheck a\nwords -0", 3, 7, "found `-0`, expected a hexadecimal word"),
    ("dragnet case 1\ncheck a\nwords 10000000000000000", 3, 7, "found `10000000000000000`, exp"),
    ("dragnet case 1\ncheck a\nwords 1\nexpect joy", 4, 1, "found `expect joy`, expected `words"),
    ("dragnet case 1\ncheck a\nwords 1\n\u{1b}[2J", 4, 1, "found `\\u{1b}[2J`, expected `words"),
    ("dragnet case 1\ncheck a\n", 3, nil, "found the end of the text, expected `words …`"),
    ("dragnet case 1\n", 2, nil, "found the end of the text, expected `check NAME` and `words …`"),
  ])
  func `an error names its place`(text: String, line: Int, column: Int?, message: String) {
    let error = #expect(throws: CaseError.self) { try read(text) }
    #expect(error?.line == line && error?.column == column)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `a text begins like a case, also after the mark of its encoding`() {
    for text in ["dragnet case 1\n", "\u{feff}dragnet case 1\r\n", "dragnet case 2"] {
      #expect(CaseText.begins(text.utf8))
    }
    for text in [
      "", "\u{feff}", "dragnet 1\n", " dragnet case 1\n", "\u{feff}\u{feff}dragnet case 1",
    ] {
      #expect(!CaseText.begins(text.utf8))
    }
  }

  @Test func `a text with an error still names its check`() {
    let text = "dragnet case 1\ncheck a b\nwords x"
    #expect(CaseText.owner(in: text.utf8) == CaseText.Owner(.check, "a b"))
    #expect(CaseText.owner(in: "words".utf8) == nil)
  }

  @Test func `any bytes are read or refused`() {
    let lines = ["dragnet case 1", "check a", "words 1 2", "# b", "expect fails", "\r", "\u{0}"]
    let bytes = Domain<UInt8>.integers(in: 0...255)
    let line = Domain<[UInt8]>.one(
      of: .element(of: lines.map { Array($0.utf8) }), .array(of: bytes))
    let result = Property("bytes are read or refused", Domain<[[UInt8]]>.array(of: line)) { lines in
      let bytes = Array(lines.joined(separator: [0x0a]))
      guard let text = try? CaseText(reading: bytes) else { return true }
      return try CaseText(reading: text.description.utf8).description == text.description
    }.run(RunSettings(cases: 3000))
    #expect(result.isSuccess, "\(RunReport(result))")
  }
}
