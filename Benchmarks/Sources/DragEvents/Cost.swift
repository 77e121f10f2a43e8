import Foundation

/// The cost of an event, and of its floor.
public struct Cost: Sendable {
  /// CPU time of the control for one event, in nanoseconds.
  public private(set) var control = Double.infinity
  /// CPU time of the floor for one event, in nanoseconds.
  public private(set) var floor = Double.infinity

  /// The cost of the control in units of the floor: the median over pairs of successive batches.
  public let ratio: Double

  /// Times an event of a control and of its floor alternately; the fastest batch of each counts.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - rounds: The number of batches of each.
  ///   - batch: The number of events per batch. A batch must be much shorter than a time slice.
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

/// Returns the CPU time that this thread spends in `work`.
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
