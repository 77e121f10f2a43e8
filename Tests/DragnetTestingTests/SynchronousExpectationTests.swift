import DragnetTesting
import Foundation
import Synchronization
import Testing

/// Expectations in the closure of a check that does not await.
@Suite struct SynchronousExpectationTests {
  let settings = RunSettings(seed: 1, failureStorage: .none)

  /// The issues of the tests below, which do not reach the log.
  static let issues = Mutex<[String: [String]]>([:])

  private static func take(_ issue: Issue) -> Issue? {
    guard issue.severity == .error, let test = Test.current?.name else { return issue }
    issues.withLock { $0[test, default: []].append("\(issue)") }
    return nil
  }

  private func expectReport(_ value: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let issues = Self.issues.withLock { $0[Test.current?.name ?? "", default: []] }
    #expect(issues.count == 1, "\(issues)", sourceLocation: sourceLocation)
    #expect(
      issues.first?.contains("\n  for      \(value)\n") == true, "\(issues)",
      sourceLocation: sourceLocation)
  }

  @Test(.compactMapIssues { take($0) })
  func `an expectation that fails is a failure, and only the report reaches the log`() {
    check(.integers(in: 0...10_000), settings: settings) { (n: Int) in
      #expect(n < 700)
      return true
    }
    expectReport("700")
  }

  @Test(.compactMapIssues { take($0) })
  func `a requirement that fails is a failure, and only the report reaches the log`() {
    check(.integers(in: 0...10_000), settings: settings) { (n: Int) in
      let small = try #require(n < 700 ? n : nil)
      return small >= 0
    }
    expectReport("700")
  }

  @Test(.compactMapIssues { take($0) }) @MainActor
  func `a check on the main actor reports the smallest value, too`() {
    check(.integers(in: 0...10_000), settings: settings) { (n: Int) in
      MainActor.assertIsolated()
      return n < 700
    }
    expectReport("700")
  }

  @Test func `a check runs on the thread of its caller`() {
    let caller = ObjectIdentifier(Thread.current)
    check(.booleans, settings: settings) { _ in ObjectIdentifier(Thread.current) == caller }
  }
}
