/// A thread that ends this process when one case takes too long, after it has named the case.
///
/// A thread that hangs cannot be stopped without its process. The next run finds the note of the case
/// and shrinks it in child processes, which can be stopped.
final class Watchdog: @unchecked Sendable {
  private let note: CaseNote
  private let limit: Duration
  /// Runs the case that hangs in a child process, to learn its value.
  private var children: ChildRunner?
  private let stopping = Platform.Gate()
  private let stopped = Platform.Gate()

  /// Starts to watch the cases that are noted in `note`.
  ///
  /// - Parameters:
  ///   - note: The note of the case that is being judged.
  ///   - limit: The longest time that a case may take. A hang is noticed after one to two times this.
  ///   - children: Runs cases of the same property.
  init(_ note: CaseNote, limit: Duration, children: ChildRunner) {
    self.note = note
    self.limit = limit
    self.children = children
    Platform.startThread { [self] in watch() }
  }

  private func watch() {
    let (seconds, attoseconds) = limit.components
    let interval = max(0.01, Double(seconds) + Double(attoseconds) / 1e18)
    var serial = note.serial
    while !stopping.pass(within: interval) {
      let current = note.current
      if serial == note.serial, let current, let children {
        Platform.end(saying: message(about: current, children))
      }
      serial = note.serial
    }
    stopped.open()
  }

  /// The message about a case that hangs.
  private func message(about noted: NotedCase, _ children: ChildRunner) -> String {
    let start = "\(children.property.name) hangs: a case still runs after \(limit)"
    // The judging thread hangs, so this process cannot even draw the words of the case.
    guard let known = children.run(noted, judges: false) else {
      return "\(start); the next run will examine it"
    }
    return "\(start)\n"
      + "  for      \(known.name)\n"
      + "  again    DRAGNET_REPLAY=\"\(known.recording.choices)\" (or run again: it will be shrunk)"
  }

  /// Stops watching, and releases the property, which must not outlive its run.
  func stop() {
    stopping.open()
    stopped.pass()
    children = nil
  }
}
