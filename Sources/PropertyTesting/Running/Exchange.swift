import Synchronization

/// The meeting point of the thread that searches and the task that judges.
///
/// They take turns: each wakes the other after it has written and then waits. So no two threads access
/// the value at the same time, and it need not be sendable.
///
/// A message is passed on in a lock that the thread sanitizer sees. To it, the lock of `Synchronization`
/// and the continuation of a task order nothing.
final class Exchange<Value, Result>: @unchecked Sendable {
  /// Whether the task was cancelled.
  var isCancelled: Bool { cancellation.load(ordering: .relaxed) }
  private let cancellation = Atomic(false)
  /// The note of the current case, which is suspended until the task has a thread.
  var note: CaseNote?
  private var verdict = Verdict.discarded
  private let answered = Platform.Gate()
  private let taskWaits = Platform.Gate()
  private let state = Platform.Lock(State.idle)

  private enum State {
    /// There is no message, and the task does not wait for one.
    case idle
    /// The thread has left a message.
    case message(Message)
    /// The task waits for a message.
    case waiting(CheckedContinuation<Void, Never>)
  }

  /// A message of the thread to the task.
  private enum Message {
    /// A value to judge, and the receiver of its labels.
    case value(Value, (any FeatureSink)?)
    /// The result, after which the task ends.
    case result(Result)
  }

  // MARK: The thread that searches

  /// Waits until the task waits for a value; a child process that is copied then can wake it.
  func waitForTask() { taskWaits.pass() }

  /// Passes a value to the task and waits for the verdict.
  ///
  /// - Returns: The verdict. A failure in a cancelled task is discarded: calls that await often fail only
  ///   because their task is cancelled.
  func ask(_ value: Value) -> Verdict {
    note?.pause()
    leave(.value(value, Features.sink))
    if Platform.isChild { ChildExecutor.shared.run { answered.isOpen } }
    answered.pass()
    return verdict.failure != nil && isCancelled ? .discarded : verdict
  }

  /// Passes the result to the task, which then ends.
  func finish(_ result: Result) { leave(.result(result)) }

  private func leave(_ message: Message) {
    let task = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .message(message) }
      if case .waiting(let continuation) = state { return continuation }
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
      await waitForMessage()
      switch takeMessage() {
      case nil: continue
      case .result(let result): return result
      case .value(let value, let sink):
        // Only one side at a time uses the value, which need not be sendable.
        nonisolated(unsafe) let value = value
        let verdict = await Features.$sink.withValue(sink) {
          // The capture makes this closure run on the actor, so no other job runs before the judge.
          _ = isolation
          note?.resume()
          return await judge(value)
        }
        note?.noteNothing()
        answer(verdict)
      }
    }
  }

  /// Waits for a message.
  private func waitForMessage(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if case .message = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isThere { continuation.resume() } else { taskWaits.open() }
    }
  }

  /// Returns the message, if there is one.
  private func takeMessage() -> Message? {
    state.withLock { state in
      guard case .message(let message) = state else { return nil }
      state = .idle
      return message
    }
  }

  /// Passes the verdict to the thread.
  private func answer(_ verdict: Verdict) {
    self.verdict = verdict
    answered.open()
  }
}
