import Foundation

/// What an event takes, beside its floor.
public struct Cost: Sendable {
  /// Nanoseconds that the control takes for one event.
  public private(set) var control = Double.infinity
  /// Nanoseconds that the floor takes.
  public private(set) var floor = Double.infinity

  /// How many floors the control takes.
  public var ratio: Double { control / floor }

  /// Times an event of a control and of its floor in turn; of each the fastest batch counts.
  ///
  /// - Parameters:
  ///   - event: What is timed.
  ///   - rounds: How many batches of each.
  ///   - batch: How many events there are in one: few enough for it to be short beside a time slice.
  public init(of event: DragEvent, rounds: Int, batch: Int = 20_000) {
    for _ in 0..<rounds {
      control = min(control, nanoseconds { event.control(batch) } / Double(batch))
      floor = min(floor, nanoseconds { event.floor(batch) } / Double(batch))
    }
  }
}

/// The processor time that this thread spends in `work`.
private func nanoseconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let start = now()
  work()
  return now() - start
}
