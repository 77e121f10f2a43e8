import Testing

@testable import PropertyTesting

/// Cases take 20 milliseconds, so that a run which does not end in time tries many more of them.
@Suite struct TimeLimitTests {
  static let caseTime = 0.02

  /// A property over lists of numbers that takes its time and fails if `fails` says so.
  func slow(_ fails: @escaping ([Int]) -> Bool) -> AnyProperty {
    AnyProperty("slow", .array(of: .integers(in: 0...1_000_000), count: 1...50)) { list in
      Platform.sleep(seconds: Self.caseTime)
      return fails(list) ? .fails(PropertyFailure(law: "slow")) : .holds
    }
  }

  @Test func `a search of slow cases ends in time`() {
    let result = slow { _ in false }.run(RunSettings(seed: 1, timeLimit: .milliseconds(50)))
    #expect((1...4).contains(result.cases))
  }

  @Test func `an enumeration of slow cases ends in time`() {
    let property = AnyProperty("slow", .integers(in: 0...99)) { (_: Int) in
      Platform.sleep(seconds: Self.caseTime)
      return .holds
    }
    let result = property.run(RunSettings(seed: 1, timeLimit: .milliseconds(50)))
    #expect((1...4).contains(result.cases) && !result.isExhaustive)
  }

  @Test func `examples end in time`() {
    var calls = 0
    let property = AnyProperty("slow", .integers, examples: Array(1...100)) { (_: Int) in
      calls += 1
      Platform.sleep(seconds: Self.caseTime)
      return .holds
    }
    _ = property.run(RunSettings(seed: 1, timeLimit: .milliseconds(50)))
    #expect((1...4).contains(calls))
  }

  @Test func `a search near the best case ends in time`() {
    var calls = 0
    let property = AnyProperty("slow", .integers(in: 0...1_000_000)) { (n: Int) in
      calls += 1
      maximize(Double(n))
      Platform.sleep(seconds: Self.caseTime)
      return .holds
    }
    _ = property.run(RunSettings(seed: 1, timeLimit: .milliseconds(100)))
    #expect((1...8).contains(calls))
  }

  @Test func `shrinking ends in time, and the report says so`() throws {
    let property = slow { $0.count > 3 && $0.contains { $0 > 1000 } }
    // On a busy machine, the search needs longer than its cases.
    let settings = RunSettings(
      seed: 1, timeLimit: .seconds(60), shrinkTimeLimit: .milliseconds(100))
    let result = property.run(settings)
    let found = try #require(result.counterexample)
    #expect(found.shrinkEnd == .time && !found.isSmallest && (1...8).contains(found.shrinkCalls))
    let report = RunReport(result)
    #expect(report.description.contains("not completely (its time was up: see `shrinkTimeLimit`)"))
    #expect(report.json.contains("\"shrinkEnd\":\"time\""))
  }

  @Test func `a failure that was shrunk to its end has no such remark`() throws {
    let property = Property("small", .integers(in: 0...1_000_000)) { (n: Int) in n < 1000 }
    let whole = try #require(property.run(RunSettings(seed: 1)).counterexample)
    #expect(whole.isSmallest && whole.shrinkEnd == nil)
    let cut = try #require(property.run(RunSettings(seed: 1, shrinkCalls: 2)).counterexample)
    #expect(!cut.isSmallest && cut.shrinkEnd == .calls)
  }

  @Test func `explaining ends in time`() {
    var calls = 0
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    let property = AnyProperty("pairs", .tuple(numbers, numbers)) { _, _ in
      calls += 1
      Platform.sleep(seconds: Self.caseTime)
      return .fails(PropertyFailure(law: "pairs"))
    }
    let deadline = Deadline(after: .milliseconds(100))
    let parts = Explanation(
      property, [1, 1], PropertyFailure(law: "pairs"), mustEnd: { deadline.hasPassed }
    ).freeParts()
    #expect(parts.isEmpty && (1...8).contains(calls))
  }

  /// The number of calls after the task was cancelled in a call.
  func callsAfterCancelling(_ settings: RunSettings, after calls: Int, fails: Bool) async -> Int {
    await Task {
      var count = 0
      let result = slow { list in
        count += 1
        if count == calls { withUnsafeCurrentTask { $0?.cancel() } }
        return fails && list.count > 3 && list.reduce(0, +) > 1_500_000
      }.run(settings)
      #expect(!result.isSuccess)
      if fails { #expect(result.counterexample?.shrinkEnd == .cancellation) }
      return count - calls
    }.value
  }

  @Test func `a cancelled search ends after the current case`() async {
    #expect(await callsAfterCancelling(RunSettings(seed: 1), after: 5, fails: false) == 0)
  }

  @Test func `cancelled shrinking ends after the current case`() async {
    // After shrinking, the failure is repeated up to six times.
    let calls = await callsAfterCancelling(RunSettings(seed: 1, cases: 30), after: 50, fails: true)
    #expect(calls <= 6)
  }

  @Test func `a cancelled task ends the search of an asynchronous property`() async {
    let task = Task {
      await AnyProperty.run("p", Domain<Int>.integers, settings: RunSettings(cases: .max)) { _ in
        await Task.yield()
        return .holds
      }
    }
    task.cancel()
    guard case .cancelled = await task.value.outcome else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test func `a cancelled task ends a search whose domain discards every case`() async {
    let task = Task {
      await AnyProperty.run(
        "p", Domain<Int>.integers.filter { _ in false },
        settings: RunSettings(cases: .max, healthChecks: .none)
      ) { _ in .holds }
    }
    task.cancel()
    guard case .cancelled = await task.value.outcome else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test func `a search without a limit of cases ends when its time is up`() throws {
    let variables = try DragnetVariables(["DRAGNET_SECONDS": "0.5"])
    let result = AnyProperty("p", Domain<Int>.integers) { _ in .holds }
      .run(RunSettings(seed: 1).overridden(by: variables))
    #expect(result.isSuccess && result.cases > 1000)
  }

  @Test(arguments: [true, false])
  func `a failure in a cancelled task is no failure`(isAsync: Bool) async {
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    let result = await Task {
      var calls = 0
      func judge() -> Verdict {
        calls += 1
        if calls == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        return Verdict(of: "p", at: "") {
          try Task.checkCancellation()
          return true
        }
      }
      guard isAsync else {
        return AnyProperty("p", numbers) { _ in judge() }.run(RunSettings(seed: 1))
      }
      return await AnyProperty.run("p", numbers, settings: RunSettings(seed: 1)) { _ in judge() }
    }.value
    guard case .cancelled = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(result.cases == 4 && !RunReport(result).description.contains("most cases"))
  }

  @Test func `a failure before a task is cancelled is not flaky`() async {
    let result = await Task {
      var failures = 0
      return await AnyProperty.run(
        "p", Domain<Int>.integers(in: 0...1_000_000), settings: RunSettings(seed: 1)
      ) { n in
        if n > 1000 { failures += 1 }
        if failures == 4 { withUnsafeCurrentTask { $0?.cancel() } }
        return Verdict(of: "p", at: "") {
          try Task.checkCancellation()
          return n <= 1000
        }
      }
    }.value
    #expect(result.counterexample?.shrinkEnd == .cancellation)
    #expect(result.counterexample?.flakiness == nil && result.others.isEmpty)
  }

  @Test func `a cancelled run forgets no stored failure and no known one`() async {
    let folder = ".build/tests/cancelled-\(UInt64.random(in: 0 ... .max))"
    let settings = RunSettings(seed: 1, failureStorage: .folder(folder))
    let numbers = Domain<Int>.integers(in: 0...1_000_000)
    _ = AnyProperty("p", numbers) { n in
      n < 1000 ? .holds : .fails(PropertyFailure(law: "p"))
    }.run(settings)
    let stored = StoredFailures(of: "p", in: folder).cases
    #expect(!stored.isEmpty)
    for phases: Set<RunSettings.Phase> in [[.reuse], [.explicit]] {
      let result = await Task {
        var settings = settings
        settings.phases = phases
        let known = KnownFailure("large", 1000, when: { $0 == 1000 })
        return AnyProperty("p", numbers, known: [known]) { _ in
          withUnsafeCurrentTask { $0?.cancel() }
          return .holds
        }.run(settings)
      }.value
      #expect(result.fixed.isEmpty)
    }
    #expect(StoredFailures(of: "p", in: folder).cases == stored)
  }
}
