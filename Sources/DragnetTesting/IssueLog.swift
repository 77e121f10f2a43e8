import PropertyTesting
import Synchronization
import Testing

/// A collector of the issues of a check, which makes the first issue of a case its failure.
final class IssueLog: Sendable {
  private let first = Mutex<Issue?>(nil)

  /// Runs `body` and keeps the issues that it records out of the log, except for warnings.
  func keeping<Result: Sendable>(_ body: @Sendable () async -> Result?) async -> Result? {
    guard let test = Test.current else { return await body() }
    let trait = IssueHandlingTrait.compactMapIssues { [self] issue in
      if issue.severity == .warning { return issue }
      first.withLock { $0 = $0 ?? issue }
      return nil
    }
    let result = Mutex<Result?>(nil)
    // The scope throws only errors of its body, which throws none.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      let value = await body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0 }
  }

  /// Runs `body`.
  ///
  /// - Throws: A ``PropertyFailure`` if `body` records an issue; otherwise the error of `body`.
  nonisolated(nonsending) func throwing(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    first.withLock { $0 = nil }
    var thrown: (any Error)?
    do { try await body() } catch { thrown = error }
    if let issue = first.withLock({ $0 }) { throw failure(of: issue) }
    if let thrown { throw thrown }
  }

  private func failure(of issue: Issue) -> PropertyFailure {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
    return PropertyFailure(
      law: "\(currentTestName), as expected at \(place)", place: place, message: "\(issue)")
  }
}
