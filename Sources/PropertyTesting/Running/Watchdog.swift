/// Ends the process when one case takes too long, after it has said which.
///
/// A thread that hangs cannot be stopped, so the process has to. The next run finds the case's note,
/// and shrinks it in child processes, which can be.
final class Watchdog: @unchecked Sendable {
  private let note: CaseNote
  private let interval: Double
  private var report: ((CaseNote.Leftover) -> String)?
  private let stopping = Platform.Gate()
  private let stopped = Platform.Gate()

  /// Watches the cases that are noted in `note`.
  ///
  /// - Parameters:
  ///   - note: Where each case is noted before it is judged.
  ///   - limit: How long a case may take.
  ///   - report: Says which case it was; called while the thread that judges hangs.
  init(_ note: CaseNote, limit: Duration, report: @escaping (CaseNote.Leftover) -> String) {
    let (seconds, attoseconds) = limit.components
    self.note = note
    self.report = report
    interval = max(0.01, Double(seconds) + Double(attoseconds) / 1e18)
    Platform.startThread { [self] in watch() }
  }

  private func watch() {
    var serial = note.serial
    while !stopping.pass(within: interval) {
      let current = note.current
      if serial == note.serial, let current, let report {
        Platform.end(report(current))
      }
      serial = note.serial
    }
    stopped.open()
  }

  /// Stops watching, and lets go of what the report is made of: it may not outlive the run.
  func stop() {
    stopping.open()
    stopped.pass()
    report = nil
  }
}
