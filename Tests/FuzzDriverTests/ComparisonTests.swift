import CFuzzDriver
import PropertyTesting
import Testing

@testable import FuzzDriver

/// The mutations that use what the code under test compares its values with.
@Suite struct ComparisonTests {
  /// Returns the values that `mutation` makes with an operand, once for each of 300 seeds.
  private func values<Value: Hashable & Sendable>(
    by mutation: Mutation, from value: Value, in domain: Domain<Value>, operand: UInt64
  ) -> Set<Value> {
    Set(
      Changed(domain: domain).values(by: mutation, from: value) { draft in
        draft.comparisons.pickOperand = { _ in operand }
      })
  }

  @Test func `a number takes an operand and its neighbours`() {
    let magic = 3_735_928_559
    let results = values(by: .takeOperand, from: 7, in: .integers, operand: UInt64(magic))
    #expect(results == [magic - 1, magic, magic + 1])
    let whole = values(by: .takeOperand, from: 0.5, in: .doubles, operand: UInt64(magic))
    #expect(whole == [Double(magic) - 1, Double(magic), Double(magic) + 1])
  }

  @Test func `an operand of fewer bits has a sign`() {
    let narrow = UInt64(UInt32(bitPattern: -1_234_567))
    let results = values(
      by: .takeOperand, from: 7, in: .integers(in: -2_000_000...2_000_000), operand: narrow)
    #expect(results == [-1_234_568, -1_234_567, -1_234_566])
  }

  @Test func `an operand outside of the domain changes nothing`() {
    #expect(values(by: .takeOperand, from: 7, in: .integers(in: 0...9), operand: 300).isEmpty)
    #expect(values(by: .takeOperand, from: 0.5, in: .doubles(in: 0...1), operand: 300).isEmpty)
  }

  @Test func `the bytes of an operand are inserted in both orders`() {
    let bytes = Domain<[UInt8]>.array(of: .integers)
    let results = values(by: .insertOperand, from: [1, 2, 3, 4], in: bytes, operand: 0x4746_4538)
    #expect(results.isSuperset(of: [[0x38, 0x45, 0x46, 0x47], [0x47, 0x46, 0x45, 0x38]]))
    #expect(results.contains([1, 2, 3, 4, 0x38, 0x45, 0x46, 0x47]))
    // "open" and zeros, as a short string is stored.
    let text = values(by: .insertOperand, from: "ab", in: .strings, operand: 0x6e65_706f)
    #expect(text.isSuperset(of: ["openab", "abopen"]))
  }

  @Test func `libFuzzer changes the bytes of a list, which keeps its limits`() {
    func values<Value: Hashable & Sendable>(
      from value: Value, in domain: Domain<Value>
    ) -> Set<Value> {
      Set(
        Changed(domain: domain).values(by: .changeList, from: value) { draft in
          draft.changeBytes = { bytes, count, room in
            #expect(room >= count + 8)
            for index in 0..<3 { bytes[count + index] = 0x78 }
            return count + 3
          }
        })
    }
    #expect(values(from: "ab", in: .strings) == ["abxxx"])
    #expect(values(from: "ab", in: .strings(count: 2...4)) == ["abxx"])
    #expect(values(from: "ab", in: .strings(count: 2...2)).isEmpty)
  }

  // MARK: - Equal operands

  /// Returns the values that give comparisons equal operands.
  private func solutions<Value: Hashable & Sendable>(
    from value: Value, in domain: Domain<Value>, _ pairs: ComparisonTrace.Pairs, most: Int = 64
  ) throws -> Set<Value> {
    var draft = Draft(AnyProperty("", domain) { (_: Value) in .holds })
    draft.comparisons.pairs = { _, _ in pairs }
    let bytes = try #require(domain.encode(value)).bytes
    return bytes.withUnsafeBytes { bytes in
      draft.begin(bytes, limit: 512, seed: 1)
      return Set(draft.solutions(most: most).compactMap { domain.value(of: $0) })
    }
  }

  @Test func `a compared number becomes the other operand`() throws {
    let numbers = Domain<[Int]>.array(of: .integers, count: 3)
    let pairs = ComparisonTrace.Pairs(integers: [(777_777, 50)])
    let results = try solutions(from: [49, 50, 51], in: numbers, pairs)
    #expect(results == [[49, 777_777, 51], [49, 777_776, 51], [49, 777_778, 51]])
    let none = ComparisonTrace.Pairs(integers: [(777_777, 52)])
    #expect(try solutions(from: [49, 50, 51], in: numbers, none).isEmpty)
  }

  @Test func `compared bytes become the other operand`() throws {
    let bytes = Domain<[UInt8]>.array(of: .integers)
    let four = ComparisonTrace.Pairs(integers: [(0x0102_0304, 0x8950_4e47)])
    let little = try solutions(from: [9, 4, 3, 2, 1], in: bytes, four)
    #expect(little == [[9, 0x47, 0x4e, 0x50, 0x89]])
    let big = try solutions(from: [1, 2, 3, 4, 9], in: bytes, four)
    #expect(big == [[0x89, 0x50, 0x4e, 0x47, 9]])
    let one = ComparisonTrace.Pairs(integers: [(0x25, 0x61)])
    #expect(try solutions(from: "abca", in: .strings, one) == ["%bca", "abc%"])
  }

  @Test func `compared texts become the other one`() throws {
    let prefix = ComparisonTrace.Pairs(strings: [(Array("abcd".utf8), Array("HELO".utf8))])
    #expect(try solutions(from: "abcde", in: .strings, prefix) == ["HELOe"])
    let short = ComparisonTrace.Pairs(integers: [(0x6364, 0x6e65_706f)])
    #expect(try solutions(from: "dc", in: .strings, short) == ["open"])
  }

  @Test func `the list keeps its limits and the case its other values`() throws {
    let prefix = ComparisonTrace.Pairs(strings: [([0x61], Array("HELO".utf8))])
    #expect(try solutions(from: "ab", in: .strings(count: 0...4), prefix).isEmpty)
    #expect(try solutions(from: "a", in: .strings(count: 0...4), prefix) == ["HELO"])
    #expect(
      try solutions(from: ["ab", "c"], in: .array(of: .strings, count: 2), prefix)
        == [["HELOb", "c"]])
  }

  /// Returns the numbers of 2000 results of a mutator, and the number of cases that it has judged.
  private func results(isAvailable: Bool) -> (numbers: [Int], calls: Int) {
    let domain = Domain<Int>.integers
    var calls = 0
    var trace = ComparisonTrace()
    trace.isAvailable = isAvailable
    trace.pickOperand = { _ in nil }
    trace.pairs = { _, input in
      calls += 1
      let number = domain.value(of: ChoiceSequence(bytes: Array(input))) ?? 0
      return ComparisonTrace.Pairs(integers: [(UInt64(bitPattern: Int64(number)), 3_735_928_559)])
    }
    let mutator = StructuredMutator(
      AnyProperty("", domain) { (_: Int) in .holds }, dictionary: [], trace)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 8)
    defer { buffer.deallocate() }
    let numbers = (1...2000 as ClosedRange<UInt64>).map { seed in
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      buffer[0] = UInt8(truncatingIfNeeded: seed)
      let size = mutator.mutate(buffer, count: 8, seed: seed)
      return domain.value(
        of: ChoiceSequence(bytes: Array(buffer[..<size]))) ?? 0
    }
    return (numbers, calls)
  }

  @Test func `a mutator spends at most an eighth of a search on comparisons`() {
    let (numbers, calls) = results(isAvailable: true)
    let solved = numbers.count { (3_735_928_558...3_735_928_560).contains($0) }
    #expect(solved > 100 && calls > 50 && solved + calls <= 2000 / 8)
    #expect(numbers.prefix(50).contains(3_735_928_559))
  }

  @Test func `a program that does not note comparisons judges no case for them`() {
    let (numbers, calls) = results(isAvailable: false)
    #expect(calls == 0 && !numbers.contains(3_735_928_559))
  }

  @Test func `a case has no more solutions than are asked for`() throws {
    let pairs = ComparisonTrace.Pairs(integers: (1_000...2_000).map { ($0, 50) })
    let numbers = Domain<[Int]>.array(of: .integers, count: 1)
    #expect(try solutions(from: [50], in: numbers, pairs).count == 64)
    #expect(try solutions(from: [50], in: numbers, pairs, most: 2) == [[1_000], [1_001]])
  }
}

/// The functions that the compiler's instrumentation calls; they have static memory.
@Suite(.serialized) struct ComparisonTraceTests {
  /// Judges an empty case, and returns what has been compared.
  private func pairs(judging body: @escaping () -> Void) -> ComparisonTrace.Pairs {
    let property = AnyProperty("", Domain<Bool>.booleans) { (_: Bool) in
      body()
      return .holds
    }
    return ComparisonTrace().pairs(property, UnsafeRawBufferPointer(start: nil, count: 0))
  }

  @Test func `integers of all sizes are noted, without small and equal ones`() {
    let found = pairs {
      dragnet_cov_trace_cmp1(200, 100)
      dragnet_cov_trace_cmp2(1000, 7)
      dragnet_cov_trace_cmp4(100_000, 8)
      dragnet_cov_trace_cmp8(.max - 1000, 9)
      dragnet_cov_trace_const_cmp1(10, 32)
      dragnet_cov_trace_const_cmp2(2000, 1)
      dragnet_cov_trace_const_cmp4(200_000, 2)
      dragnet_cov_trace_const_cmp8(20_000_000_000, 3)
      dragnet_cov_trace_cmp8(3, 15)
      dragnet_cov_trace_cmp8(.max, 2)
      dragnet_cov_trace_const_cmp8(.max - 1, 700)
      dragnet_cov_trace_cmp4(5000, 5000)
    }
    #expect(
      found.integers.map(\.0) == [
        200, 1000, 100_000, .max - 1000, 10, 2000, 200_000, 20_000_000_000,
      ])
    #expect(found.integers.map(\.1) == [100, 7, 8, 9, 32, 1, 2, 3])
  }

  @Test func `the cases of a switch are noted`() {
    let found = pairs {
      var cases: [UInt64] = [3, 32, 5, 600, 70_000]
      dragnet_cov_trace_switch(42, &cases)
    }
    #expect(Set(found.integers.map(\.0)) == [5, 600, 70_000])
    #expect(found.integers.allSatisfy { $0.1 == 42 })
  }

  @Test func `a site of a case is noted eight times`() {
    let found = pairs { for index in 0..<100 { dragnet_cov_trace_cmp8(1_000_000, UInt64(index)) } }
    #expect(found.integers.map(\.1) == Array(0..<8))
  }

  @Test func `memory is noted, up to 64 bytes`() {
    let (first, second) = ([UInt8](repeating: 1, count: 100), [UInt8](repeating: 2, count: 100))
    let found = pairs {
      dragnet_weak_hook_memcmp(nil, first, second, 100, 1)
      dragnet_weak_hook_memcmp(nil, first, second, 3, -1)
      dragnet_weak_hook_memcmp(nil, first, first, 3, 0)
    }
    #expect(found.strings.map(\.0.count) == [64, 3] && found.strings.last?.1 == [2, 2, 2])
  }

  @Test func `a comparison of the domain is not of the code under test`() {
    @Sendable func compare() { dragnet_cov_trace_const_cmp8(123_456_789, 1) }
    #expect(pairs { compare() }.integers.count == 1)
    let compared = Domain<Bool>.booleans.map { bit in
      compare()
      return bit
    }
    let property = AnyProperty("", compared) { (_: Bool) in
      compare()
      return .holds
    }
    let empty = UnsafeRawBufferPointer(start: nil, count: 0)
    #expect(ComparisonTrace().pairs(property, empty).integers.isEmpty)
  }

  @Test func `operands of the code under test are picked`() {
    _ = pairs { dragnet_cov_trace_const_cmp8(987_654_321, 1) }
    let picked = (0..<2000 as Range<UInt64>).compactMap {
      ComparisonTrace().pickOperand($0 &* 0x9e37_79b9_7f4a_7c15)
    }
    #expect(picked.contains(987_654_321))
  }
}
