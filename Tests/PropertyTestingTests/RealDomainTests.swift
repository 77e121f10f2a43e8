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
    for index in 0..<100_000 {
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

  @Test func `doubles in a range cover all of it`() {
    let drawn = values(Domain<Double>.doubles(in: -1000...1000), count: 4000)
    for tenth in 0..<10 {
      let low = -1000 + 200 * Double(tenth)
      #expect(drawn.count { $0 >= low && $0 < low + 200 } > 100, "from \(low)")
    }
  }
}
