import PropertyTesting
import Testing

@testable import FuzzDriver

@Suite struct DictionaryMutationTests {
  /// Returns the values that `mutation` makes of a value with a dictionary, once for each of 1000 seeds.
  private func values<Value: Hashable & Sendable>(
    by mutation: Mutation, from value: Value, in domain: Domain<Value>, examples: [Value] = [],
    strings: [String] = []
  ) -> [Value] {
    let property = AnyProperty("", domain, examples: examples) { (_: Value) in .holds }
    var draft = Draft(property)
    draft.dictionary = FuzzDictionary(of: property)
    for string in strings { draft.dictionary.insert(Array(string.utf8)) }
    let bytes = domain.encode(value)?.bytes ?? []
    return (1...1000 as ClosedRange<UInt64>).compactMap { seed in
      bytes.withUnsafeBytes { bytes in
        draft.begin(bytes, limit: 64, seed: seed)
        draft.clear()
        if !mutation.isBlind { draft.study() }
        guard mutation.apply(&draft), draft.finish() else { return nil }
        return domain.value(of: ChoiceSequence(draft.words))
      }
    }
  }

  @Test func `strings are inserted and overwrite, whole and in part`() {
    let results = values(
      by: .insertString, from: "abcdef", in: .strings, strings: ["GET", "é"])
    #expect(results.contains("GETabcdef") && results.contains("GETdef"))
    #expect(results.contains("abcGETdef") && results.contains("abcdefGET"))
    #expect(results.contains("éabcdef") && results.contains("ETabcdef"))
    #expect(results.contains("GET") && results.contains("é"))
    let bytes = values(
      by: .insertString, from: [1, 2, 3, 4], in: Domain<[UInt8]>.array(of: .integers),
      strings: ["GET"])
    #expect(bytes.contains([71, 69, 84, 1, 2, 3, 4]) && bytes.contains([71, 69, 84, 4]))
  }

  @Test func `a list keeps its limits`() {
    let full = values(
      by: .insertString, from: "abc", in: .strings(count: 2...3), strings: ["GET", "POST"])
    #expect(full.allSatisfy { $0.count <= 3 } && full.contains("GET") && full.contains("POS"))
    let fixed = values(
      by: .insertString, from: [1, 2, 3], in: Domain<[UInt8]>.array(of: .integers, count: 3),
      strings: ["GET"])
    #expect(fixed.allSatisfy { $0.count == 3 } && fixed.contains([71, 69, 84]))
    let after = values(
      by: .insertString, from: Pair(text: "ab", number: 7),
      in: .combine(.strings(count: 0...4), .integers) {
        Pair(text: $0, number: $1)
      } back: {
        ($0.text, $0.number)
      }, strings: ["GET"])
    #expect(after.allSatisfy { $0.number == 7 } && after.contains { $0.text == "GETa" } == false)
    #expect(after.contains(Pair(text: "GEab", number: 7)))
  }

  @Test func `numbers become those that strings spell, or their neighbors`() {
    let strings = ["-273", "4294967311", "2.5", "GET"]
    let integers = values(by: .takeNumber, from: 0, in: Domain<Int>.integers, strings: strings)
    #expect(Set(integers).isSuperset(of: [-273, -274, -272, 4_294_967_311, 4_294_967_312]))
    let reals = values(by: .takeNumber, from: 0, in: .doubles, strings: strings)
    #expect(Set(reals).isSuperset(of: [-273, -274, 4_294_967_311, 2.5, 1.5, 3.5]))
    let small = values(by: .takeNumber, from: 0, in: Domain<Int8>.integers, strings: strings)
    #expect(Set(small).isSubset(of: [1, 2, 3, 4]) && !small.isEmpty)
    let unsigned = values(
      by: .takeNumber, from: 0, in: Domain<UInt64>.integers, strings: ["18446744073709551615"])
    #expect(unsigned.contains(.max))
  }

  private struct Pair: Hashable, Sendable {
    var text: String
    var number: Int
  }

  @Test func `examples give their texts, the words in them, their numbers and themselves`() {
    let domain: Domain<Pair> = .combine(.strings, .integers) {
      Pair(text: $0, number: $1)
    } back: {
      ($0.text, $0.number)
    }
    let examples = [Pair(text: "GET /index", number: 12345)]
    let start = Pair(text: "", number: 0)
    let texts = Set(
      values(by: .insertString, from: start, in: domain, examples: examples).map(\.text))
    #expect(texts.isSuperset(of: ["GET /index", "GET", "index", "/"]))
    let numbers = values(by: .takeNumber, from: start, in: domain, examples: examples)
    #expect(Set(numbers) == Set((12344...12346).map { Pair(text: "", number: $0) }))
    #expect(
      Set(values(by: .takeExample, from: start, in: domain, examples: examples)) == Set(examples))
    #expect(values(by: .insertString, from: start, in: domain) == [])
  }

  @Test func `a session reads the dictionary, and its mutator finds a magic prefix`() throws {
    let property = AnyProperty("", Domain<String>.strings) { (_: String) in .holds }
    let session = FuzzSession(property, DragnetVariables(), dictionary: [Array("%PDF-".utf8)])
    let mutator = try #require(session.mutator)
    var buffer = [UInt8](repeating: 0, count: 64)
    let found = (0..<200 as Range<UInt64>).contains { seed in
      let count = buffer.withUnsafeMutableBytes { mutator.mutate($0, count: 8, seed: seed) }
      defer { buffer = [UInt8](repeating: 0, count: 64) }
      return String(decoding: buffer.prefix(count), as: UTF8.self).hasPrefix("%PDF-")
    }
    #expect(found)
  }

  @Test func `a command line can name dictionaries that do not exist`() {
    let error = #expect(throws: CaseError.self) {
      try DictionaryText.strings(ofCommandLine: ["target", "-dict=/does/not/exist", "-runs=1"])
    }
    #expect(error?.message.hasPrefix("/does/not/exist: cannot be read") == true)
    #expect((try? DictionaryText.strings(ofCommandLine: ["target", "-runs=1"])) == [])
  }
}
