extension AnyProperty {
  /// Runs a property with an asynchronous judge: searches for a failing case and shrinks it.
  ///
  /// The search runs on its own thread and asks for one verdict at a time. The judge runs in the
  /// caller's task, on the caller's actor. The time limit of a case starts when the judge begins, so
  /// the time that a busy actor makes it wait does not count.
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - domain: The domain of the values.
  ///   - examples: Values to try first, and to change in the search.
  ///   - known: Failures that the run does not report.
  ///   - identity: The name under which failures are stored; by default the law's name.
  ///   - command: The command that runs the property, and only this property if possible.
  ///   - settings: The settings of the run, which are used exactly.
  ///   - isolation: The actor on which the judge is called.
  ///   - judge: Judges a value.
  /// - Returns: The result of the run.
  public static func run<Value>(
    _ name: String, _ domain: Domain<Value>, examples: [Value] = [],
    known: [KnownFailure<Value>] = [], identity: String? = nil, command: String = "swift test",
    settings: RunSettings = RunSettings(), isolation: isolated (any Actor)? = #isolation,
    judge: nonisolated(nonsending) (Value) async -> Verdict
  ) async -> RunResult {
    await run(
      name, domain, examples: examples, known: known, identity: identity, command: command,
      kept: nil, settings: settings, isolation: isolation, judge: judge)
  }

  /// Runs a property with an asynchronous judge, whose kept cases come first.
  package static func run<Value>(
    _ name: String, _ domain: Domain<Value>, examples: [Value], known: [KnownFailure<Value>],
    identity: String?, command: String, kept: KeptCases?, settings: RunSettings,
    isolation: isolated (any Actor)? = #isolation,
    judge: nonisolated(nonsending) (Value) async -> Verdict
  ) async -> RunResult {
    let exchange = Exchange<Value, RunResult>()
    var property = AnyProperty(name, domain, examples: examples, known: known) { exchange.ask($0) }
    property.identity = identity ?? name
    property.command = command
    property.kept = kept
    var judging = Runner(
      property, settings: settings, isCancelled: { exchange.isCancelled })
    judging.judgesInTask = true
    let runner = judging
    exchange.note = runner.storage?.note
    let usesChildren = runner.usesChildren
    Platform.startThread {
      var runner = runner
      if usesChildren { exchange.waitForTask() }
      exchange.finish(runner.run())
    }
    let hasOwnExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor } != nil
    return await withTaskCancellationHandler {
      guard usesChildren, !hasOwnExecutor else { return await exchange.judge(with: judge) }
      return await withTaskExecutorPreference(ChildExecutor.shared) {
        await exchange.judge(isolation: isolation, with: judge)
      }
    } onCancel: {
      exchange.cancel()
    }
  }

  /// Lends a property with an asynchronous judge to `body`, which runs on its own thread.
  ///
  /// The judge runs in the caller's task, on the caller's actor.
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - domain: The domain of the values.
  ///   - known: Failures that count as cases that hold.
  ///   - isolation: The actor on which the judge is called.
  ///   - judge: Judges a value.
  ///   - body: Uses the property, whose verdicts it may only request on the thread that calls it.
  package static func lend<Value>(
    _ name: String, _ domain: Domain<Value>, known: [KnownFailure<Value>] = [],
    isolation: isolated (any Actor)? = #isolation,
    judge: nonisolated(nonsending) (Value) async -> Verdict,
    to body: @escaping (AnyProperty) -> Void
  ) async {
    let exchange = Exchange<Value, Void>()
    let property = AnyProperty(name, domain, known: known) { exchange.ask($0) }
    Platform.startThread { exchange.finish(body(property)) }
    await exchange.judge(with: judge)
  }
}
