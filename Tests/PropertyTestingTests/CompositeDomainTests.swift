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

  @Test func `a word before each optional element says whether there is one more`() {
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

  @Test func `deleting a span deletes an element, also at the limits`() {
    let domain = Domain<[Int]>.array(of: digits, count: 1...3)
    #expect(domain.value(of: [1, 8, 1, 9, 0]) == [8, 9])
    #expect(domain.value(of: [0, 7, 1, 9, 0]) == [7, 9])
  }

  @Test func `array lengths are uniform within their limits`() {
    let lengths = values(.array(of: digits, count: 0...4), count: 5000).map(\.count)
    for length in 0...4 { #expect(lengths.count { $0 == length } > 700) }
  }

  @Test func `tuples keep the laws`() {
    checkLaws(of: .tuple(digits, .booleans), simplest: (0, false), isSame: ==)
    checkLaws(
      of: .tuple(digits, .booleans, .array(of: digits)), simplest: (0, false, []), isSame: ==)
  }

  /// A value of eight parts, whose types the domains below infer.
  struct Parts: Equatable {
    var a: UInt8 = 0
    var b: Float = 0
    var c = false
    var d: Int16 = 0
    var e: Double = 0
    var f = ""
    var g: [UInt8] = []
    var h: Int?
  }

  @Test func `combinations of one to five parts infer the types of the parts`() {
    let one: Domain<Parts> = .combine(.integers(in: 0...9)) {
      Parts(a: $0)
    } back: {
      $0.a
    }
    checkLaws(of: one, simplest: Parts())
    let two: Domain<Parts> = .combine(.integers(in: 0...9), .floats(in: 0...1)) {
      Parts(a: $0, b: $1)
    } back: {
      ($0.a, $0.b)
    }
    checkLaws(of: two, simplest: Parts())
    let three: Domain<Parts> = .combine(.integers(in: 0...9), .floats(in: 0...1), .booleans) {
      Parts(a: $0, b: $1, c: $2)
    } back: {
      ($0.a, $0.b, $0.c)
    }
    checkLaws(of: three, simplest: Parts())
    let four: Domain<Parts> = .combine(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5)
    ) {
      Parts(a: $0, b: $1, c: $2, d: $3)
    } back: {
      ($0.a, $0.b, $0.c, $0.d)
    }
    checkLaws(of: four, simplest: Parts())
    let five: Domain<Parts> = .combine(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1)
    ) {
      Parts(a: $0, b: $1, c: $2, d: $3, e: $4)
    } back: {
      ($0.a, $0.b, $0.c, $0.d, $0.e)
    }
    checkLaws(of: five, simplest: Parts())
    #expect(five.encode(Parts(a: 1, b: 1, c: true, d: -1, e: 0)) == [1, 1, 1, 2, 0])
  }

  @Test func `combinations of six to eight parts infer the types of the parts`() {
    let six: Domain<Parts> = .combine(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1), .strings(of: .scalars(from: "ab"))
    ) {
      Parts(a: $0, b: $1, c: $2, d: $3, e: $4, f: $5)
    } back: {
      ($0.a, $0.b, $0.c, $0.d, $0.e, $0.f)
    }
    checkLaws(of: six, simplest: Parts())
    let seven: Domain<Parts> = .combine(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1), .strings(of: .scalars(from: "ab")), .array(of: .integers(in: 0...9))
    ) {
      Parts(a: $0, b: $1, c: $2, d: $3, e: $4, f: $5, g: $6)
    } back: {
      ($0.a, $0.b, $0.c, $0.d, $0.e, $0.f, $0.g)
    }
    checkLaws(of: seven, simplest: Parts())
    let eight: Domain<Parts> = .combine(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1), .strings(of: .scalars(from: "ab")), .array(of: .integers(in: 0...9)),
      .optional(.integers(in: 0...9))
    ) {
      Parts(a: $0, b: $1, c: $2, d: $3, e: $4, f: $5, g: $6, h: $7)
    } back: {
      ($0.a, $0.b, $0.c, $0.d, $0.e, $0.f, $0.g, $0.h)
    }
    checkLaws(of: eight, simplest: Parts())
  }

  @Test func `tuples of five to eight values infer the types of the values`() {
    let five: Domain<(UInt8, Float, Bool, Int16, Double)> = .tuple(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1))
    checkLaws(of: five, simplest: (0, 0, false, 0, 0), isSame: ==)
    let six: Domain<(UInt8, Float, Bool, Int16, Double, UInt8)> = .tuple(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1), .integers(in: 3...9))
    checkLaws(of: six, simplest: (0, 0, false, 0, 0, 3), isSame: ==)
    let seven: Domain<(UInt8, Float, Bool, Int16, Double, UInt8, Float)> = .tuple(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1), .integers(in: 3...9), .floats(in: 1...2))
    checkLaws(of: seven, simplest: (0, 0, false, 0, 0, 3, 1)) { a, b in
      (a.0, a.1, a.2, a.3, a.4, a.5) == (b.0, b.1, b.2, b.3, b.4, b.5) && a.6 == b.6
    }
    let eight: Domain<(UInt8, Float, Bool, Int16, Double, UInt8, Float, Bool)> = .tuple(
      .integers(in: 0...9), .floats(in: 0...1), .booleans, .integers(in: -5...5),
      .doubles(in: 0...1), .integers(in: 3...9), .floats(in: 1...2), .booleans)
    checkLaws(of: eight, simplest: (0, 0, false, 0, 0, 3, 1, false)) { a, b in
      (a.0, a.1, a.2, a.3, a.4, a.5) == (b.0, b.1, b.2, b.3, b.4, b.5) && (a.6, a.7) == (b.6, b.7)
    }
  }

  @Test func `tuples and combinations of more than eight parts keep the laws`() {
    let nine: Domain<(Int, Bool, Int, String, [Int], Bool, Int, Int, Int)> = .tuple(
      digits, .booleans, digits, .strings, .array(of: digits), .booleans, digits, digits, digits)
    checkLaws(of: nine, simplest: (0, false, 0, "", [], false, 0, 0, 0)) { a, b in
      (a.0, a.1, a.2, a.3, a.4, a.5) == (b.0, b.1, b.2, b.3, b.4, b.5)
        && (a.6, a.7, a.8) == (b.6, b.7, b.8)
    }
    let sum: Domain<[Int]> = .combine(
      digits, digits, digits, digits, digits, digits, digits, digits, digits
    ) {
      [$0, $1, $2, $3, $4, $5, $6, $7, $8]
    } back: {
      ($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8])
    }
    checkLaws(of: sum, simplest: Array(repeating: 0, count: 9))
    #expect(sum.encode(Array(1...9)) == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func `map(_:back:) example with combine`() {
    let labels: Domain<String> = .combine(.integers(in: 0...9)) { "item \($0)" }
    #expect(labels.value(of: [3]) == "item 3")
  }

  @Test func `optionals keep the laws`() {
    checkLaws(of: Domain<Int?>.optional(digits), simplest: nil)
    let drawn = values(Domain<Int?>.optional(digits), count: 200)
    #expect(drawn.contains(nil) && drawn.contains(3))
  }

  @Test func `elements, single values and alternatives keep the laws`() {
    checkLaws(of: .element(of: ["", "a", "b"]), simplest: "")
    checkLaws(of: .just(7), simplest: 7)
    checkLaws(of: .one(of: .just(5), .integers(in: 10...20)), simplest: 5)
  }

  @Test func `weights decide how often an alternative is drawn, not how simple it is`() {
    let domain = Domain<Int>.one(of: [.weight(1, .just(0)), .weight(9, .just(1))])
    let ones = values(domain, count: 2000).count { $0 == 1 }
    #expect((1700...1900).contains(ones))
    #expect(domain.encode(1) == [1])
  }

  @Test func `the first alternative that can encode a value encodes it`() {
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

  @Test func `filtered domains keep the laws and retract rejected values`() {
    let domain = digits.filter { $0 % 3 == 1 }
    let odd = Domain<Int>.integers(in: 1...9).filter { $0 % 2 == 1 }
    checkLaws(of: odd, simplest: 1) { $0 % 2 == 1 }
    #expect(domain.value(of: []) == nil)
    #expect(domain.recording(of: [0, 2, 4])?.choices == [4])
  }

  @Test func `a custom domain keeps the laws`() {
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
