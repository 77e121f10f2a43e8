import Testing

@testable import PropertyTesting

@Suite struct CompositeDomainTests {
  let digits = Domain<Int>.integers(in: 0...9)

  @Test func `arrays keep the laws`() {
    checkLaws(of: .array(of: digits), simplest: [])
    checkLaws(of: .array(of: digits, count: 2...4), simplest: [0, 0]) { (2...4).contains($0.count) }
    checkLaws(of: .array(of: digits, count: 3), simplest: [0, 0, 0]) { $0.count == 3 }
    checkLaws(of: .array(of: .array(of: digits)), simplest: [])
  }

  @Test func `arrays ask before each element that may be missing`() {
    let domain = Domain<[Int]>.array(of: digits, count: 1...3)
    #expect(domain.encode([7]) == [0, 7, 0])
    #expect(domain.encode([7, 8]) == [0, 7, 1, 8, 0])
    #expect(domain.encode([7, 8, 9]) == [0, 7, 1, 8, 1, 9, 0])
    #expect(Domain<[Int]>.array(of: digits, count: 2).encode([7, 8]) == [7, 8])
    #expect(domain.encode([]) == nil)
    #expect(domain.encode([1, 2, 3, 4]) == nil)
    let spans = domain.recording(of: [0, 7, 1, 8, 0])?.spans
    #expect(spans?.map(\.range) == [0..<2, 2..<4])
    #expect(spans?.allSatisfy { $0.label == "element" && $0.depth == 0 } == true)
  }

  @Test func `to delete a span is to delete an element, at the limits too`() {
    let domain = Domain<[Int]>.array(of: digits, count: 1...3)
    #expect(domain.value(of: [1, 8, 1, 9, 0]) == [8, 9])
    #expect(domain.value(of: [0, 7, 1, 9, 0]) == [7, 9])
  }

  @Test func `array lengths are even over their limits`() {
    let lengths = values(.array(of: digits, count: 0...4), count: 5000).map(\.count)
    for length in 0...4 { #expect(lengths.count { $0 == length } > 700) }
  }

  @Test func `tuples keep the laws`() {
    checkLaws(of: .tuple(digits, .booleans), simplest: (0, false), isSame: ==)
    checkLaws(
      of: .tuple(digits, .booleans, .array(of: digits)), simplest: (0, false, []), isSame: ==)
  }

  @Test func `tuples of more than four keep the laws`() {
    checkLaws(
      of: .tuple(digits, .booleans, digits, .strings(), .array(of: digits), .booleans),
      simplest: (0, false, 0, "", [], false), isSame: ==
    ) { (0...9).contains($0.0) && (0...9).contains($0.2) }
    struct Five: Equatable { var a, b, c, d, e: Int }
    let fives: Domain<Five> = .combine(digits, digits, digits, digits, digits) {
      Five(a: $0, b: $1, c: $2, d: $3, e: $4)
    } back: {
      ($0.a, $0.b, $0.c, $0.d, $0.e)
    }
    checkLaws(of: fives, simplest: Five(a: 0, b: 0, c: 0, d: 0, e: 0))
    #expect(fives.encode(Five(a: 1, b: 2, c: 3, d: 4, e: 5)) == [1, 2, 3, 4, 5])
  }

  @Test func `optionals keep the laws`() {
    checkLaws(of: Domain<Int?>.optional(digits), simplest: nil)
    let drawn = values(Domain<Int?>.optional(digits), count: 200)
    #expect(drawn.contains(nil) && drawn.contains(3))
  }

  @Test func `choices keep the laws`() {
    checkLaws(of: .element(of: ["", "a", "b"]), simplest: "")
    checkLaws(of: .just(7), simplest: 7)
    checkLaws(of: .one(of: .just(5), .integers(in: 10...20)), simplest: 5)
  }

  @Test func `weights decide how often, not how simple`() {
    let domain = Domain<Int>.one(of: [.weight(1, .just(0)), .weight(9, .just(1))])
    let ones = values(domain, count: 2000).count { $0 == 1 }
    #expect((1700...1900).contains(ones))
    #expect(domain.encode(1) == [1])
  }

  @Test func `the first alternative that can write a value does`() {
    let domain = Domain<Int>.one(of: .integers(in: 10...20), .integers(in: 15...30))
    #expect(domain.encode(16) == [0, 6])
    #expect(domain.encode(25) == [1, 10])
    #expect(domain.encode(5) == nil)
  }

  @Test func `mapped domains keep the laws`() {
    let even = digits.map({ $0 * 2 }, back: { $0 % 2 == 0 ? $0 / 2 : nil })
    checkLaws(of: even, simplest: 0) { $0 % 2 == 0 }
    #expect(even.encode(3) == nil)
    checkLaws(of: digits.map { "\($0)" }, simplest: "0", encodes: false)
  }

  @Test func `dependent domains keep the laws`() {
    let lists = Domain<Int>.integers(in: 1...5).flatMap(
      { .array(of: .integers(in: 0...9), count: $0) }, first: { $0.count })
    checkLaws(of: lists, simplest: [0]) { (1...5).contains($0.count) }
  }

  @Test func `filtered domains keep the laws, and forget what they rejected`() {
    let domain = digits.filter { $0 % 3 == 1 }
    let odd = Domain<Int>.integers(in: 1...9).filter { $0 % 2 == 1 }
    checkLaws(of: odd, simplest: 1) { $0 % 2 == 1 }
    #expect(domain.value(of: []) == nil)
    #expect(domain.recording(of: [0, 2, 4])?.choices == [4])
  }

  @Test func `a domain of one's own keeps the laws`() {
    struct Point: Equatable { var x, y: Int }
    let coordinate = Domain<Int>.integers(in: -100...100)
    let points = Domain<Point>(
      draw: { source throws(Discard) in
        try source.span("point") { source throws(Discard) in
          Point(x: try coordinate.draw(from: &source), y: try coordinate.draw(from: &source))
        }
      },
      encode: { point, encoder in
        coordinate.encode(point.x, into: &encoder) && coordinate.encode(point.y, into: &encoder)
      })
    checkLaws(of: .array(of: points), simplest: [])
  }
}
