import DragnetTesting
import Foundation
import Synchronization
import Testing

private let reports = Mutex<[String]>([])

/// Tests that fail, each followed by the regression test that its report prints.
///
/// The reports do not reach the log. The last test compares them with this file.
@Suite(
  .serialized,
  .compactMapIssues { issue in
    guard "\(issue)".contains("does not hold") else { return issue }
    reports.withLock { $0.append("\(issue)") }
    return nil
  })
struct RegressionTests {
  let settings = RunSettings(seed: 1, failureStorage: .none)

  @Test func `a list is its own reverse`() {
    check(.array(of: .integers), settings: settings) { (xs: [Int]) in xs.reversed() == xs }
  }

  @Test func `a list is its own reverse for [0, 1]`() {
    replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
  }

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

  @Test func expectedToBeSmall() async {
    await check(each: .integers(in: 0...999), settings: settings) { (n: Int) in
      await Task.yield()
      #expect(n < 10)
    }
  }

  @Test func `expectedToBeSmall for 10`() async {
    await replaying(value: 10 as Int) { await expectedToBeSmall() }
  }

  @Test func `each report prints the test in this file, which fails in the same way`() throws {
    let file = try String(contentsOfFile: #filePath, encoding: .utf8)
    let all = reports.withLock { $0 }
    try #require(all.count == 8)
    for pair in stride(from: 0, to: 8, by: 2) {
      let (found, again) = (all[pair], all[pair + 1])
      let source = try #require(printed(in: found))
      #expect(file.contains("\n\(source)\n"), "\(source)")
      for row in ["does not hold", "  for      "] {
        #expect(line(row, in: found) == line(row, in: again), "\(again)")
      }
      #expect(again.contains("tried    1 case with"))
    }
  }

  /// Returns the code after `keep`, indented like the tests of this suite.
  func printed(in report: String) -> String? {
    let lines = report.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  keep     ") }) else { return nil }
    let count = lines[start...].prefix { $0 != "           }" }.count
    return lines[start...].prefix(count + 1).map { "  \($0.dropFirst(11))" }.joined(separator: "\n")
  }

  /// Returns the line of a report that contains `start`.
  func line(_ start: String, in report: String) -> String? {
    report.split(separator: "\n").first { $0.contains(start) }
      .map { String($0.drop { $0 != " " }) }
  }
}
