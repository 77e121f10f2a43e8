import Synchronization

/// The counts of a run, which another thread may read to say how far a slow run is.
final class SlowRun: Sendable {
  private let name: String
  /// The number of cases to judge; `nil` if only the time limits them.
  private let caseLimit: Int?
  private let timeLimit: Duration?
  private let start = ContinuousClock.now
  /// The number of judged cases.
  let cases = Atomic<Int>(0)
  /// The number of calls for shrinking and explaining; 0 while the run searches.
  let calls = Atomic<Int>(0)
  /// The time after which the next line is due.
  private let due: Platform.Lock<Duration>

  /// The counts of a run that begins now.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - settings: The settings of the run.
  ///   - patience: The time after which the first line is due; each further line is due after twice
  ///     the time of the one before.
  init(_ name: String, settings: RunSettings, patience: Duration) {
    self.name = name
    caseLimit = settings.cases == .max ? nil : settings.cases
    timeLimit = settings.timeLimit
    due = Platform.Lock(min(max(patience, .milliseconds(1)), .seconds(1e9)))
  }

  /// Returns a line about the run, if one is due.
  func line(at now: ContinuousClock.Instant = .now) -> String? {
    let elapsed = now - start
    let isDue = due.withLock { due in
      guard elapsed >= due else { return false }
      while due <= elapsed { due *= 2 }
      return true
    }
    return isDue ? line(after: elapsed) : nil
  }

  /// Returns the line about the run after some time.
  private func line(after elapsed: Duration) -> String {
    let (cases, calls) = (cases.load(ordering: .relaxed), calls.load(ordering: .relaxed))
    let time = Self.text(elapsed)
    if calls > 0 {
      return "\(name): a case failed; shrinking it has called the property \(calls) times, after "
        + "\(time) (RunSettings.shrinkCalls and shrinkTimeLimit limit it)"
    }
    // With required labels a run may judge more cases than its limit.
    let total = caseLimit.map { cases <= $0 ? " of \($0)" : "" } ?? ""
    var text = "\(name): \(cases)\(total) cases after \(time)"
    if let left = timeLeft(after: elapsed, cases) { text += ", about \(Self.text(left)) left" }
    return text + " (DRAGNET_CASES and DRAGNET_SECONDS set shorter limits)"
  }

  /// Returns the time that the rest of the search takes; `nil` if it cannot be estimated.
  private func timeLeft(after elapsed: Duration, _ cases: Int) -> Duration? {
    let byTime = timeLimit.map { max(.zero, $0 - elapsed) }
    guard let caseLimit, cases > 0, cases < caseLimit else { return byTime }
    // An estimate of more than a year says nothing.
    let byCases = elapsed * min(1e7, Double(caseLimit - cases) / Double(cases))
    return min(byCases, byTime ?? byCases)
  }

  private static func text(_ duration: Duration) -> String {
    "\(duration.components.seconds) seconds"
  }
}

extension SlowRun {
  /// The runs that may become slow, and whether a thread watches them.
  private static let watched = Platform.Lock<(runs: [SlowRun], isWatched: Bool)>(([], false))
  /// The time in seconds between two looks at the runs.
  private static let interval = 1.0

  /// Has a thread write the lines about this run to standard error, until ``stop()``.
  ///
  /// All runs share the thread, which ends when no run is left.
  func begin() {
    // A child process has only a copy of the lock, which another thread may have held.
    guard !Platform.isChild else { return }
    let startsThread = Self.watched.withLock { watched in
      watched.runs.append(self)
      defer { watched.isWatched = true }
      return !watched.isWatched
    }
    if startsThread { Platform.startThread { Self.watch() } }
  }

  /// Ends the lines about this run.
  func stop() {
    guard !Platform.isChild else { return }
    Self.watched.withLock { $0.runs.removeAll { $0 === self } }
  }

  private static func watch() {
    while true {
      Platform.sleep(seconds: interval)
      let runs = watched.withLock { watched in
        watched.isWatched = !watched.runs.isEmpty
        return watched.runs
      }
      if runs.isEmpty { return }
      for line in runs.compactMap({ $0.line() }) { Platform.say("dragnet: \(line)") }
    }
  }
}
