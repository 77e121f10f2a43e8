import Testing

@testable import PropertyTesting

@Suite struct PackingTests {
  private let bytes = Domain<[UInt8]>.array(of: .integers)

  /// Returns the domain of lists of bytes with a number of bytes in `limits`.
  private func bytes(_ limits: ClosedRange<Int>) -> Domain<[UInt8]> {
    .array(of: .integers, count: limits)
  }

  private func isSame(_ a: String, _ b: String) -> Bool {
    Array(a.unicodeScalars) == Array(b.unicodeScalars)
  }

  // MARK: - Words

  @Test func `eight bytes fill a word, after the number of bytes`() {
    #expect(bytes.encode([]) == [0])
    #expect(bytes.encode([7, 8]) == [2, 0x0807])
    #expect(bytes.encode(Array(1...9)) == [9, 0x0807_0605_0403_0201, 9])
    #expect(bytes(2...5).encode([1, 2]) == [0, 0x0201])
    #expect(bytes(2...5).encode([1, 2, 3, 4, 5]) == [3, 0x05_0403_0201])
    #expect(bytes(2...5).encode([1]) == nil)
    #expect(bytes(3...3).encode([1, 2, 3]) == [0x03_0201])
    #expect(bytes(0...0).encode([]) == [])
    #expect(Domain<[Int8]>.array(of: .integers).encode([-1, 1]) == [2, 0x01ff])
  }

  @Test func `a string is its bytes in UTF-8, up to a zero byte`() {
    let strings = Domain<String>.strings
    #expect(strings.encode("") == [0])
    #expect(strings.encode("magic") == [0x63_6967_616d])
    #expect(strings.encode("12345678") == [0x3837_3635_3433_3231, 0])
    #expect(strings.encode("é€\u{1f468}") == [0x91_9ff0_ac82_e2a9_c3, 0xa8])
    #expect(strings.encode("\0") == [0x80c0])
    #expect(Domain<String>.strings(count: 2...2).encode("ab") == [0x6261])
    #expect(Domain<String>.strings(count: 0...2).encode("ab") == [0x6261])
    #expect(Domain<String>.strings(count: 0...2).encode("abc") == nil)
  }

  @Test func `bytes that are not UTF-8 are scalars by themselves`() {
    func text(_ bytes: [UInt8]) -> String? {
      Domain<String>.strings.value(of: ChoiceSequence(bytes: bytes))
    }
    #expect(text([0xff, 0x61]) == "ÿa")
    #expect(text([0xc3]) == "Ã")
    // A surrogate, an overlong slash, and a scalar that does not exist.
    #expect(text([0xed, 0xa0, 0x80]) == "\u{ed}\u{a0}\u{80}")
    #expect(text([0xc0, 0xaf]) == "\u{c0}\u{af}")
    #expect(text([0xf4, 0x90, 0x80, 0x80]) == "\u{f4}\u{90}\u{80}\u{80}")
    #expect(text([0xe2, 0x82, 0xac, 0, 0x62]) == "€")
  }

  @Test func `scalars outside of an alphabet stand for scalars in it`() {
    let words = Domain<String>.strings(of: .scalars(from: "ab"))
    #expect(words.value(of: ChoiceSequence(bytes: "abba".utf8)) == "abba")
    #expect(words.value(of: ChoiceSequence(bytes: "xyz".utf8))?.allSatisfy("ab".contains) == true)
    #expect(words.encode("abc") == nil)
  }

  @Test func `a list of bytes ends where the words end, unless it would be too short`() {
    #expect(bytes.value(of: [UInt64.max, 0x0201])?.count == 8)
    #expect(bytes.value(of: [1 << 40]) == [])
    #expect(bytes(3...9).value(of: [6]) == [0, 0, 0])
    #expect(bytes.value(of: ChoiceSequence(bytes: [9, 0, 0, 0, 0, 0, 0, 0, 5])) == [5] + zeros(7))
    #expect(Domain<String>.strings(count: 3...9).value(of: []) == "aaa")
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  // MARK: - Laws

  @Test func `packed lists keep the laws of domains`() {
    checkLaws(of: bytes, simplest: [])
    checkLaws(of: bytes(3...9), simplest: zeros(3)) { (3...9).contains($0.count) }
    checkLaws(of: bytes(8...8), simplest: zeros(8)) { $0.count == 8 }
    checkLaws(of: Domain<[UInt8]>.array(of: .integers(in: 5...9)), simplest: []) {
      $0.allSatisfy { (5...9).contains($0) }
    }
    checkLaws(of: Domain<[UInt8]>.array(of: .integers(in: 5...9), count: 2), simplest: [5, 5])
    checkLaws(of: Domain<[Int8]>.array(of: .integers(in: -9...5)), simplest: []) {
      $0.allSatisfy { (-9...5).contains($0) }
    }
    checkLaws(of: Domain<[[UInt8]]>.array(of: bytes, count: 0...3), simplest: [])
    checkLaws(of: Domain<[UInt8]?>.optional(bytes), simplest: nil)
    checkLaws(of: .strings(count: 2...4), simplest: "aa", isSame: isSame) {
      (2...4).contains($0.unicodeScalars.count)
    }
    checkLaws(
      of: .strings(of: .scalars(from: "é\0z"), count: 1...20), simplest: "é", isSame: isSame)
    checkLaws(of: Domain<Set<String>>.set(of: .strings(of: .ascii)), simplest: [])
    let pairs = Domain<(String, [UInt8])>.tuple(.strings, bytes)
    checkLaws(of: pairs, simplest: ("", []), isSame: { isSame($0.0, $1.0) && $0.1 == $1.1 })
  }

  @Test func `a rejected value leaves no empty span behind`() {
    let pairs = Domain<(String, Int)>.tuple(
      .strings(count: 1...9), Domain<Int>.just(1).named("one"))
    let short = pairs.filter { $0.0.utf8.count < 3 }
    checkLaws(of: short, simplest: ("a", 1), isSame: { isSame($0.0, $1.0) && $0.1 == $1.1 })
  }

  @Test func `packed and unpacked words draw the same value`() {
    let domain = Domain<(String, Int, [UInt8])>.tuple(
      .strings, .integers, .array(of: .integers, count: 0...40))
    let property = AnyProperty("", domain) { _ in .holds }
    for index in 0..<500 {
      let packed = property.randomCase(index, seed: 3)
      let recording = property.unpackedRecording(of: packed)
      let unpacked = recording?.choices ?? []
      #expect(unpacked.isUnpacked && !packed.isUnpacked)
      #expect(property.value(of: unpacked).text == property.value(of: packed).text)
      #expect(property.execute(unpacked).recording.choices == packed)
      #expect(ChoiceSequence(unpacked.description) == unpacked)
      #expect(ChoiceSequence(packed.description) == packed)
    }
  }

  @Test func `a packed recording has the spans around lists and the numbers outside of them`() {
    let domain = Domain<(String, Int, [UInt8])>.tuple(.strings, .integers(in: 0...9), bytes)
    let choices = domain.encode(("ab", 7, [1, 2, 3])) ?? []
    #expect(choices == [0x6261, 7, 3, 0x03_0201])
    let recording = domain.recording(of: choices)
    #expect(recording?.choices == choices)
    #expect(recording?.bounds == [0, 10, 0, 0])
    #expect(recording?.spans.map(\.range) == [0..<1, 1..<2, 2..<4])
    #expect(recording?.numbers.map(\.index) == [1])
    let named = Domain<[UInt8]>.array(of: Domain<UInt8>.integers.named("byte"))
    #expect(named.encode([1, 2]) == [2, 0x0201])
    #expect(named.recording(of: [2, 0x0201])?.spans == [])
  }

  @Test func `a mapped byte is packed as the byte it is made of`() {
    let flags = Domain<[Int]>.array(
      of: Domain<UInt8>.integers.map({ Int($0) }, back: { UInt8($0) }))
    #expect(flags.encode([1, 255]) == [2, 0xff01])
    let odd = Domain<[UInt8]>.array(of: Domain<UInt8>.integers.filter { $0 % 2 == 1 })
    #expect(odd.encode([1, 3]) == [1, 1, 1, 3, 0])
  }

  // MARK: - Shrinking

  /// Returns the smallest values that do not hold, for 20 seeds.
  private func smallest<Value>(
    _ domain: Domain<Value>, where holds: @escaping (Value) -> Bool
  ) -> Set<String> {
    let property = AnyProperty("", domain) { value in
      holds(value) ? .holds : .fails(PropertyFailure(law: "planted"))
    }
    return Set(
      (1...20 as ClosedRange<UInt64>).map { seed in
        let found = property.run(RunSettings(seed: seed, cases: 20_000)).counterexample
        return found.map { "\($0.value) \($0.choices.map { "\($0)" } ?? "")" } ?? "holds"
      })
  }

  @Test func `bytes and scalars are deleted, lowered and sorted one by one`() {
    #expect(smallest(bytes) { Array($0.reversed()) == $0 } == ["[0, 1] 2 100"])
    #expect(smallest(bytes) { $0.reduce(0) { $0 + Int($1) } <= 500 } == ["[246, 255] 2 fff6"])
    #expect(smallest(bytes) { !$0.contains(0xfe) } == ["[254] 1 fe"])
    #expect(smallest(.strings) { String($0.reversed()) == $0 } == [#""ab" 6261"#])
    #expect(smallest(.strings) { $0.unicodeScalars.allSatisfy { $0.value < 0x300 } }.count == 1)
    #expect(
      smallest(.strings(count: 9...20)) { $0.unicodeScalars.contains("a") } == [
        #""bbbbbbbbb" 6262626262626262 62"#
      ])
  }
}
