import Foundation
import PropertyTesting
import Synchronization
import Testing

/// A collector of the issues of a check, which makes the first issue of a case its failure.
///
/// An issue that a `withKnownIssue` inside the case expects is not a failure. The collector finds the
/// other issues by a scope of known issues of its own: Swift Testing asks the innermost scope first, so the
/// scope sees only the issues that no scope inside the case expects. It also hides these issues from a
/// scope around the check, which sees the report alone.
final class IssueLog: Sendable {
  private let state = Platform.Lock(State())
  /// Whether the current case has an issue; most cases have none, and then nothing is locked.
  private let hasIssue = Atomic(false)

  private struct State {
    /// The first issue of the current case.
    var first: Issue?
    /// The numbers of collected issues, by their text, that have yet to be kept out of the log.
    var collected: [String: Int] = [:]
    /// The places of the known issues that have reached the log.
    var knownPlaces: Set<String> = []
  }

  /// Runs `body` and collects the issues that it records.
  ///
  /// Warnings reach the log, and so does the first known issue at each line.
  func keeping<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result? {
    guard let test = Test.current else { return await body() }
    let trait = IssueHandlingTrait.compactMapIssues { [self] in logged($0) }
    let result = Platform.Lock<Result?>(nil)
    // The scope throws only errors of its body, which throws none.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      await withKnownIssue(isIntermittent: true) {
        let value = await body()
        result.withLock { $0 = value }
      } matching: { [self] issue in
        collect(issue)
      }
    }
    return result.withLock { $0 }
  }

  /// Runs `body` on the calling thread and collects the issues that it records, as ``keeping(_:)`` does.
  ///
  /// The scope that keeps issues out of the log has an asynchronous function. An immediate task runs it on the
  /// calling thread, up to its first suspension, and it suspends nowhere. Should it do so, because the caller
  /// is isolated to an actor, or should the platform be too old for immediate tasks, `body` runs here without
  /// that scope: then the issues that it records reach the log as known issues.
  func keepingHere(_ body: () -> Void) {
    guard let test = Test.current, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    else { return body() }
    let turn = Turn()
    withoutActuallyEscaping(body) { body in
      turn.body = { [self] in collecting(body) }
      let trait = IssueHandlingTrait.compactMapIssues { [self] in logged($0) }
      Task.immediate {
        try? await trait.provideScope(for: test, testCase: Test.Case.current) { turn.take() }
      }
      turn.take()
    }
  }

  /// A closure that runs once, on the thread that made it.
  private final class Turn: @unchecked Sendable {
    private let thread = Thread.current
    var body: (() -> Void)?

    /// Runs the closure, unless it has run or this is another thread.
    func take() {
      guard Thread.current === thread, let body else { return }
      self.body = nil
      body()
    }
  }

  /// Runs `body` and collects the issues that it records, which all reach the log as known issues.
  func collecting(_ body: () -> Void) {
    withKnownIssue(isIntermittent: true, body, matching: { [self] in collect($0) })
  }

  /// Returns the verdict of `body`, or a failure if `body` records an issue.
  func verdict(of body: () -> Verdict) -> Verdict {
    forgetFailures()
    return failing(body())
  }

  /// Returns the verdict of an asynchronous `body`, or a failure if `body` records an issue.
  nonisolated(nonsending) func verdict(
    of body: nonisolated(nonsending) () async -> Verdict
  ) async -> Verdict {
    forgetFailures()
    return failing(await body())
  }

  private func forgetFailures() {
    forgetIssue()
    _ = xctestFailure
  }

  private func forgetIssue() {
    guard hasIssue.load(ordering: .acquiring) else { return }
    hasIssue.store(false, ordering: .relaxed)
    state.withLock { $0.first = nil }
  }

  /// The first issue of the current case.
  private var issue: Issue? {
    hasIssue.load(ordering: .acquiring) ? state.withLock { $0.first } : nil
  }

  /// Returns the verdict, or a failure if the current case has an issue.
  ///
  /// The error that `#require` throws, or a discard, comes after the issue.
  private func failing(_ verdict: Verdict) -> Verdict {
    if let issue { return .fails(failure(of: issue)) }
    guard case .holds = verdict else { return verdict }
    return xctestFailure.map { .fails($0) } ?? .holds
  }

  /// The first assertion of XCTest that has failed since the last access.
  private var xctestFailure: PropertyFailure? {
    #if canImport(XCTest)
      CurrentXCTest.takeFailure()
    #else
      nil
    #endif
  }

  /// Collects an issue that no `withKnownIssue` of the case expects; returns whether it did.
  private func collect(_ issue: Issue) -> Bool {
    guard issue.severity != .warning else { return false }
    state.withLock { state in
      state.first = state.first ?? issue
      state.collected["\(issue)", default: 0] += 1
    }
    hasIssue.store(true, ordering: .releasing)
    return true
  }

  /// Returns the issue if it belongs in the log.
  private func logged(_ issue: Issue) -> Issue? {
    if issue.severity == .warning { return issue }
    let isLogged = state.withLock { state in
      if let count = state.collected["\(issue)"] {
        state.collected["\(issue)"] = count > 1 ? count - 1 : nil
        return false
      }
      return state.knownPlaces.insert(place(of: issue)).inserted
    }
    return isLogged ? issue : nil
  }

  /// Runs `body`.
  ///
  /// - Throws: A ``PropertyFailure`` if `body` records an issue; otherwise the error of `body`.
  nonisolated(nonsending) func throwing(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    forgetIssue()
    var thrown: (any Error)?
    do { try await body() } catch { thrown = error }
    if let issue { throw failure(of: issue) }
    if let thrown { throw thrown }
  }

  private func failure(of issue: Issue) -> PropertyFailure {
    PropertyFailure(
      law: "\(currentTestName), as expected at \(place(of: issue))", place: place(of: issue),
      message: "\(issue)")
  }

  private func place(of issue: Issue) -> String {
    issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
  }
}
