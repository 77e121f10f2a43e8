import Testing

@testable import PropertyTesting

/// Tests that generation prefers the values that reveal bugs, counted over a thousand cases.
@Suite struct GeneratorTests {
  let cases = 1000

  func count<Value>(_ domain: Domain<Value>, where isWanted: (Value) -> Bool) -> Int {
    values(domain, count: cases).count(where: isWanted)
  }

  @Test func `equal and adjacent integers often occur in one case`() {
    let pairs = Domain<(Int, Int)>.tuple(.integers, .integers)
    #expect(count(pairs) { $0 == $1 } > 30)
    #expect(count(pairs) { $0.subtractingReportingOverflow($1).partialValue.magnitude == 1 } > 30)
  }

  @Test func `equal numbers, numbers one apart and neighbors often occur in one case`() {
    let pairs = Domain<(Double, Double)>.tuple(.doubles(in: 0...1000), .doubles(in: 0...1000))
    #expect(count(pairs) { $0 == $1 } > 30)
    #expect(count(pairs) { abs($0 - $1) == 1 } > 10)
    #expect(count(pairs) { $0.nextUp == $1 || $0.nextDown == $1 } > 10)
  }

  @Test func `the edges of a domain are drawn often, also together`() {
    let range = -300...7000
    let pairs = Domain<(Int, Int)>.tuple(.integers(in: range), .integers(in: range))
    for edge in [range.lowerBound, range.upperBound, 0] {
      #expect(count(pairs) { $0.0 == edge } > 5, "\(edge)")
    }
    #expect(count(pairs) { $0.0 == range.upperBound && $0.1 == range.upperBound } > 0)
  }

  @Test func `the first cases are small`() {
    let lists = Domain<[Int]>.array(of: .integers(in: 0...1_000_000))
    let first = (9..<30).compactMap { drawn(lists, $0) }
    let later = (1000..<1021).compactMap { drawn(lists, $0) }
    func total(_ lists: [[Int]]) -> Int { lists.reduce(0) { $0 + $1.count } }
    #expect(total(first) < total(later))
    #expect(first.allSatisfy { $0.count <= 32 })
  }

  @Test func `every word is below its bound`() {
    for bound: UInt64 in [1, 2, 3, 7, 8, 9, 10, 255, 256, 257, 1 << 63, .max, 0] {
      var source = ChoiceSource(seed: 1, isRecording: false)
      for index in 0..<200 {
        source.begin(case: UInt64(index), size: index % 65, isAtBoundary: index % 16 == 0)
        for _ in 0..<10 {
          let word = source.word(below: bound)
          #expect(bound == 0 || word < bound)
        }
      }
    }
  }
}
