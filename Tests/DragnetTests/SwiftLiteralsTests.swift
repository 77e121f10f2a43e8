import Testing

@testable import dragnet

@Suite struct SwiftLiteralsTests {
  /// Returns the constants of a source text.
  private func constants(_ text: String) -> [String] {
    var literals = SwiftLiterals()
    literals.read(text.utf8)
    return literals.constants.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `strings of every kind`() {
    #expect(constants(#"if a == "GET" || a == "POST" { }"#) == ["GET", "POST"])
    #expect(constants(##"let a = #"C:\d "x" \#n"#, b = "last""##) == ["C:\\d \"x\" \n", "last"])
    let lines = #"""
      let text = """
        first "quoted"
          second \
        third
        """ + "after"
      """#
    #expect(constants(lines) == ["first \"quoted\"", "second ", "third", "after"])
    #expect(constants(#"f("", "same", "same")"#) == ["same"])
  }

  @Test func `escapes stand for their characters`() {
    #expect(
      constants(#"["\r\n", "\t\"\\", "\u{e9}\u{1F600}", "a\0b"]"#) == [
        "\r\n", "\t\"\\", "é😀", "a\0b",
      ])
  }

  @Test func `an interpolation divides a string, and has strings of its own`() {
    let text = #"print("GET \(path(of: "index", (1, 2))) HTTP/\(version)", "end")"#
    #expect(constants(text) == ["GET ", "index", " HTTP/", "end"])
  }

  @Test func `numbers of every base, in decimal, with their sign`() {
    let text =
      "[0xff, 0b1_0000, 0o17, 3_735_928_559, -42, 2.5, -1e-3, 0x1p-2, 18446744073709551615]"
    #expect(
      constants(text) == [
        "255", "16", "15", "3735928559", "-42", "2.5", "-0.001", "0.25", "18446744073709551615",
      ])
  }

  @Test func `numbers that every random case has are none`() {
    #expect(constants("[0, 1, 9, -9, 0.0, 1.0]") == [])
    #expect(constants("pair.12, x10, 1...9, 1.distance(to: 5)") == [])
    #expect(constants("10..<20, 30.magnitude, 0...40, ...50") == ["10", "20", "30", "40", "50"])
  }

  @Test func `names of enum cases are raw values`() {
    let text = """
      enum Verb: String { case get, put, `default`; case patch = "PATCH"; indirect case tree(Int) }
      switch verb { case .get: 1; case let other: 2; case (let a, _): 3; case nil, "none": 4 }
      """
    #expect(constants(text) == ["get", "put", "default", "patch", "PATCH", "tree", "none"])
  }

  @Test func `comments have no constants`() {
    #expect(constants("// \"no\" 99\n/* \"no\" /* 99 */ \"no\" */ \"yes\"") == ["yes"])
    #expect(constants("let url = \"https://a.b\" // \"no\"") == ["https://a.b"])
  }

  @Test func `long texts are left out`() {
    let longest = String(repeating: "a", count: SwiftLiterals.mostBytes)
    #expect(constants("(\"\(longest)\", \"\(longest)a\")") == [longest])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "\"\\", "\"\\(", "\"\\u{", "#", "#\"", "#\"\\#", "/*", "`", "case", "case `",
    "0x", "1e-", "\"\\()\\(", ")))\"\\(a))", "\"open\nlet a = 12",
  ])
  func `broken text is read to its end`(_ text: String) {
    #expect(constants(text).allSatisfy { ["12", "open", ")"].contains($0) })
  }
}
