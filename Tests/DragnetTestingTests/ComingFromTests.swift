import DragnetTesting
import Testing

/// The examples of the articles "Coming from another library" and "DragnetTesting".
@Suite struct ComingFromTests {
  @Test func `sorting puts the smallest number first`() {
    check(.array(of: .integers), examples: [[0, -1]], settings: RunSettings(cases: 2000)) {
      (numbers: [Int]) in
      try assume(!numbers.isEmpty)
      return numbers.sorted().first == numbers.min()
    }
  }

  @Test func `reversing twice changes nothing`() {
    check(.array(of: .integers)) { (numbers: [Int]) in numbers.reversed().reversed() == numbers }
  }

  @Test func `the sum of ten numbers up to 100 is at most 1000`() async {
    await check(each: .array(of: .integers(in: 0...100), count: 1...10)) { (numbers: [Int]) in
      #expect(numbers.reduce(0, +) <= 1000)
    }
  }

  @Test func `sorting twice changes nothing`() {
    check(.array(of: .integers)) { (numbers: [Int]) in
      numbers.sorted().sorted() == numbers.sorted()
    }
  }

  private struct ParseError: Error {}

  private func parse(_ bytes: [UInt8]) throws -> Int {
    guard let first = bytes.first else { throw ParseError() }
    return Int(first)
  }

  @Test func `any bytes are parsed or refused`() {
    check(.bytes()) { bytes in
      _ = try? parse(bytes)
      return true
    }
  }
}
