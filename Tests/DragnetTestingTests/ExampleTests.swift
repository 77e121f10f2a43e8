import DragnetTesting
import Synchronization
import Testing

/// The examples of the documentation, word for word; ``DocumentedTests`` finds missing ones.
@Suite struct ExampleTests {
  struct Point: Equatable { var x, y: Int }

  @Test func `the simplest checks`() {
    check(.array(of: .integers(in: 0...9))) { xs in xs.reversed().reversed() == xs }
    check(.array(of: .integers(in: 0...9), count: 1...5)) { xs in xs.max()! <= 9 }
    check(.durations(in: .zero ... .seconds(60))) { wait in wait >= .zero }
    check(.element(of: ["", "a", "b"])) { text in text.count < 2 }
    check(.integers(in: 1...100)) { n in n > 0 }
    check(.doubles(in: 0...1)) { t in t * t <= t }
    check(.strings(of: .scalars(from: "ab"))) { text in text.count <= text.utf8.count }
    check(.tuple(.integers(in: 0...9), .booleans)) { n, isDoubled in (isDoubled ? 2 * n : n) < 20 }
  }

  @Test func `reversing twice changes nothing`() {
    check(.array(of: .integers)) { (xs: [Int]) in xs.reversed().reversed() == xs }
  }

  @Test func `sorting keeps the count`() {
    check(.array(of: .integers)) { (xs: [Int]) in xs.sorted().count == xs.count }
  }

  @Test func `sorting orders`() async {
    await check(each: .array(of: .integers)) { (xs: [Int]) in
      let sorted = xs.sorted()
      #expect(sorted.count == xs.count)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func `check(drawing:) example`() {
    check { draw in
      let count = try draw(.integers(in: 1...100))
      let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
      return numbers.count == count
    }
    check { draw in
      let numbers: [Int] = try draw(.array(of: .integers, count: 3))
      return numbers.count == 3
    }
  }

  actor Cache {
    func value(for key: Int) -> Int { key }
  }

  @Test func `asynchronous check example`() async {
    let cache = Cache()
    await check(.integers(in: 1...9)) { n in await cache.value(for: n) == n }
  }

  @Test func `assume(_:fileID:line:) example`() {
    check(.tuple(.integers(in: -99...99), .integers(in: -99...99))) { a, b in
      try assume(b != 0)
      return a / b * b + a % b == a
    }
  }

  @Test func `label(_:if:) example`() {
    check(.array(of: .integers(in: 0...9))) { xs in
      label("empty", if: xs.isEmpty)
      return xs.sorted().count == xs.count
    }
  }

  @Test func `label(_:value:) example`() {
    check(.array(of: .integers(in: 0...9))) { xs in
      label("length", value: xs.count)
      return xs.sorted().count == xs.count
    }
  }

  @Test func `maximize(_:_:) example with names`() {
    struct Tree {
      var depth, count: Int
      var isBalanced: Bool { depth <= count }
    }
    let trees = Domain<(Int, Int)>.tuple(.integers(in: 0...99), .integers(in: 0...99))
      .map { Tree(depth: $0, count: $0 + $1) }
    check(trees) { tree in
      maximize(Double(tree.depth), "depth")
      maximize(Double(tree.count), "size")
      return tree.isBalanced
    }
  }

  @Test func `maximize(_:_:) example`() {
    withKnownIssue {
      let settings = RunSettings(cases: 10_000)
      check(.array(of: .integers(in: 0...1_000_000), count: 2), settings: settings) { point in
        let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
        maximize(-Double(distance))
        return distance > 10
      }
    }
  }

  @Test func `one(of:) example`() {
    let coordinate = Domain<Double>.one(of: [
      .weight(9, .doubles(in: 0...300)), .weight(1, .doubles),
    ])
    #expect(coordinate.encode(-1) == [1, 2])
  }

  @Test func `array(count:after:draw:encode:) example`() {
    // Numbers that never fall: each is drawn from what is left above the last one.
    let rising = Domain<[Int]>.array(count: 0...9, after: 0) { last, source throws(Discard) in
      last = try Domain<Int>.integers(in: last...100).draw(from: &source)
      return last
    } encode: { last, element, encoder in
      defer { last = element }
      return Domain<Int>.integers(in: last...100).encode(element, into: &encoder)
    }
    checkLaws(of: rising)
    check(rising) { $0 == $0.sorted() }
  }

  @Test func `nearMisses(edits:replacing:) example`() {
    func dayNumber(_ text: String) -> Int? {
      text.count == 10 ? Int(text.filter { $0 != "-" }) : nil
    }
    func isDate(_ text: String) -> Bool { dayNumber(text) != nil }
    let dates = Domain<String>.element(of: ["2001-01-01", "1999-12-31"])
    check(dates.nearMisses) { text in isDate(text) == (dayNumber(text) != nil) }
  }

  @Test func `transformed domains`() {
    let side = Domain<Int>.integers(in: 0...300)
    let sizes = Domain<(Int, Int)>.tuple(side.named("width"), side.named("height"))
    #expect(sizes.value(of: [3, 4])! == (3, 4))
    let even = Domain<Int>.integers(in: 0...9).map {
      $0 * 2
    } back: {
      $0 / 2
    }
    #expect(even.encode(4) == [2])
    // Arrays with a length drawn first: 1...100 elements, all of one length known beforehand.
    let lists = Domain<Int>.integers(in: 1...100).flatMap { count in
      Domain<[Int]>.array(of: .integers, count: count)
    }
    check(lists) { (xs: [Int]) in (1...100).contains(xs.count) }
    let points: Domain<Point> = .combine(.integers(in: 0...9), .integers(in: 0...9)) {
      Point(x: $0, y: $1)
    } back: {
      ($0.x, $0.y)
    }
    checkLaws(of: points)
  }

  @Test func `Domain.init(draw:encode:) example`() {
    struct Point: Equatable { var x, y: Double }
    let reals = Domain<Double>.doubles(in: 0...9)
    let points = Domain<Point>(
      draw: { source throws(Discard) in
        Point(x: try reals.draw(from: &source), y: try reals.draw(from: &source))
      },
      encode: { point, encoder in
        reals.encode(point.x, into: &encoder) && reals.encode(point.y, into: &encoder)
      })
    checkLaws(of: points)
  }

  @Test func `Property example`() throws {
    let sorting = Property("sorting keeps the count", .array(of: .integers)) { (xs: [Int]) in
      xs.sorted().count == xs.count
    }
    try sorting.check()
    struct NoNumber: Error {}
    @Sendable func read(_ text: String) throws { if Int(text) == nil { throw NoNumber() } }
    let reading = Property.doesNotThrow("written numbers can be read", .integers) { (n: Int) in
      try read("\(n)")
    }
    try reading.check()
  }
}

extension Domain where Value == ExampleTests.Point {
  static var points: Domain {
    .combine(.integers(in: 0...9), .integers(in: 0...9)) {
      Point(x: $0, y: $1)
    } back: {
      ($0.x, $0.y)
    }
  }
}

private typealias Point = ExampleTests.Point

extension ExampleTests {
  @Test func `points are written as they are drawn`() {
    checkLaws(of: Domain<Point>.points)
  }

  @Test func `numbers are small`() {
    withKnownIssue {
      check(settings: RunSettings(failureStorage: .none)) { draw in
        let count = try draw(.integers(in: 1...10))
        let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
        return numbers.max()! < 900
      }
    }
  }

  @Test func `numbers are small for 1, [900]`() {
    replaying(words: [0, 900]) { `numbers are small`() }
  }
}

/// The article "Your first property in five minutes".
///
/// Its properties fail as the article says: with the smallest sum that overflows or underflows.
@Suite(
  .fails { report, _ in
    let smallest = ["[1, \(Int.max)]", "[-1, \(Int.min)]"]
    #expect(smallest.contains { $0 == report.row("for") ?? "" })
  })
struct FirstPropertyTests {
  /// The mean of some numbers, rounded down.
  func mean(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.reduce(0, &+) / numbers.count
  }

  @Test func `a mean lies between the ends`() {
    check(.array(of: .integers, count: 1...20)) { (numbers: [Int]) in
      (numbers.min()!...numbers.max()!).contains(mean(numbers))
    }
  }

  @Test func `a mean is at least the smallest number`() async {
    await check(each: .array(of: .integers, count: 1...20)) { (numbers: [Int]) in
      #expect(mean(numbers) >= numbers.min()!)
    }
  }

  @Test func `a mean lies between the ends, and ends meet`() {
    let settings = RunSettings(requiredLabels: ["all equal": 0.01])
    check(.array(of: .integers, count: 1...20), settings: settings) { (numbers: [Int]) in
      label("all equal", if: Set(numbers).count == 1)
      return (numbers.min()!...numbers.max()!).contains(mean(numbers))
    }
  }
}
