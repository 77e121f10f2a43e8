import Testing

@testable import PropertyTesting

@Suite struct IntegerDomainTests {
  @Test func `integers are ordered outward from the one nearest to zero`() {
    let around = Domain<Int>.integers(in: -2...5)
    #expect((0..<8).map { around.value(of: [$0]) } == [0, 1, -1, 2, -2, 3, 4, 5])
    let below = Domain<Int>.integers(in: -9 ... -7)
    #expect((0..<3).map { below.value(of: [$0]) } == [-7, -8, -9])
    #expect(Domain<Int>.integers(in: 5...9).value(of: [1]) == 6)
  }

  @Test func `integers of every width keep the laws`() {
    checkLaws(of: Domain<Int8>.integers, simplest: 0)
    checkLaws(of: Domain<Int16>.integers, simplest: 0)
    checkLaws(of: Domain<Int32>.integers, simplest: 0)
    checkLaws(of: Domain<Int64>.integers, simplest: 0)
    checkLaws(of: Domain<Int>.integers, simplest: 0)
    checkLaws(of: Domain<UInt8>.integers, simplest: 0)
    checkLaws(of: Domain<UInt16>.integers, simplest: 0)
    checkLaws(of: Domain<UInt32>.integers, simplest: 0)
    checkLaws(of: Domain<UInt64>.integers, simplest: 0)
    checkLaws(of: Domain<UInt>.integers, simplest: 0)
  }

  @Test func `integers in a range keep the laws`() {
    for range in [0...0, -3...12, 7...9, -9 ... -7, .min ... -5, 5 ... .max, .min...3, -3 ... .max]
    {
      checkLaws(
        of: Domain<Int>.integers(in: range),
        simplest: min(max(0, range.lowerBound), range.upperBound)
      ) { range.contains($0) }
    }
  }

  @Test func `the bound of a word is the number of values`() {
    #expect(Domain<Int8>.integers.recording(of: [])?.bounds == [256])
    #expect(Domain<Int16>.integers.recording(of: [])?.bounds == [65536])
    #expect(Domain<UInt8>.integers(in: 3...9).recording(of: [])?.bounds == [7])
    #expect(Domain<Int>.integers.recording(of: [])?.bounds == [0])
  }

  @Test func `every byte has a word of its own`() {
    for low in stride(from: Int8.min, through: .max, by: 15) {
      for high in stride(from: low, through: .max, by: 7) {
        let domain = Domain<Int8>.integers(in: low...high)
        let words = Set((low...high).compactMap { domain.encode($0)?.words.first })
        #expect(words == Set(0...UInt64(Int(high) - Int(low))))
      }
    }
    #expect(Domain<Int8>.integers(in: 0...9).encode(10) == nil)
  }

  @Test func `the ends and the middle of a range occur within 1000 cases`() {
    let bytes = Set(values(Domain<Int8>.integers, count: 1000))
    #expect(bytes.isSuperset(of: [0, 1, -1, .min, .max]))
    let words = Set(values(Domain<Int>.integers, count: 1000))
    #expect(words.isSuperset(of: [0, 1, -1, .min, .max]))
  }

  @Test func `booleans keep the laws`() {
    checkLaws(of: Domain<Bool>.booleans, simplest: false)
    #expect(Set(values(Domain<Bool>.booleans, count: 20)).count == 2)
  }
}
