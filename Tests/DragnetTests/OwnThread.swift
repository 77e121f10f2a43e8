import Dispatch
import Testing

/// A trait of tests that wait for processes: they run on a thread of their own.
///
/// All tests begin at once and share a thread for each CPU. A test that has waited for a process would
/// continue only after all tests that compute, and then the last processes run one after the other. A
/// process that hangs would not be killed until then.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  /// The executor of all tests with this trait.
  private final class Executor: TaskExecutor {
    private let queue = DispatchQueue(label: "tests that wait", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  private static let executor = Executor()

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.executor) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  /// The tests run on a thread of their own, because they wait for processes.
  static var onOwnThread: Self { Self() }
}
