import Testing

@testable import PropertyTesting

@Suite struct RealDomainTests {
  static func isSame(_ a: Double, _ b: Double) -> Bool {
    a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN)
  }

  static let ranges: [ClosedRange<Double>] = [
    0...1, -1000...1000, 0...0, 0.1...0.1, -0.3 ... -0.1, 1e-300...2e-300,
    0 ... .leastNonzeroMagnitude,
    .leastNonzeroMagnitude...1, 1e300...1e301, -1e308...1e308, 1e15...1e17, 1...1.0000000001,
    123456.75...123457,
    -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
    .leastNonzeroMagnitude ... .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude ... -.leastNonzeroMagnitude,
  ]

  @Test(arguments: ranges)
  func `doubles in a range keep the laws`(range: ClosedRange<Double>) {
    checkLaws(
      of: Domain<Double>.doubles(in: range),
      simplest: Domain<Double>.doubles(in: range).value(of: [0])!, isSame: Self.isSame
    ) { range.contains($0) }
  }

  @Test func `the domain of all doubles keeps the laws`() {
    checkLaws(of: Domain<Double>.doubles, simplest: 0, isSame: Self.isSame)
  }

  @Test func `the domain of all floats keeps the laws`() {
    checkLaws(
      of: Domain<Float>.floats, simplest: 0,
      isSame: { $0.bitPattern == $1.bitPattern || ($0.isNaN && $1.isNaN) })
    checkLaws(of: Domain<Float>.floats(in: 0.1...0.7), simplest: 0.5) { $0 >= 0.1 && $0 <= 0.7 }
  }

  @Test func `every bit pattern can be encoded`() {
    var bits = RandomBits(seed: 3)
    let doubles = Domain<Double>.doubles
    let floats = Domain<Float>.floats
    for index in 0..<50_000 {
      // Half of the patterns have few bits set, which gives round numbers.
      let pattern = index % 2 == 0 ? bits.next() : bits.next() & bits.next() & ~0xffff_ffff_ffff
      let double = Double(bitPattern: pattern)
      let words: ChoiceSequence? = doubles.encode(double)
      #expect(words.flatMap(doubles.value).map { Self.isSame($0, double) } == true)
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: pattern >> 32))
      let floatWords: ChoiceSequence? = floats.encode(float)
      let again = floatWords.flatMap(floats.value)
      #expect(again?.bitPattern == float.bitPattern || (again?.isNaN == true && float.isNaN))
    }
  }

  @Test func `integers come first, then halves`() {
    let domain = Domain<Double>.doubles(in: -2...2)
    #expect(
      (0..<9).map { domain.value(of: [$0]) } == [0, 1, -1, 2, -2, 0.5, -0.5, 1.5, -1.5])
    #expect(Domain<Double>.doubles(in: 0.3...0.45).value(of: []) == 0.375)
  }

  @Test func `round fractions come before all others, also in a wide range`() {
    func words<Value>(_ domain: Domain<Value>, _ values: [Value]) -> [UInt64] {
      values.compactMap { domain.encode($0)?.words.first }
    }
    let order = [3, 1000, 0.5, 1000.5, 0.25, -0.375, 0x1p-10, 2000, 1e-300, 0.1, 1e200]
    let doubles = words(.doubles, order)
    #expect(doubles.count == order.count && doubles == doubles.sorted())
    let half = Domain<Double>.doubles(in: 0...1e300)
    #expect(words(half, [0.5, 0.25, 0.1]) == words(half, [0.5, 0.25, 0.1]).sorted())
    let floats = words(.floats, order.filter { 1e-30...1e30 ~= abs($0) }.map { Float($0) })
    #expect(floats.count == 9 && floats == floats.sorted())
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a failing fraction is shrunk to a round one`(seed: UInt64) {
    func smallest<Value>(
      _ domain: Domain<Value>, _ holds: @escaping @Sendable (Value) -> Bool
    ) -> String? {
      let property = Property("holds", domain) { holds($0) }
      return property.run(RunSettings(seed: seed)).counterexample?.value
    }
    #expect(smallest(Domain<Double>.doubles) { $0 == $0.rounded() || !$0.isFinite } == "0.5")
    let cents = smallest(Domain<Double>.doubles) {
      abs($0) > 1e12 || ($0 * 100).rounded() / 100 == $0 || !$0.isFinite
    }
    #expect(cents == "0.125")
    #expect(smallest(Domain<Float>.floats) { $0 == $0.rounded() || !$0.isFinite } == "0.5")
    #expect(smallest(Domain<Double>.doubles) { $0 <= 1000.25 || !$0.isFinite } == "1001.0")
    #expect(smallest(Domain<Double>.doubles) { $0 <= 70_000.25 || !$0.isFinite } == "70001.0")
  }

  @Test func `special numbers occur within 1000 cases`() {
    let drawn = values(Domain<Double>.doubles, count: 1000)
    #expect(drawn.contains { $0.isNaN })
    #expect(drawn.contains { $0 == 0 && $0.sign == .minus })
    let greatest = Double.greatestFiniteMagnitude
    for special in [0, .infinity, -.infinity, greatest, -greatest] {
      #expect(drawn.contains(special), "\(special)")
    }
    let units = values(Domain<Double>.doubles(in: 0...1), count: 1000)
    for special in [0, 1, 0.5, 1.0.nextDown, .leastNonzeroMagnitude] {
      #expect(units.contains(special), "\(special)")
    }
    #expect(units.contains { $0 == 0 && $0.sign == .minus })
  }

  @Test func `all doubles contain many simple fractions`() {
    let drawn = values(Domain<Double>.doubles, count: 2000)
    #expect(drawn.count { abs($0) < 1000 && abs($0) > 0.0005 && $0 != $0.rounded() } > 80)
  }

  @Test func `doubles in a range cover all of it`() {
    let drawn = values(Domain<Double>.doubles(in: -1000...1000), count: 4000)
    for tenth in 0..<10 {
      let low = -1000 + 200 * Double(tenth)
      #expect(drawn.count { $0 >= low && $0 < low + 200 } > 100, "from \(low)")
    }
  }
}
