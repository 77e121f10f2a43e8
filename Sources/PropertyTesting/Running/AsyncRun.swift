extension AnyProperty {
  /// Looks for a case that breaks a property whose judge is asynchronous, and shrinks it.
  ///
  /// The search is the same one. It runs on a thread of its own and asks for one verdict at a time,
  /// and the judge runs in the caller's task, on the caller's actor. A case is at hand, and may be said
  /// to hang, from when the judge begins: however long its actor is kept busy by others before.
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - domain: What it is to hold for.
  ///   - examples: Values to try before any others.
  ///   - identity: What its failures are remembered under; the name, unless given.
  ///   - settings: How to run.
  ///   - isolation: The actor on which the judge is called.
  ///   - judge: Judges a value.
  /// - Returns: What the run found out.
  public static func run<Value>(
    _ name: String, _ domain: Domain<Value>, examples: [Value] = [], identity: String? = nil,
    settings: RunSettings = RunSettings(), isolation: isolated (any Actor)? = #isolation,
    judge: nonisolated(nonsending) (Value) async -> Verdict
  ) async -> RunResult {
    let exchange = Exchange<Value>()
    var property = AnyProperty(name, domain, examples: examples) { exchange.ask($0) }
    property.identity = identity ?? name
    let runner = Runner(
      property, settings: settings, isCancelled: { exchange.isCancelled })
    exchange.note = runner.note
    exchange.note?.awaitsBegin = true
    let looksBack = runner.note?.leftover != nil
    Platform.startThread {
      var runner = runner
      if looksBack { exchange.waitForTask() }
      exchange.finish(runner.run())
    }
    let hasOwnExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor } != nil
    guard looksBack, !hasOwnExecutor else { return await exchange.judge(with: judge) }
    return await withTaskExecutorPreference(ChildExecutor.shared) {
      await exchange.judge(isolation: isolation, with: judge)
    }
  }
}
