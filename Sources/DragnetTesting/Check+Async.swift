import FuzzDriver
public import PropertyTesting
public import Testing

/// Checks that no expectation fails for the values of `domain`; a failure is an issue at this line.
///
///     @Test func `sorting orders`() async {
///       await check(each: .array(of: .integers)) { (xs: [Int]) in
///         let sorted = xs.sorted()
///         #expect(sorted.count == xs.count)
///         #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 })
///       }
///     }
///
/// The issues that `#expect` and `#require` record are verdicts of single cases and do not reach the
/// log. Expectations at different lines are different failures. An issue that `withKnownIssue` expects is
/// not a failure; the first one at each line reaches the log as a known issue. The environment overrides
/// the settings; see `RunSettings.forChecking(in:)`.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - name: The law's name, for the report; by default the name of the test.
///   - examples: Values to try first, and to change in the search.
///   - known: Failures that are not reported; see `KnownFailure`.
///   - settings: The settings of the run.
///   - isolation: The actor on which `expectations` run.
///   - sourceLocation: The place of a failure.
///   - expectations: Judges a value. The property fails if an expectation fails or the closure
///     throws; a thrown `Discard` discards the case.
public func check<Value>(
  each domain: Domain<Value>, _ name: String? = nil, examples: [Value] = [],
  known: [KnownFailure<Value>] = [], settings: RunSettings = RunSettings(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  expectations: nonisolated(nonsending) (Value) async throws -> Void
) async {
  // A malformed variable is an issue of this plan, so the plan is made where issues reach the log.
  guard let plan = Plan(domain, examples, known, settings, at: sourceLocation) else { return }
  let issues = IssueLog()
  // Both are used only before this function returns, but the parameter of the scope is sendable.
  nonisolated(unsafe) let (kept, expectations) = (plan, expectations)
  let result = await issues.keeping {
    await run(kept, name, isolation: isolation, sourceLocation: sourceLocation) { value in
      try await issues.throwing { try await expectations(value) }
      return true
    }
  }
  if let result = result ?? nil {
    record(result, plan.settings, isAsync: true, at: sourceLocation)
  }
}

/// Checks that `holds` returns `true` for the values of `domain`; a failure is an issue at this line.
///
///     await check(.integers(in: 1...9)) { n in await cache.value(for: n) == n }
///
/// The environment overrides the settings, as for the check that does not await.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - name: The law's name, for the report; by default the name of the test.
///   - examples: Values to try first, and to change in the search.
///   - known: Failures that are not reported; see `KnownFailure`.
///   - settings: The settings of the run.
///   - isolation: The actor on which `holds` runs.
///   - sourceLocation: The place of a failure.
///   - holds: Judges a value. The property fails if it returns `false` or throws; a thrown `Discard`
///     discards the case.
public func check<Value>(
  _ domain: Domain<Value>, _ name: String? = nil, examples: [Value] = [],
  known: [KnownFailure<Value>] = [], settings: RunSettings = RunSettings(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  holds: nonisolated(nonsending) (Value) async throws -> Bool
) async {
  guard let plan = Plan(domain, examples, known, settings, at: sourceLocation) else { return }
  let result = await run(
    plan, name, isolation: isolation, sourceLocation: sourceLocation, holds: holds)
  if let result { record(result, plan.settings, isAsync: true, at: sourceLocation) }
}

/// Runs an asynchronous check and returns its result, or answers about it and returns `nil` if this
/// process has a request.
private func run<Value>(
  _ plan: Plan<Value>, _ name: String?, isolation: isolated (any Actor)?,
  sourceLocation: SourceLocation, holds: nonisolated(nonsending) (Value) async throws -> Bool
) async -> RunResult? {
  let law = name ?? currentTestName
  let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
  let check = CheckDescription.next(
    Value.self, plan.settings, isAsync: true, at: sourceLocation)
  guard let request = CheckRequest.current else {
    return await AnyProperty.run(
      law, plan.domain, examples: plan.examples, known: plan.known, identity: check.name,
      command: currentCommand, kept: check.kept, settings: plan.settings, isolation: isolation
    ) { await Verdict(of: law, at: place, on: $0, holds: holds) }
  }
  guard request.takes(check) else { return nil }
  let issues = IssueLog()
  // All of these are used only before this function returns.
  nonisolated(unsafe) let (kept, holds) = (plan, holds)
  nonisolated(unsafe) let report = caseReporter(of: law, isAsync: true, at: sourceLocation)
  _ = await issues.keeping {
    await AnyProperty.lend(
      law, kept.domain, known: kept.known, isolation: isolation,
      judge: { value in
        nonisolated(unsafe) let value = value
        return await issues.verdict {
          await Verdict(of: law, at: place, on: value, holds: holds)
        }
      },
      to: { request.answer(about: check, $0, report: report) })
  }
  return nil
}

extension Verdict {
  /// The verdict of an asynchronous check on a value.
  fileprivate nonisolated(nonsending) init<Value>(
    of law: String, at place: String, on value: Value,
    holds: nonisolated(nonsending) (Value) async throws -> Bool
  ) async {
    do {
      let isTrue = try await holds(value)
      self.init(of: law, at: place) { isTrue }
    } catch {
      self.init(of: law, at: place) { throw error }
    }
  }
}
