/// Ends the process when one case takes too long, after it has said which.
///
/// A thread that hangs cannot be stopped, so the process has to. The next run finds the case's note,
/// and shrinks it in child processes, which can be.
final class Watchdog: @unchecked Sendable {
  private let ended = Platform.Gate()

  /// Watches the cases that are noted in `note`.
  ///
  /// - Parameters:
  ///   - note: Where each case is noted before it is judged.
  ///   - limit: How long a case may take.
  ///   - report: Says which case it was.
  init(_ note: CaseNote, limit: Duration, report: @escaping @Sendable (CaseNote.Leftover) -> String)
  {
    let (seconds, attoseconds) = limit.components
    let interval = max(0.01, Double(seconds) + Double(attoseconds) / 1e18)
    Platform.startThread { [ended] in
      var serial = note.serial
      while !ended.pass(within: interval) {
        if serial == note.serial, let current = note.current { Platform.end(report(current)) }
        serial = note.serial
      }
    }
  }

  /// Stops watching.
  func stop() { ended.open() }
}
