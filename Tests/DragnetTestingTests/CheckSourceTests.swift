import Foundation
import Synchronization
import Testing

@testable import DragnetTesting

/// The condition of a check in its report.
@Suite struct CheckSourceTests {
  let settings = RunSettings(seed: 1, failureStorage: .none)

  /// Returns the condition of the first `check` in a source.
  func condition(_ source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("check") } ?? 0
    let start = lines[line].range(of: "check")!
    let column = lines[line].utf8.distance(from: lines[line].startIndex, to: start.upperBound) + 1
    return CheckSource(
      source,
      at: SourceLocation(fileID: "A/B.swift", filePath: "/B.swift", line: line + 1, column: column)
    ).condition
  }

  @Test func `the condition is the expression that a closure returns`() {
    #expect(condition("check(.array(of: .integers)) { xs in xs.count < 3 }") == "xs.count < 3")
    #expect(
      condition("  await check(.a, \"(\") { (n: Int) in await f(n) == 1 }") == "await f(n) == 1")
    #expect(condition("check(.a) { $0 < 3 }") == "$0 < 3")
    #expect(condition("check { draw in\n  let n = try draw(.a)\n  return n < 3\n}") == "n < 3")
    #expect(
      condition("check(.a) { n in // }\n  label(\"}\", if: n == 0)\n  return n\n    < 3 }")
        == "n < 3")
    #expect(
      condition("check(.a) { (a: Int, b: [Int?]) throws -> Bool in a == b[0] }") == "a == b[0]")
  }

  @Test func `strings of every kind are skipped`() {
    #expect(condition("check(.a) { $0 == #\"}\\\"# }") == "$0 == #\"}\\\"#")
    #expect(
      condition("check(.a) { f($0) == \"\"\"\n }\" return {\n \"\"\" }")
        == "f($0) == \"\"\" }\" return { \"\"\"")
    #expect(condition(#"check(.a) { "\(f(")", "}"))}" == $0 }"#) == #""\(f(")", "}"))}" == $0"#)
    #expect(condition(##"check(.a) { #"\#(g("}"))\(}"# == $0 }"##) == ##"#"\#(g("}"))\(}"# == $0"##)
    let below = "check(.a) { $0 < 3 }\nlet pattern = #\"\\d{\"#\nlet text = \"\"\"\n{\n\"\"\""
    #expect(condition(below) == "$0 < 3")
    #expect(condition("check(.a) { \"open == $0 }") == nil)
  }

  @Test func `a closure with several conditions has none`() {
    #expect(condition("check(.a) { n in if n < 0 { return true }\n return n < 3 }") == nil)
    #expect(condition("check(.a) { n in if n < 0 { return false }\n throw Discard() }") == nil)
    #expect(condition("check(property)") == nil)
    #expect(condition("check(.a") == nil)
    #expect(condition("checkAll(.a) { $0 }") == nil)
  }

  @Test func `a report names the condition that is false`() async {
    let reports = Mutex<[String]>([])
    await withKnownIssue {
      check(.integers(in: 0...99), settings: settings) { $0 < 10 }
      check(
        .integers(in: 0...99),
        settings: settings
      ) { (n: Int) in
        label("small", if: n < 5)
        return n < 11
      }
      check(settings: settings) { draw in
        let n = try draw(.integers(in: 0...99))
        return n < 12
      }
      await check(.integers(in: 0...99), settings: settings) { (n: Int) in
        await Task.yield()
        return n < 13
      }
    } matching: { issue in
      reports.withLock { $0.append("\(issue)") }
      return true
    }
    let all = reports.withLock { $0 }
    #expect(all.count == 4)
    for (report, condition) in zip(all, ["$0 < 10", "n < 11", "n < 12", "n < 13"]) {
      #expect(report.contains("  saw      returned false: \(condition)\n"), "\(report)")
    }
  }
}
