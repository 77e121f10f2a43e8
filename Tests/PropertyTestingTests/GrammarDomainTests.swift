import Testing

@testable import PropertyTesting

@Suite struct GrammarDomainTests {
  func isSame(_ a: String, _ b: String) -> Bool {
    a.unicodeScalars.elementsEqual(b.unicodeScalars)
  }

  @Test(arguments: [
    (#"\d{4}-(0[1-9]|1[0-2])"#, "0000-01"),
    ("a*b+c?", "b"),
    ("(?:x|yy|z{2,})", "x"),
    (#"^[A-Z_][^\s]\.$"#, "Aa."),
    (#"\u{1f600}\u00e9|.\W"#, "\u{1f600}\u{e9}"),
    (#"\w+@\w+\.(com|org)"#, "a@a.com"),
    ("", ""),
    ("(a|b(c|d)*)*", ""),
    ("[-a\\]x]{2}", "aa"),
    ("[^a-z]", "A"),
    (#"[^\w-][^\]]"#, " a"),
  ])
  func `strings that match a pattern keep the laws`(pattern: String, simplest: String) throws {
    let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
    checkLaws(of: .strings(matching: pattern), simplest: simplest, isSame: isSame) {
      (try? regex.wholeMatch(in: $0)) != nil
    }
  }

  @Test func `a string that does not match is not encoded`() {
    let domain = Domain<String>.strings(matching: "a{2,3}(b|c)")
    #expect(domain.encode("aac") == [0, 0, 0, 1])
    #expect(domain.encode("aaab") == [0, 0, 1, 0, 0])
    for text in ["", "ac", "aaaac", "aad", "aabx"] { #expect(domain.encode(text) == nil) }
  }

  @Test(arguments: [
    ("(a", "a ( without a ), at scalar 3"), ("a)", "a ) without a (, at scalar 2"),
    ("*a", "a quantifier without a part to repeat, at scalar 1"),
    ("a**", "a second quantifier, at scalar 3"), ("[b-a]", "a malformed range"),
    ("a{3,2}", "a malformed quantifier"), (#"\b"#, #"the unknown escape \b"#),
    ("(?=a)", "only groups of the form (?:…) may begin with (?"),
    ("a^b", "an anchor inside the pattern"), (#"[^\d\D]"#, "a class without scalars"),
  ])
  func `a malformed pattern is refused`(pattern: String, message: String) {
    #expect { try PatternReader.grammar(of: pattern) } throws: { "\($0)".contains(message) }
  }

  @Test func `a quantifier may have the greatest count`() throws {
    _ = try PatternReader.grammar(of: "a{9223372036854775807,}")
  }

  static let sums = """
    sum    = term { ("+" | "-") term } ;   (* the start *)
    term   = number | "(" sum ")" ;
    number = "1".."9" { "0".."9" } ;
    """

  /// Returns the value of a sum, or `nil` for another text.
  func value(of text: String) -> Int? {
    var rest = Array(text)[...]
    func number() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits.first == "0" || digits.isEmpty ? nil : digits.count
    }
    func term() -> Int? {
      guard rest.first == "(" else { return number() }
      rest = rest.dropFirst()
      guard let value = sum(), rest.first == ")" else { return nil }
      rest = rest.dropFirst()
      return value
    }
    func sum() -> Int? {
      guard var total = term() else { return nil }
      while rest.first == "+" || rest.first == "-" {
        rest = rest.dropFirst()
        guard let next = term() else { return nil }
        total += next
      }
      return total
    }
    let value = sum()
    return rest.isEmpty ? value : nil
  }

  @Test func `texts of a grammar keep the laws`() {
    let domain = Domain<String>.grammar(Self.sums)
    checkLaws(of: domain, simplest: "1", isSame: isSame) { value(of: $0) != nil }
    let texts = values(domain, count: 300)
    #expect(texts.contains { $0.contains("((") })
    #expect(texts.map(\.count).max()! < 5000)
    #expect(domain.encode("(1+20)-3") != nil)
    #expect(domain.encode("1+") == nil)
  }

  @Test func `finite alternatives come before recursive ones`() {
    let lists = Domain<String>.grammar("list = '[' list ']' | 'y' [list] | 'x';")
    checkLaws(of: lists, simplest: "y", isSame: isSame)
    #expect(lists.encode("[[x]]") != nil)
    #expect(lists.encode(String(repeating: "[", count: 99)) == nil)
  }

  @Test func `a repetition of its own rule stays small`() {
    let lists = Domain<String>.grammar("list = 'x' {list};")
    let lengths = values(lists, count: 500).map(\.count)
    #expect(lengths.max()! > 20)
    #expect(lengths.max()! < 1000)
  }

  @Test func `a left-recursive rule is encoded`() {
    let sums = Domain<String>.grammar("sum = sum, '+', digit | digit; digit = '0'..'9';")
    checkLaws(of: sums, simplest: "0", isSame: isSame)
    #expect(sums.encode("1+2+3").flatMap(sums.value) == "1+2+3")
  }

  @Test(arguments: [
    ("", "a grammar without rules"), ("a = b;", "no rule has the name b"),
    ("a = 'x'", "; was expected"), ("a = 'x'; a = 'y';", "a second rule with the name a"),
    ("a = 'x' a;", "the rule a has no finite text"), ("a = 'x;", "a text without its end"),
    ("a = 'x' ; (* forgotten", "a comment without its end, at scalar 11"),
    ("(*)a = 'x';", "a comment without its end, at scalar 1 "),
    ("a = 'z'..'a';", "a malformed range of scalars"), ("= 'x';", "the name of a rule"),
  ])
  func `a malformed grammar is refused`(grammar: String, message: String) {
    #expect { try GrammarReader.grammar(of: grammar) } throws: { "\($0)".contains(message) }
  }

  @Test func `a malformed grammar, pattern or closure names the line of its call`() async throws {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Domain<String>.grammar("a = b;", fileID: "Mine/A.swift", line: 12)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Domain<String>.strings(matching: "(", fileID: "Mine/A.swift", line: 12)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let domain = Domain<Int>.build(
          { _ in throw CancellationError() }, fileID: "Mine/A.swift", line: 12)
        _ = domain.value(of: ChoiceSequence([]))
      },
    ]
    for result in results {
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("Mine/A.swift:12: Fatal error: "), "\(text)")
    }
  }
}
