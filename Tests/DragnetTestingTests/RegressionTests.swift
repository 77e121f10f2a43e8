import DragnetTesting
import Foundation
import Testing

// Each suite has a test that fails, and the regression test that its report prints, which fails in the
// same way.

extension Trait where Self == FailsOnPurpose {
  /// Every test fails in this way for this value; a test that searches prints a test of this file.
  static func fails(for value: String, seen: String) -> Self {
    .fails { report, test in
      #expect(report.row("for") ?? "" == value)
      #expect(report.row("saw") ?? "" == seen)
      let tried = try #require(report.row("tried"))
      if test.name.contains(" for ") {
        #expect(tried.hasPrefix("1 case with"))
        return
      }
      #expect(tried.contains("; shrunk in "))
      let source = report.rows("keep").map { "  \($0)\n" }.joined()
      let file = try String(contentsOfFile: #filePath, encoding: .utf8)
      #expect(!source.isEmpty && file.contains("\n" + source))
    }
  }
}

private let settings = RunSettings(failureStorage: .none)

@Suite(.fails(for: "[0, 1]", seen: "returned false: xs.reversed() == xs"))
struct ListRegressionTests {
  @Test func `a list is its own reverse`() {
    check(.array(of: .integers), settings: settings) { (xs: [Int]) in xs.reversed() == xs }
  }

  @Test func `a list is its own reverse for [0, 1]`() {
    replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
  }
}

@Suite(.fails(for: "1, [900]", seen: "returned false: numbers.max()! < 900"))
struct DrawingRegressionTests {
  @Test func `the largest is small`() {
    check(settings: settings) { draw in
      let count = try draw(.integers(in: 1...10))
      let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
      return numbers.max()! < 900
    }
  }

  @Test func `the largest is small for 1, [900]`() {
    replaying(words: [0, 900]) { `the largest is small`() }
  }
}

@Suite(.fails(for: "Point(x: 10, y: 0)", seen: "returned false: $0.x < 10"))
struct PointRegressionTests {
  struct Point { var x, y: Int }

  @Test @MainActor func xIsSmall() throws {
    MainActor.assertIsolated()
    let points: Domain<Point> = .combine(.integers(in: 0...999), .integers(in: 0...999)) {
      Point(x: $0, y: $1)
    }
    check(points, settings: settings) { $0.x < 10 }
  }

  @Test @MainActor func `xIsSmall for Point(x: 10, y: 0)`() throws {
    try replaying(words: [10, 0]) { try xIsSmall() }
  }
}

@Suite(.fails(for: "10", seen: "Expectation failed: (n → 10) < 10 (error)"))
struct ExpectationRegressionTests {
  @Test func expectedToBeSmall() async {
    await check(each: .integers(in: 0...999), settings: settings) { (n: Int) in
      await Task.yield()
      #expect(n < 10)
    }
  }

  @Test func `expectedToBeSmall for 10`() async {
    await replaying(value: 10 as Int) { await expectedToBeSmall() }
  }
}
