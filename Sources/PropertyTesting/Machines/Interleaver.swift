/// An executor that runs tasks on one thread, one step at a time, in an order that a schedule decides.
///
/// A step of a task ends where the task awaits. Wherever several tasks can continue, the next number of
/// the schedule selects one of them. So a schedule repeats an interleaving exactly.
final class Interleaver: TaskExecutor {
  private let state: Platform.Lock<State>

  private struct State {
    /// The steps that can run: those of the task that ran last come first.
    var ready: [UnownedJob] = []
    /// The steps that became ready during the current step.
    var fresh: [UnownedJob] = []
    var schedule: ArraySlice<Int>

    /// Removes the next step to run, if there is one.
    mutating func takeNext() -> UnownedJob? {
      ready.insert(contentsOf: fresh, at: 0)
      fresh = []
      guard ready.count > 1 else { return ready.popLast() }
      let decision = (schedule.popFirst() ?? 0).magnitude % UInt(ready.count)
      return ready.remove(at: Int(decision))
    }
  }

  /// An executor that follows these decisions; see ``ParallelCommands/schedule``.
  init(_ schedule: [Int]) { state = Platform.Lock(State(schedule: schedule[...])) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.fresh.append(job) }
  }

  /// Runs a task and all tasks that it starts, on the calling thread.
  ///
  /// - Parameter body: The body of the task.
  /// - Returns: The result of the body; `nil` if it waits for something outside its tasks and actors,
  ///   such as a timer, or for a continuation that nothing resumes.
  func run<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result? {
    let result = Platform.Lock<Result?>(nil)
    let sink = Features.sink
    Task(executorPreference: self) {
      let value = await Features.$sink.withValue(sink) { await body() }
      result.withLock { $0 = value }
    }
    while let step = state.withLock({ $0.takeNext() }) {
      step.runSynchronously(on: asUnownedTaskExecutor())
    }
    return result.withLock { $0 }
  }
}

extension ParallelRun {
  /// Runs the branches as tasks in the order of the schedule, and judges the responses.
  ///
  /// - Throws: The failure, or ``Discard``.
  func runInterleaved() throws {
    try allow()
    let verdict = Interleaver(commands.schedule).run { () async -> Verdict in
      do {
        try await runOnTasks()
        return .holds
      } catch {
        return Verdict(of: law, at: place) { throw error }
      }
    }
    guard let verdict else {
      throw history.failure(
        "\(law), without waiting forever", at: place,
        "then every task waits for something that none of them does")
    }
    switch verdict {
    case .holds: return
    case .fails(let failure): throw failure
    case .discarded: throw Discard()
    }
  }
}
