import Testing

@testable import PropertyTesting

@Suite struct DistinctDomainTests {
  let digit = Domain<Int>.integers(in: 0...9)

  @Test func `sets keep the laws`() {
    checkLaws(of: .set(of: digit), simplest: [])
    checkLaws(of: .set(of: digit, count: 1...4), simplest: [0]) { (1...4).contains($0.count) }
    checkLaws(of: .set(of: Domain<Int>.integers, count: 0...4), simplest: [])
  }

  @Test func `dictionaries keep the laws`() {
    checkLaws(of: .dictionary(of: digit, .booleans), simplest: [:])
    checkLaws(of: .dictionary(of: digit, .booleans, count: 1...3), simplest: [0: false])
  }

  @Test func `arrays of distinct elements keep the laws`() {
    checkLaws(of: .array(ofDistinct: digit), simplest: []) { Set($0).count == $0.count }
  }

  @Test func `a repeated element leaves no words`() {
    #expect(
      Domain<Set<Int>>.set(of: digit).recording(of: [1, 3, 1, 3, 1, 4, 0])?.choices
        == [1, 3, 1, 4, 0])
  }

  @Test func `a set with more elements than its domain discards the case and does not hang`() {
    let flags = Domain<Set<Bool>>.set(of: .booleans, count: 3...3)
    #expect(flags.value(of: []) == nil)
    #expect(values(flags, count: 50).isEmpty)
    #expect(values(.set(of: .booleans), count: 50).contains([false, true]))
  }
}
