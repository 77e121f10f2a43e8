// The code of the article "Your first property in five minutes".
import DragnetTesting
import Testing

// snippet.mean
/// The mean of some numbers, rounded down.
func mean(_ numbers: [Int]) -> Int {
  numbers.isEmpty ? 0 : numbers.reduce(0, &+) / numbers.count
}
// snippet.end

// snippet.mean-test
@Test func `a mean lies between the ends`() {
  check(.array(of: .integers, count: 1...20)) { (numbers: [Int]) in
    (numbers.min()!...numbers.max()!).contains(mean(numbers))
  }
}
// snippet.end

// snippet.mean-expectation
@Test func `a mean is at least the smallest number`() async {
  await check(each: .array(of: .integers, count: 1...20)) { (numbers: [Int]) in
    #expect(mean(numbers) >= numbers.min()!)
  }
}
// snippet.end

func checkKnown() {
  // snippet.known
  let known = KnownFailure("issue 7: an empty list", [Int]())
  check(.array(of: .integers(in: 0...9)), known: [known]) { xs in xs.max() != nil }
  // snippet.end
}

func checkLabels() {
  // snippet.labels
  let settings = RunSettings(requiredLabels: ["all equal": 0.01])
  check(.array(of: .integers, count: 1...20), settings: settings) { (numbers: [Int]) in
    label("all equal", if: Set(numbers).count == 1)
    return (numbers.min()!...numbers.max()!).contains(mean(numbers))
  }
  // snippet.end
}

func labelLength(of numbers: [Int]) {
  // snippet.length
  label("length", value: numbers.count)
  // snippet.end
}

func setLimits() {
  // snippet.health
  let checks = RunSettings.HealthChecks(smallestShare: 0.01, longestDraw: .seconds(1))
  // snippet.end
  _ = checks
}

// snippet.traits
@Suite(.property(cases: 10_000, shrinkTime: .seconds(20))) struct ParserTests {
  @Test(.property(in: .nightly, cases: 1_000_000)) func `no text grows`() {
    check(.strings) { text in formatted(text).utf8.count <= text.utf8.count }
  }
}
// snippet.end

func formatted(_ text: String) -> String { text.filter { $0 != " " } }
