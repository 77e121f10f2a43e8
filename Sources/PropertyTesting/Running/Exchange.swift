import Synchronization

/// The meeting point of the thread that searches and the task that judges.
///
/// They take turns: each wakes the other after it has written and then waits. So no two threads access
/// the value at the same time, and it need not be sendable.
final class Exchange<Value, Result>: @unchecked Sendable {
  private(set) var value: Value?
  private(set) var sink: (any FeatureSink)?
  private(set) var result: Result?
  /// Whether the task was cancelled.
  var isCancelled: Bool { cancellation.load(ordering: .relaxed) }
  private let cancellation = Atomic(false)
  /// The note of the current case, which is suspended until the task has a thread.
  var note: CaseNote?
  private var verdict = Verdict.discarded
  private let answered = Platform.Gate()
  private let taskWaits = Platform.Gate()
  private let waiting = Mutex(Waiting.nobody)

  private enum Waiting {
    /// Neither side waits.
    case nobody
    /// The thread has left a value or the result.
    case message
    /// The task waits for a value or the result.
    case task(CheckedContinuation<Void, Never>)
  }

  // MARK: The thread that searches

  /// Waits until the task waits for a value; a child process that is copied then can wake it.
  func waitForTask() { taskWaits.pass() }

  /// Passes a value to the task and waits for the verdict.
  func ask(_ value: Value) -> Verdict {
    self.value = value
    sink = Features.sink
    note?.pause()
    leaveMessage()
    if Platform.isChild { ChildExecutor.shared.run { answered.isOpen } }
    answered.pass()
    return verdict
  }

  /// Passes the result to the task, which then ends.
  func finish(_ result: Result) {
    self.result = result
    leaveMessage()
  }

  private func leaveMessage() {
    let task = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
      if case .task(let continuation) = waiting {
        waiting = .nobody
        return continuation
      }
      waiting = .message
      return nil
    }
    task?.resume()
  }

  // MARK: The task that judges

  /// Notes that the task was cancelled; any thread may call it.
  func cancel() { cancellation.store(true, ordering: .relaxed) }

  /// Judges values until the result arrives, and returns it.
  func judge(
    isolation: isolated (any Actor)? = #isolation,
    with judge: nonisolated(nonsending) (Value) async -> Verdict
  ) async -> Result {
    while true {
      await message()
      if let result { return result }
      let verdict = await Features.$sink.withValue(sink) {
        // The capture makes this closure run on the actor, so no other job runs before the judge.
        _ = isolation
        note?.resume()
        return await judge(value!)
      }
      note?.noteNothing()
      answer(verdict)
    }
  }

  /// Waits for a value or the result.
  private func message(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isThere = waiting.withLock { waiting in
        if case .message = waiting {
          waiting = .nobody
          return true
        }
        waiting = .task(continuation)
        return false
      }
      if isThere { continuation.resume() } else { taskWaits.open() }
    }
  }

  /// Passes the verdict to the thread.
  private func answer(_ verdict: Verdict) {
    self.verdict = verdict
    answered.open()
  }
}
