import Synchronization

/// Where the thread that searches and the task that judges meet.
///
/// They take turns: what one writes the other reads only after it was woken, so nothing is ever
/// touched by both at a time, and the value need not be sendable.
final class Exchange<Value>: @unchecked Sendable {
  private(set) var value: Value?
  private(set) var sink: (any FeatureSink)?
  private(set) var result: RunResult?
  var isCancelled = false
  /// Where the task notes that a case begins and ends.
  var note: CaseNote?
  private var verdict = Verdict.discarded
  private let answered = Platform.Gate()
  private let taskWaits = Platform.Gate()
  private let waiting = Mutex(Waiting.nobody)

  private enum Waiting {
    /// Neither is there.
    case nobody
    /// The thread has left a message.
    case message
    /// The task waits for one.
    case task(CheckedContinuation<Void, Never>)
  }

  // MARK: The thread that searches

  /// Waits until the task waits for a value, so that in a child process, too, it does.
  func waitForTask() { taskWaits.pass() }

  /// Hands a value over to be judged, and waits for the verdict.
  func ask(_ value: Value) -> Verdict {
    self.value = value
    sink = Features.sink
    leaveMessage()
    if Platform.isChild { ChildExecutor.shared.run { answered.isOpen } }
    answered.pass()
    return verdict
  }

  /// Hands over the result; nothing is asked any more.
  func finish(_ result: RunResult) {
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

  /// Judges all that is asked, until there is a result.
  func judge(
    isolation: isolated (any Actor)? = #isolation,
    with judge: nonisolated(nonsending) (Value) async -> Verdict
  ) async -> RunResult {
    while true {
      await message()
      if let result { return result }
      if Task.isCancelled { isCancelled = true }
      let verdict = await Features.$sink.withValue(sink) {
        // Captured, so that this runs on the actor as well, and nothing comes between it and the judge.
        _ = isolation
        note?.begin()
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

  /// Answers what was asked.
  private func answer(_ verdict: Verdict) {
    self.verdict = verdict
    answered.open()
  }
}
