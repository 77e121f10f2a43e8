import Foundation
import Synchronization
import Testing

@testable import PropertyTesting

@Suite struct StopwatchTests {
  /// Returns the time that a stopwatch shows after 10 seconds.
  private func elapsed(from start: Stopwatch.Waits, to end: Stopwatch.Waits) -> Duration {
    let moment = ContinuousClock.now
    let hasStarted = Mutex(false)
    let stopwatch = Stopwatch(
      now: { moment + .seconds(hasStarted.withLock { $0 } ? 10 : 0) },
      waits: { hasStarted.withLock { $0 } ? end : start })
    hasStarted.withLock { $0 = true }
    return stopwatch.elapsed
  }

  private let second: UInt64 = 1_000_000_000

  @Test func `elapsed example`() {
    let stopwatch = elapsed(
      from: [1: second, 2: second], to: [1: 9 * second, 2: 10 * second])
    #expect(stopwatch == .seconds(1))
  }

  @Test func `without known waits all time counts`() {
    #expect(elapsed(from: [:], to: [:]) == .seconds(10))
    #expect(elapsed(from: [1: second], to: [:]) == .seconds(10), "the thread has ended")
  }

  @Test func `a new thread has waited since it started`() {
    #expect(elapsed(from: [1: second], to: [1: second, 2: 4 * second]) == .seconds(6))
    #expect(
      elapsed(from: [1: 9 * second], to: [1: second]) == .seconds(10), "its number was reused")
    #expect(elapsed(from: [:], to: [2: 40 * second]) == .zero)
  }
}

#if os(Linux)
  /// Processes whose threads share a CPU.
  @Suite(.enabled(if: Platform.exists("/proc/self/schedstat"), "needs schedstat"))
  struct SharedCPUTests {
    /// Restricts this thread, and the threads that it starts from now on, to one CPU.
    private static func useOneCPU() throws {
      // Swift does not import these functions of Linux.
      typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer?) -> Int32
      func function(_ name: String) throws -> Function {
        unsafeBitCast(try #require(Platform.symbol(name)), to: Function.self)
      }
      var cpus = [UInt64](repeating: 0, count: 16)
      let size = cpus.count * MemoryLayout<UInt64>.size
      try #require(try function("sched_getaffinity")(0, size, &cpus) == 0)
      let first = try #require(cpus.firstIndex { $0 != 0 })
      let cpu = cpus[first] & ~(cpus[first] - 1)
      cpus = cpus.map { _ in 0 }
      cpus[first] = cpu
      try #require(try function("sched_setaffinity")(0, size, &cpus) == 0)
    }

    /// Starts threads that use the CPU all the time.
    private static func startThreads(_ count: Int) {
      for _ in 0..<count { Platform.startThread { while true { _ = Platform.threadTime } } }
    }

    /// Uses the CPU for some milliseconds, without the time for which this thread waits for it.
    private static func work(milliseconds: UInt64) {
      let end = Platform.threadTime + milliseconds * 1_000_000
      while Platform.threadTime < end {}
    }

    @Test func `a stopwatch does not count the time for which a thread waits for a CPU`() async {
      await #expect(processExitsWith: .success) {
        try SharedCPUTests.useOneCPU()
        SharedCPUTests.startThreads(3)
        let clock = ContinuousClock()
        let stopwatch = Stopwatch()
        let wall = clock.measure { SharedCPUTests.work(milliseconds: 100) }
        precondition(stopwatch.elapsed < wall * 0.7)
      }
    }

    @Test func `a case that waits for a CPU does not hang`() async {
      let folder: String = WatchdogTests.folder()
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        try SharedCPUTests.useOneCPU()
        SharedCPUTests.startThreads(9)
        let property = Property("busy", .integers) { (_: Int) in
          SharedCPUTests.work(milliseconds: 150)
          return true
        }
        let result = property.run(
          RunSettings(
            cases: 1, caseTimeLimit: .milliseconds(600), failureStorage: .folder(folder)))
        precondition(result.isSuccess)
      }
    }

    @Test func `a child process that waits for a CPU does not hang`() async {
      await #expect(processExitsWith: .success) {
        try SharedCPUTests.useOneCPU()
        SharedCPUTests.startThreads(9)
        let end = try Platform.runInChild(seconds: 0.6) {
          SharedCPUTests.work(milliseconds: 150)
          return 3
        }
        precondition(end == .returned(3))
      }
    }
  }
#endif
