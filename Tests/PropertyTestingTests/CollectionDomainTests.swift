import Testing

@testable import PropertyTesting

@Suite struct CollectionDomainTests {
  struct Style: OptionSet, Sendable, Equatable {
    let rawValue: Int
    static let bold = Style(rawValue: 1)
    static let italic = Style(rawValue: 2)
    static let underlined = Style(rawValue: 4)
  }

  enum Problem: Error, CaseIterable, Equatable { case early, late }

  @Test func `characters keep the laws`() {
    checkLaws(of: .characters, simplest: "a") {
      $0.unicodeScalars.elementsEqual($1.unicodeScalars)
    }
    checkLaws(of: .characters(from: "xyz"), simplest: "x")
    #expect(Domain<Character>.characters.encode("\u{1f1eb}\u{1f1f7}") == nil)
    let drawn = values(Domain<Character>.characters, count: 500)
    #expect(drawn.contains("\r\n"))
    #expect(drawn.contains { $0.unicodeScalars.count > 2 })
  }

  @Test func `arrays of bytes keep the laws`() {
    checkLaws(of: .bytes(), simplest: [])
    checkLaws(of: .bytes(count: 2...4), simplest: [0, 0]) { (2...4).contains($0.count) }
    #expect(Domain.bytes(count: 0...8).encode([1, 2]) == [2, 0x201])
  }

  @Test func `indices keep the laws`() {
    let text = "héllo"
    checkLaws(of: .indices(of: text), simplest: text.startIndex) { text.indices.contains($0) }
  }

  @Test func `permutations keep the laws`() {
    checkLaws(of: .permutations(of: 1...5), simplest: [1, 2, 3, 4, 5]) {
      $0.sorted() == [1, 2, 3, 4, 5]
    }
    checkLaws(of: .permutations(of: "aba"), simplest: ["a", "b", "a"])
    #expect(Domain.permutations(of: [1, 2]).encode([1, 1]) == nil)
    #expect(Set(values(.permutations(of: 1...4), count: 1000)).count == 24)
  }

  @Test func `subsequences keep the laws`() {
    checkLaws(of: .subsequences(of: 1...5), simplest: []) { Set($0).isSubset(of: 1...5) }
    checkLaws(of: .subsequences(of: "abab"), simplest: [])
    #expect(Domain.subsequences(of: [1, 2]).encode([2, 1]) == nil)
    #expect(Set(values(.subsequences(of: 1...4), count: 1000)).count == 16)
  }

  @Test func `sorted arrays keep the laws`() {
    checkLaws(of: .sorted(of: Domain<Int>.integers(in: -9...9)), simplest: []) { $0 == $0.sorted() }
    checkLaws(of: .sorted(of: Domain<Int>.integers(in: -9...9), count: 2...3), simplest: [0, 0])
    #expect(Domain.sorted(of: Domain<Int>.integers).encode([2, 1]) == nil)
  }

  @Test func `option sets keep the laws`() {
    let domain = Domain<Style>.optionSets(of: [.bold, .italic, .underlined])
    checkLaws(of: domain, simplest: [])
    #expect(domain.encode(Style(rawValue: 8)) == nil)
    #expect(Set(values(domain, count: 200).map(\.rawValue)) == Set(0...7))
  }

  @Test func `results keep the laws`() {
    let domain = Domain<Result<Int, Problem>>.results(.integers(in: 3...9), .allCases)
    checkLaws(of: domain, simplest: .success(3))
    #expect(values(domain, count: 100).contains(.failure(.late)))
  }

  @Test func `ranges keep the laws`() {
    checkLaws(of: Domain<ClosedRange<Int>>.ranges(in: -5...5), simplest: 0...0) {
      (-5...5).contains($0.lowerBound) && (-5...5).contains($0.upperBound)
    }
    checkLaws(of: Domain<Range<UInt8>>.ranges(in: 3..<9), simplest: 3..<3) {
      (3...9).contains($0.lowerBound) && (3...9).contains($0.upperBound)
    }
    checkLaws(of: Domain<ClosedRange<Int64>>.ranges(in: .min ... .max), simplest: 0...0)
  }

  @Test func `half-precision numbers keep the laws`() {
    checkLaws(of: Domain<Float16>.float16s, simplest: 0, isSame: isSame)
    checkLaws(of: .float16s(in: 0.25...7), simplest: 1, isSame: isSame) { (0.25...7).contains($0) }
    let domain = Domain<Float16>.float16s
    for pattern in UInt16.min...UInt16.max {
      let number = Float16(bitPattern: pattern)
      let words: ChoiceSequence? = domain.encode(number)
      #expect(words.flatMap(domain.value).map { isSame($0, number) } == true, "\(number)")
    }
  }

  private func isSame(_ a: Float16, _ b: Float16) -> Bool {
    a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
  }

  @Test func `JSON values and texts keep the laws`() {
    checkLaws(of: Domain<JSONValue>.json, simplest: .null)
    let texts = Domain<String>.json
    checkLaws(of: texts, simplest: "null") {
      $0.unicodeScalars.elementsEqual($1.unicodeScalars)
    } contains: {
      JSONValue($0) != nil
    }
    let value = JSONValue.object(["b": .array([.number(1.5), .bool(true)]), "a": .string("\n\"")])
    #expect(value.text == #"{"a":"\n\"","b":[1.5,true]}"#)
    #expect(JSONValue(value.text) == value)
    #expect(JSONValue("[1,]") == nil)
    #expect(JSONValue("{\"a\":1,\"a\":2}") == nil)
    #expect(values(texts, count: 300).contains { $0.contains("{\"") })
  }
}
