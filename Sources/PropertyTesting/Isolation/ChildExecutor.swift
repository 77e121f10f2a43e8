/// The executor of an asynchronous judge while cases run in child processes.
///
/// In this process it passes jobs on to the global executor. A child process has no threads of that
/// executor, so there the jobs wait in a list for the only thread.
final class ChildExecutor: TaskExecutor {
  static let shared = ChildExecutor()

  /// The waiting jobs, oldest first.
  ///
  /// Only a child process adds any, and it has a single thread.
  nonisolated(unsafe) private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    guard Platform.isChild else { return globalConcurrentExecutor.enqueue(job) }
    jobs.append(UnownedJob(job))
  }

  /// Runs jobs on the calling thread of a child process until `isDone`.
  ///
  /// If no job is left before that, the judge waits for the main actor, a timer or another thread.
  /// The child process has none of them, so it exits with the status ``ChildAttempts/stuck``.
  func run(until isDone: () -> Bool) {
    while !isDone() {
      if jobs.isEmpty { Platform.exitChild(ChildAttempts.stuck) }
      jobs.removeFirst().runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
