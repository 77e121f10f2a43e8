import Synchronization

/// A task that notes when it has run, and so shows whether the threads that run tasks are free.
///
/// These threads take tasks one after the other. Where all of them are busy, as with many tests on two
/// CPUs, a task that could go on waits for minutes, and so does the probe that started after it.
final class TaskProbe: Sendable {
  private let answer = Atomic(false)

  /// Starts the task.
  init() {
    Task.detached { [self] in answer.store(true, ordering: .relaxed) }
  }

  /// Whether the task has run.
  var hasRun: Bool { answer.load(ordering: .relaxed) }
}
