/// A thread that ends this process when one case takes too long, after it has named the case.
///
/// A thread that hangs cannot be stopped without its process. The next run finds the note of the case
/// and shrinks it in child processes, which can be stopped. While a debugger controls this process,
/// nothing is ended: a case may wait at a breakpoint.
final class Watchdog: @unchecked Sendable {
  private let note: CaseNote
  private let limit: Duration
  /// Draws the case that hangs in a child process, to learn its value.
  private var children: ChildRunner?
  private let isDebugged: () -> Bool
  private let makeStopwatch: () -> Stopwatch
  /// Starts a probe of the threads that run tasks, and returns whether it has run; `nil` if no task judges
  /// the cases.
  private let startProbe: (() -> () -> Bool)?
  private let stopping = Platform.Gate()
  private let stopped = Platform.Gate()

  /// Starts to watch the cases that are noted in `note`.
  ///
  /// - Parameters:
  ///   - note: The note of the case that is being judged.
  ///   - limit: The longest time that a case may take; the time for which this process waits for a CPU
  ///     does not count. A hang is noticed within two seconds after this time.
  ///   - children: Runs cases of the same property.
  ///   - isDebugged: Whether a debugger controls this process.
  ///   - makeStopwatch: Returns a stopwatch of this process.
  ///   - startProbe: Starts a probe of the threads that run tasks, for cases that a task judges. While a
  ///     probe waits for such a thread, so may the case, and only a tenth of the time counts.
  init(
    _ note: CaseNote, limit: Duration, children: ChildRunner,
    isDebugged: @escaping () -> Bool = { Platform.isDebugged },
    makeStopwatch: @escaping () -> Stopwatch = { Stopwatch() },
    startProbe: (() -> () -> Bool)? = nil
  ) {
    self.note = note
    self.limit = limit
    self.children = children
    self.isDebugged = isDebugged
    self.makeStopwatch = makeStopwatch
    self.startProbe = startProbe
    Platform.startThread { [self] in watch() }
  }

  private func watch() {
    let interval = min(1, max(0.01, limit / .seconds(4)))
    var serial = note.serial
    // The time of the current case; `nil` for a case that was not current at the last look.
    var stopwatch: Stopwatch?
    // The time for which the case may have waited for a thread that runs tasks, and the probe of it.
    var waited = Duration.zero
    var probe: (() -> Bool)?
    var last = ContinuousClock.now
    while !stopping.pass(within: interval) {
      guard serial == note.serial, let current = note.current else {
        serial = note.serial
        stopwatch = nil
        probe = nil
        waited = .zero
        continue
      }
      let now = ContinuousClock.now
      if let startProbe {
        if let probe, !probe() { waited += (now - last) * 9 / 10 } else { probe = startProbe() }
      }
      last = now
      // Only a slow case needs a stopwatch, which costs some system calls for each thread.
      let time = stopwatch ?? makeStopwatch()
      stopwatch = time
      if time.elapsed - waited >= limit, let children, !isDebugged() {
        note.noteHang()
        Platform.end(saying: message(about: current, children))
      }
    }
    stopped.open()
  }

  /// The message about a case that hangs.
  private func message(about noted: NotedCase, _ children: ChildRunner) -> String {
    let property = children.property
    let start = "\(property.name) hangs: a case still runs after \(limit)"
    let end = """
        next     run again: the case is shrunk and reported, and the other tests run
        longer   DRAGNET_CASE_SECONDS=600 allows longer cases, DRAGNET_CASE_SECONDS=none any
      """
    // The judging thread hangs, so this process cannot even draw the words of the case.
    guard let known = children.draw(noted) else { return "\(start)\n\(end)" }
    return "\(start)\n\(known.lines(command: property.command))\n\(end)"
  }

  /// Stops watching, and releases the property, which must not outlive its run.
  func stop() {
    stopping.open()
    stopped.pass()
    children = nil
  }
}
