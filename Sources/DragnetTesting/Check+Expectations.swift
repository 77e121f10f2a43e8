public import PropertyTesting
import Synchronization
public import Testing

/// Checks that no expectation fails for the values of `domain`; if one does, the test fails here.
///
///     @Test func `sorting orders`() async {
///       await check(each: .array(of: .integers)) { (xs: [Int]) in
///         let sorted = xs.sorted()
///         #expect(sorted.count == xs.count)
///         #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 })
///       }
///     }
///
/// The issues that `#expect` and `#require` record while searching and shrinking are taken as
/// verdicts and kept out of the log; expectations at different lines are different failures.
///
/// - Parameters:
///   - domain: What to draw from.
///   - name: The law's name, for the report; the test's own if it is not given.
///   - examples: Values to try before any others.
///   - settings: How to run; the environment overrides them.
///   - isolation: The actor on which `expectations` run.
///   - sourceLocation: Where a failure is marked.
///   - expectations: The property; it fails where an expectation does, or where it throws.
public func check<Value>(
  each domain: Domain<Value>, _ name: String? = nil, examples: [Value] = [],
  settings: RunSettings = RunSettings(), isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  expectations: nonisolated(nonsending) (Value) async throws -> Void
) async {
  let issues = IssueLog()
  // Called only before this function returns; it is the scope's signature that asks for more.
  nonisolated(unsafe) let (examples, expectations) = (examples, expectations)
  let result = await issues.keeping {
    await run(
      domain, name, examples: examples, settings: settings, isolation: isolation,
      sourceLocation: sourceLocation
    ) { value in
      try await issues.throwing { try await expectations(value) }
      return true
    }
  }
  if let result { record(result, isAsync: true, at: sourceLocation) }
}

/// Checks that `holds` is true for the values of `domain`; if it is not, the test fails at this line.
///
///     await check(.integers(in: 1...9)) { n in await cache.value(for: n) == n }
///
/// - Parameters:
///   - domain: What to draw from.
///   - name: The law's name, for the report; the test's own if it is not given.
///   - examples: Values to try before any others.
///   - settings: How to run; the environment overrides them.
///   - isolation: The actor on which `holds` runs.
///   - sourceLocation: Where a failure is marked.
///   - holds: The property; it fails where it returns `false` or throws.
public func check<Value>(
  _ domain: Domain<Value>, _ name: String? = nil, examples: [Value] = [],
  settings: RunSettings = RunSettings(), isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  holds: nonisolated(nonsending) (Value) async throws -> Bool
) async {
  let result = await run(
    domain, name, examples: examples, settings: settings, isolation: isolation,
    sourceLocation: sourceLocation, holds: holds)
  if let result { record(result, isAsync: true, at: sourceLocation) }
}

/// Runs an asynchronous check, and leaves it to its caller to record the result.
private func run<Value>(
  _ domain: Domain<Value>, _ name: String?, examples: [Value], settings: RunSettings,
  isolation: isolated (any Actor)?, sourceLocation: SourceLocation,
  holds: nonisolated(nonsending) (Value) async throws -> Bool
) async -> RunResult? {
  guard let plan = Plan(domain, examples, settings) else { return nil }
  let law = name ?? currentTestName
  let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
  return await AnyProperty.run(
    law, plan.domain, examples: plan.examples, identity: identity(of: law, at: sourceLocation),
    settings: plan.settings, isolation: isolation
  ) { value in
    do {
      let isTrue = try await holds(value)
      return Verdict(of: law, at: place) { isTrue }
    } catch {
      return Verdict(of: law, at: place) { throw error }
    }
  }
}

/// Keeps issues out of the log, and makes the first of a case its failure.
private final class IssueLog: Sendable {
  private let first = Mutex<Issue?>(nil)

  /// Runs `body`, during which issues are kept here.
  func keeping<Result: Sendable>(_ body: @Sendable () async -> Result?) async -> Result? {
    guard let test = Test.current else { return await body() }
    let trait = IssueHandlingTrait.compactMapIssues { [self] issue in
      if issue.severity == .warning { return issue }
      first.withLock { $0 = $0 ?? issue }
      return nil
    }
    let result = Mutex<Result?>(nil)
    // It throws what its body throws, which is nothing.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      let value = await body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0 }
  }

  /// Runs `body`; throws a ``PropertyFailure`` if it records an issue, else what it throws itself.
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
