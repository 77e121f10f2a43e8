/// Where an asynchronous judge runs while cases are tried in child processes.
///
/// In this process that is the usual executor. A child process has none of its threads: what is to run
/// there waits in a list, for the one thread there is.
final class ChildExecutor: TaskExecutor {
  static let shared = ChildExecutor()

  /// Jobs in the order in which they came; only a child process has any, and it has one thread.
  nonisolated(unsafe) private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    guard Platform.isChild else { return globalConcurrentExecutor.enqueue(job) }
    jobs.append(UnownedJob(job))
  }

  /// Runs jobs on the calling thread of a child process until `isDone`.
  ///
  /// Where there is no job any more, what is waited for is the main actor, a timer, or what runs on
  /// another thread. None of them is there, so the child ends and says so.
  func run(until isDone: () -> Bool) {
    while !isDone() {
      if jobs.isEmpty { Platform.exitChild(ChildCase.stuck) }
      jobs.removeFirst().runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
