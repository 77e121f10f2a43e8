import Foundation

/// What an event takes, beside its floor.
public struct Cost: Sendable {
  /// Nanoseconds that the control takes for one event.
  public private(set) var control = Double.infinity
  /// Nanoseconds that the floor takes.
  public private(set) var floor = Double.infinity

  /// How many floors the control takes: the median of batches that were timed one after the other.
  public let ratio: Double

  /// Times an event of a control and of its floor in turn; of each the fastest batch counts.
  ///
  /// - Parameters:
  ///   - event: What is timed.
  ///   - rounds: How many batches of each.
  ///   - batch: How many events there are in one: few enough for it to be short beside a time slice.
  public init(of event: DragEvent, rounds: Int, batch: Int = 20_000) {
    var ratios: [Double] = []
    for _ in 0..<rounds {
      let (ofControl, ofFloor) =
        (nanoseconds { event.control(batch) }, nanoseconds { event.floor(batch) })
      control = min(control, ofControl / Double(batch))
      floor = min(floor, ofFloor / Double(batch))
      ratios.append(ofControl / ofFloor)
    }
    ratio = ratios.sorted()[rounds / 2]
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
