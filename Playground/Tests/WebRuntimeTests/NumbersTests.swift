import Testing

@testable import WebRuntime

/// The runtime's arithmetic and that of the host agree in every bit.
@Suite struct NumbersTests {
  @Test func `halves are rounded away from zero`() {
    var random = SplitMix(state: 2)
    let chosen = [
      0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370495.5, -0.0, -0.2, .infinity,
      -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    for number in chosen + (0..<200_000).map({ _ in random.double() }) where !number.isNaN {
      let (ours, host) = (roundedToNearest(number), number.rounded())
      if ours.bitPattern != host.bitPattern { Issue.record("\(number): \(ours), not \(host)") }
    }
    #expect(roundedToNearest(.nan).isNaN)
  }

  @Test func `products have 128 bits`() {
    var random = SplitMix(state: 3)
    for _ in 0..<200_000 {
      let a = Wide(low: random.next(), high: random.next())
      let b = Wide(low: random.next(), high: random.next())
      let (high, low) = a.low.multipliedFullWidth(by: b.low)
      let expected = Wide(low: low, high: high &+ a.high &* b.low &+ a.low &* b.high)
      if a &* b != expected { Issue.record("\(a) * \(b)") }
    }
  }
}

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("-12.5e3", -12500), ("0x1.8p-2", 0.375), ("0X1.8P+3", 12), ("0x.8", 0.5), ("0x2.p1", 4),
    ("0x1p-1074", .leastNonzeroMagnitude), ("0x1p-1075", 0),
    ("0x1.8p-1075", .leastNonzeroMagnitude), ("0x1p1024", .infinity),
    ("0x1.00000000000008p0", 1), ("0x1.000000000000080000001p0", 1.0000000000000002),
    ("-0x0", -0.0), ("0x1p99999999999999999999", .infinity), ("5.", 5), (".5", 0.5),
  ])
  func `a number is read`(text: String, number: Double) {
    #expect(read(text)?.bitPattern == number.bitPattern)
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e+", "0x", "0x.", "0x1p", "0x1p-", "1..2", "--1", "1 ", "0x1.8p1.",
    "inf", "nan", "0b1", "1_000", "0x1e+5",
  ])
  func `anything else is not a number`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `random texts are read as on the host`() {
    var random = SplitMix(state: 4)
    let heads = [
      "", "0x", "-0x1.", "+", "0x0.000000000000000000", "1e", "0x1p-10", "0xfffffffffffffff",
    ]
    let letters = Array("0123456789abcdefABCDEFxXpPeE.+-00000111")
    var count = 0
    for _ in 0..<100_000 {
      var text = heads[random.next(upTo: heads.count)]
      for _ in 0..<random.next(upTo: 24) { text.append(letters[random.next(upTo: letters.count)]) }
      let (ours, host) = (read(text), Double(text))
      if host != nil { count += 1 }
      if ours?.bitPattern != host?.bitPattern {
        Issue.record("\(text): \(String(describing: ours)), not \(String(describing: host))")
      }
    }
    #expect(count > 1000)
  }

  /// Reads a number; decimals by the host, as the page reads them by the browser.
  private func read(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      NumberText.number(bytes) { Double(String(decoding: $0, as: UTF8.self)) ?? .nan }
    }
  }
}
