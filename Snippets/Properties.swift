// The code of the landing pages of PropertyTesting and DragnetTesting, and of the articles "Coming from
// another library" and "Ready-made laws".

// snippet.sorting-twice
import DragnetTesting
import Testing

@Test func `sorting twice changes nothing`() {
  check(.array(of: .integers)) { (numbers: [Int]) in
    numbers.sorted().sorted() == numbers.sorted()
  }
}
// snippet.end

// snippet.hypothesis
@Test func `sorting puts the smallest number first`() {
  check(.array(of: .integers), examples: [[0, -1]], settings: RunSettings(cases: 2000)) {
    (numbers: [Int]) in
    try assume(!numbers.isEmpty)
    return numbers.sorted().first == numbers.min()
  }
}
// snippet.end

// snippet.swiftcheck
@Test func `reversing twice changes nothing`() {
  check(.array(of: .integers)) { (numbers: [Int]) in numbers.reversed().reversed() == numbers }
}
// snippet.end

// snippet.property-based
@Test func `the sum of ten numbers up to 100 is at most 1000`() async {
  await check(each: .array(of: .integers(in: 0...100), count: 1...10)) { (numbers: [Int]) in
    #expect(numbers.reduce(0, +) <= 1000)
  }
}
// snippet.end

// snippet.cargo-fuzz
@Test func `any bytes are parsed or refused`() {
  check(.bytes()) { bytes in
    _ = try? parse(bytes)
    return true
  }
}
// snippet.end

enum ParseError: Error { case empty }

func parse(_ bytes: [UInt8]) throws -> Int {
  guard let first = bytes.first else { throw ParseError.empty }
  return Int(first)
}

func checkReadyLaws() {
  // snippet.ready-laws
  checkRoundTrip(.integers, through: { (n: Int) in "\(n)" }, back: { Int($0) })
  checkInvolution(Domain<[Int]>.array(of: .integers)) { $0.reversed() }
  checkCollection(Domain<[Int]>.array(of: .integers(in: 0...9)).map { $0.dropFirst() })
  checkMonoid(Domain<[Int]>.array(of: .integers), identity: []) { $0 + $1 }
  // snippet.end
}
