/// The time at which a phase of a run must end, and whether its task was cancelled.
///
/// One deadline goes through all phases of a run, so that nothing goes on after its time. Asking it is
/// cheap enough for every test case: it reads a coarse clock, and looks further only after that clock
/// has advanced, which it does every few milliseconds.
final class Deadline {
  /// Whether the task of the run was cancelled.
  private(set) var wasCancelled = false
  /// How often the clock had advanced when the deadline was asked.
  private(set) var ticks = 0
  /// The time that the current phase may take.
  private(set) var limit: Duration?

  /// The time of the coarse clock at the end of the phase, if it has an end.
  private var end: UInt64?
  /// The time of the coarse clock when the deadline was last asked.
  private var lastTime: UInt64 = 0
  private var isOver = false
  private let isCancelled: () -> Bool

  /// A deadline for a phase that begins now.
  ///
  /// - Parameters:
  ///   - limit: The time that the phase may take; `nil` for no limit.
  ///   - isCancelled: Whether the task of the run was cancelled.
  init(after limit: Duration?, isCancelled: @escaping () -> Bool = { false }) {
    self.isCancelled = isCancelled
    restart(after: limit)
  }

  /// Begins the next phase.
  ///
  /// - Parameter limit: The time that the phase may take; `nil` for no limit.
  func restart(after limit: Duration?) {
    self.limit = limit
    let now = Platform.coarseTime
    end = limit.map { limit in
      let (seconds, attoseconds) = limit.components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      return now + UInt64(max(0, min(nanoseconds, 1e18)))
    }
    isOver = false
    look(at: now)
  }

  /// Whether the time is up or the task was cancelled.
  var hasPassed: Bool {
    let now = Platform.coarseTime
    if now != lastTime {
      ticks += 1
      look(at: now)
    }
    return isOver
  }

  /// Whether the task is cancelled at this moment.
  var isCancelledNow: Bool {
    if isCancelled() { (wasCancelled, isOver) = (true, true) }
    return wasCancelled
  }

  private func look(at now: UInt64) {
    lastTime = now
    if isCancelled() { wasCancelled = true }
    if wasCancelled || end.map({ now >= $0 }) ?? false { isOver = true }
  }
}
