import Dispatch
import DragnetTesting
import Synchronization
import Testing

/// No other job may run between the start of a case's time limit and its first line.
@Suite struct IsolationTests {
  /// A serial executor that counts what it runs.
  final class Counter: SerialExecutor {
    private let queue = DispatchQueue(label: "counter")
    let jobs = Atomic<Int>(0)

    func enqueue(_ job: consuming ExecutorJob) {
      jobs.add(1, ordering: .relaxed)
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  actor Judge {
    let counter = Counter()
    var seen: [Int] = []
    let settings = RunSettings(seed: 1, cases: 20, failureStorage: .none)
    nonisolated var unownedExecutor: UnownedSerialExecutor { counter.asUnownedSerialExecutor() }

    func note() async { seen.append(counter.jobs.load(ordering: .relaxed)) }

    /// The numbers of jobs from one case to the next.
    var steps: Set<Int> { Set(zip(seen, seen.dropFirst()).map { $1 - $0 }) }

    func runHolding() async -> Set<Int> {
      await check(Domain<Int>.integers, settings: settings) { _ in
        await self.note()
        return true
      }
      return steps
    }

    func runExpecting() async -> Set<Int> {
      await check(each: Domain<Int>.integers, settings: settings) { _ in await self.note() }
      return steps
    }
  }

  @Test func `a case begins in the job that receives it`() async {
    // 0 if the case arrived before the task asked for it.
    let holding = await Judge().runHolding()
    #expect(holding.isSubset(of: [0, 1]))
    let expecting = await Judge().runExpecting()
    #expect(expecting.isSubset(of: [0, 1]))
  }
}
