import Testing

@testable import PropertyTesting

@Suite struct StringDomainTests {
  func isSame(_ a: String, _ b: String) -> Bool {
    Array(a.unicodeScalars) == Array(b.unicodeScalars)
  }

  @Test func `strings keep the laws`() {
    checkLaws(of: .strings, simplest: "", isSame: isSame)
    checkLaws(of: .strings(of: .ascii, count: 1...9), simplest: "a", isSame: isSame) {
      $0.unicodeScalars.allSatisfy(\.isASCII)
    }
    checkLaws(of: .strings(of: .scalars(from: "xyz")), simplest: "", isSame: isSame) {
      $0.allSatisfy("xyz".contains)
    }
  }

  @Test func `every scalar survives encoding and decoding`() {
    let domain = Domain<Unicode.Scalar>.scalars
    for place in stride(from: 0, to: ScalarOrder.count, by: 7) {
      let scalar = ScalarOrder.scalar(at: place)
      let words: ChoiceSequence? = domain.encode(scalar)
      #expect(words.flatMap(domain.value) == scalar)
    }
    #expect(Domain<Unicode.Scalar>.ascii.encode("é") == nil)
  }

  @Test func `letters come first, and troublesome scalars occur within 1000 cases`() {
    #expect((0..<3).map { Domain<Unicode.Scalar>.ascii.value(of: [$0]) } == ["a", "b", "c"])
    let scalars = Set(values(Domain<String>.strings, count: 1000).flatMap(\.unicodeScalars))
    #expect(scalars.isSuperset(of: ["a", "\u{200d}", "\u{202e}", "\u{10ffff}", "\0"]))
    #expect(scalars.contains { $0.value > 0x1_0000 })
  }

  @Test func `texts that code often treats wrongly occur within 1000 cases`() {
    let kinds: [(name: String, contains: (String) -> Bool)] = [
      ("a space at an end", { $0.first == " " || $0.last == " " }),
      ("two spaces", { $0.contains("  ") }),
      ("a line feed", { $0.unicodeScalars.contains("\n") }),
      ("a tab", { $0.unicodeScalars.contains("\t") }),
      ("a quotation mark", { $0.unicodeScalars.contains("\"") }),
      ("a slash and a dot", { Set($0.unicodeScalars).isSuperset(of: ["/", "."]) }),
      ("digits", { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      ("letters", { $0.utf8.count >= 3 && $0.allSatisfy { $0.isASCII && $0.isLetter } }),
      ("longer in upper case", { $0.uppercased().utf16.count > $0.utf16.count }),
      ("more than 20", { $0.unicodeScalars.count > 20 }),
    ]
    for seed in 1...5 {
      let texts = values(Domain<String>.strings, count: 1000, seed: UInt64(seed))
      for kind in kinds {
        let occurs = texts.contains(where: kind.contains)
        #expect(occurs, "\(kind.name), seed \(seed)")
      }
    }
  }

  @Test func `near misses keep the laws and differ by few scalars`() {
    let dates = Domain<String>.element(of: ["2001-01-01", "1999-12-31"])
    checkLaws(
      of: dates.nearMisses(edits: 1), simplest: "2001-01-01", encodes: false, isSame: isSame
    ) { abs($0.unicodeScalars.count - 10) <= 1 }
    #expect(dates.nearMisses.encode("1999-12-31") == [1, 0])
    #expect(values(dates.nearMisses, count: 100).contains("2001-01-01"))
  }
}
