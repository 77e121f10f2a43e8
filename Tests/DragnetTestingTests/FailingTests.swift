import Synchronization
import Testing

/// A trait of tests that fail on purpose.
///
/// Such a test passes if it records one issue, the report of a check, and if `examine` finds the report
/// to be as expected. Each test is judged by itself, whatever other tests run and in which order.
struct FailsOnPurpose: TestTrait, SuiteTrait, TestScoping {
  let examine: @Sendable (Report, Test) throws -> Void

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let reports = Mutex<[Report]>([])
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      guard let text = issue.comments.first?.rawValue, text.contains("does not hold") else {
        return false
      }
      reports.withLock { $0.append(Report(text: text)) }
      return true
    }
    let all = reports.withLock { $0 }
    try #require(all.count == 1)
    try examine(all[0], test)
  }

  /// The text of a `RunReport`.
  struct Report: Sendable {
    let text: String

    /// The first line of the row with this title, without the title.
    func row(_ title: String) -> Substring? { rows(title).first }

    /// The lines of the row with this title, without the title.
    func rows(_ title: String) -> [Substring] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0.hasPrefix("  \(title) ") }) else { return [] }
      let rest = lines[(start + 1)...].prefix { $0.hasPrefix("           ") }
      return [lines[start].dropFirst(11)] + rest.map { $0.dropFirst(11) }
    }
  }
}

extension Trait where Self == FailsOnPurpose {
  /// Requires that each test fails with exactly one report, and passes it to `examine`.
  static func fails(
    _ examine: @escaping @Sendable (FailsOnPurpose.Report, Test) throws -> Void
  ) -> Self {
    FailsOnPurpose(examine: examine)
  }
}
