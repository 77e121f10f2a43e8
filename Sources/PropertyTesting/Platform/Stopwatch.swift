/// A stopwatch that does not count the time for which a process waits for a CPU.
///
/// On a busy machine a thread that could run waits for a CPU, so a short case can take minutes. Only
/// Linux reports this time; elsewhere the stopwatch counts all time.
struct Stopwatch {
  private let start: ContinuousClock.Instant
  private let startWaits: Waits
  private let now: () -> ContinuousClock.Instant
  private let waits: () -> Waits

  /// The times for which threads have waited for a CPU, in nanoseconds, by the numbers of the threads.
  typealias Waits = [Int: UInt64]

  /// Starts a stopwatch.
  ///
  /// - Parameters:
  ///   - now: Returns the time.
  ///   - waits: Returns how long each thread has waited so far; by default the threads of this process.
  init(
    now: @escaping () -> ContinuousClock.Instant = { .now },
    waits: @escaping () -> Waits = { Platform.cpuWaits() }
  ) {
    self.now = now
    self.waits = waits
    start = now()
    startWaits = waits()
  }

  /// The time since the start, without the time for which a thread has waited for a CPU.
  ///
  ///     // 10 seconds after the start, of which two threads have waited 8 and 9 seconds
  ///     stopwatch.elapsed  // 1 second
  ///
  /// Threads may wait at the same time, so only the thread that has waited longest counts.
  var elapsed: Duration {
    // A thread that is not in `startWaits` has started since then.
    let longest = waits().map { thread, wait in wait - min(wait, startWaits[thread] ?? 0) }.max()
    return max(.zero, now() - start - .nanoseconds(Int64(clamping: longest ?? 0)))
  }
}

extension Platform {
  /// Returns the times for which the threads of a process have waited for a CPU.
  ///
  /// - Parameter process: The number of the process; by default this process.
  /// - Returns: An empty dictionary where the system does not report these times.
  static func cpuWaits(of process: Int? = nil) -> Stopwatch.Waits {
    let folder = "/proc/\(process.map { "\($0)" } ?? "self")/task"
    var waits: Stopwatch.Waits = [:]
    for thread in (files(in: folder) ?? []).compactMap({ Int($0) }) {
      // The time on a CPU, the time of waiting for a CPU, and the number of turns.
      let fields = contents(of: "\(folder)/\(thread)/schedstat")?.split(separator: " ")
      if let fields, fields.count > 1, let wait = UInt64(fields[1]) { waits[thread] = wait }
    }
    return waits
  }
}
