import Testing

@testable import PropertyTesting

/// The words of kept cases, which are written again after a change of their domain.
@Suite struct CaseEncodingTests {
  @Test func `words that draw another value are replaced, and nothing else`() throws {
    let domain = Domain<[Int]>.array(of: .integers(in: 0...99))
    let property = AnyProperty(Property("lists", domain) { _ in true })
    let text = """
      dragnet case 1
      check A.b
      # [95, 3]
      words 1 2
      words 3
      # A remark.
      expect fails

      """
    let again = try property.encodeAgain(Array(text.utf8), CaseText(reading: text.utf8))
    let words = try #require(domain.encode([95, 3]) as ChoiceSequence?)
    #expect(again == text.replacing("words 1 2\nwords 3\n", with: "words \(words)\n"))
    #expect(try property.encodeAgain(Array(again.utf8), CaseText(reading: again.utf8)) == again)
    let outside = text.replacing("95", with: "100")
    let error = #expect(throws: CaseError.self) {
      try property.encodeAgain(Array(outside.utf8), CaseText(reading: outside.utf8))
    }
    #expect(error?.message == "the domain cannot encode [100, 3]")
  }

  @Test func `words are replaced in a file whose lines end as on Windows`() throws {
    let property = AnyProperty(Property("numbers", Domain<Int>.integers(in: 0...99)) { _ in true })
    let text = "dragnet case 1\r\ncheck A.b\r\n# 95\r\nwords 1\r\nwords 2\r\nexpect fails\r\n"
    let again = try property.encodeAgain(Array(text.utf8), CaseText(reading: text.utf8))
    #expect(again == "dragnet case 1\r\ncheck A.b\r\n# 95\r\nwords 5f\r\nexpect fails\r\n")
  }

  @Test func `words of a check that draws while it judges are replaced, too`() throws {
    let texts = Domain<String>.strings
    let lists = Domain<[Int]>.array(of: .integers(in: 0...99))
    let property = AnyProperty("draws") { source throws(Discard) in
      let list = try source(lists)
      let text = try source(texts)
      let flag = try source(Domain.element(of: [false, true]))
      fatalError("no value may be judged: \(list), \(text), \(flag)")
    }
    func again(_ noted: String) throws -> CaseText {
      let text = Array("dragnet case 1\ncheck A.b\n# \(noted)\nwords 7\n".utf8)
      return try CaseText(reading: try property.encodeAgain(text, CaseText(reading: text)).utf8)
    }
    let kept = try again(#"[95, 3], "a, b: [1, 2], and more than eight", true"#)
    let words = [
      lists.encode([95, 3]), texts.encode("a, b: [1, 2], and more than eight"),
      Domain.element(of: [false, true]).encode(true),
    ].flatMap { (words: ChoiceSequence?) in words?.words ?? [] }
    #expect(kept.words.words == words)
    // A case may draw fewer values than the check has.
    #expect(try again("[95, 3]").words == lists.encode([95, 3]))
    let drawn = AnyProperty("draws") { source throws(Discard) in
      _ = try source(lists)
      return try source(texts) == "a" ? .holds : .discarded
    }
    let owner = CaseText.Owner(.check, "A.b")
    let text = #"[95, 3], "a, b: [1, 2], and more than eight""#
    #expect(drawn.text(of: kept.words, as: owner)?.value == text)
    let error = #expect(throws: CaseError.self) { try again(#"[95, 100], "a""#) }
    #expect(error?.message == #"the check does not draw [95, 100], "a""#)
  }
}
