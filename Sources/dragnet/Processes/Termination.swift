import Dispatch
import Foundation
import Synchronization

/// The end of the command by SIGINT, SIGTERM or SIGHUP.
///
/// A signal ends the command within a second, together with all processes that it has started. A
/// command with an ``Interruption`` has this second to stop its work and to report the results so
/// far; a second signal ends it at once. Other commands end immediately.
enum Termination {
  private struct State {
    /// The first signal.
    var signal: Int32?
    /// Whether the command has time to stop its work after the first signal.
    var isStopping = false
    weak var interruption: Interruption?
    /// The signal sources, which live as long as the process.
    var sources: [any DispatchSourceSignal] = []
  }

  nonisolated(unsafe) private static var state = State()
  private static let lock = NSLock()
  private static let queue = DispatchQueue(label: "signals", qos: .userInteractive)

  /// The time in seconds after which child processes are killed that did not end by SIGINT.
  private static let childSeconds = 0.3
  /// The time in seconds after which the command ends, even if it has not stopped its work.
  private static let commandSeconds = 0.9
  /// The time in seconds that a process may take to start before the command ends without it.
  private static let startingSeconds = 0.5

  /// Handles the signals from now on.
  ///
  /// SIGHUP stays ignored if it is, as `nohup` wants. SIGPIPE is ignored: if nobody reads the
  /// output any more, a search must still keep its findings and end its processes.
  static func handleSignals() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let wasIgnored = unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == ignored
      if number == SIGHUP && wasIgnored { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { receive(number) }
      source.resume()
      lock.withLock { state.sources.append(source) }
    }
  }

  /// Ends the command, as by SIGTERM, when nobody holds the other end of standard input any more.
  ///
  /// A plugin holds it, so that the command ends even with a plugin that is killed.
  static func endWithStandardInput() {
    Thread {
      var byte: UInt8 = 0
      while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count == 0 || count < 0 && errno != EINTR { break }
      }
      kill(getpid(), SIGTERM)
    }.start()
  }

  private static let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

  /// Whether a signal has asked the command to end.
  static var isRequested: Bool { lock.withLock { state.signal != nil } }

  /// Waits for the end of the process if a signal ends the command, so that it writes nothing more.
  ///
  /// - Returns: At once if there was no signal, or if an ``Interruption`` stops the work.
  static func wait() async {
    let isEnding = lock.withLock { state.signal != nil && !state.isStopping }
    while isEnding { try? await Task.sleep(for: .seconds(1)) }
  }

  /// Checks that no signal has asked the command to end; waits for its end as ``wait()`` does.
  ///
  /// - Throws: ``CommandFailure`` with the status ``ExitStatus/interrupted`` if a signal has asked a
  ///   command to stop that has an ``Interruption``.
  static func check() async throws(CommandFailure) {
    await wait()
    if isRequested { throw CommandFailure(.interrupted, "interrupted") }
  }

  /// Gives the command time to stop its work after a signal, for as long as `interruption` lives.
  static func announce(to interruption: Interruption) {
    let isLate = lock.withLock {
      state.interruption = interruption
      return state.signal != nil
    }
    if isLate { interruption.request() }
  }

  private static func receive(_ number: Int32) {
    let (isFirst, interruption) = lock.withLock {
      let isFirst = state.signal == nil
      if isFirst {
        state.signal = number
        state.isStopping = state.interruption != nil
      }
      return (isFirst, state.interruption)
    }
    guard isFirst else { end() }
    interruption?.request()
    ChildProcess.sendToAll(SIGINT)
    guard interruption != nil else {
      // Programs such as `swift build` end the processes that they have started.
      let deadline = ContinuousClock.now + .seconds(childSeconds)
      while ChildProcess.areRunning, ContinuousClock.now < deadline { usleep(5000) }
      end()
    }
    queue.asyncAfter(deadline: .now() + childSeconds) { ChildProcess.killAll() }
    queue.asyncAfter(deadline: .now() + commandSeconds) { end() }
  }

  /// Ends the process by the signal that it has received, without child processes and temporary
  /// folders.
  static func end() -> Never {
    // Otherwise the command could end by itself in the meantime, because its children are killed.
    lock.withLock { state.isStopping = false }
    let deadline = ContinuousClock.now + .seconds(startingSeconds)
    while ChildProcess.areStarting, ContinuousClock.now < deadline { usleep(1000) }
    ChildProcess.killAll()
    Cleanup.run()
    ProgressLine().clear()
    let number = lock.withLock { state.signal } ?? SIGTERM
    // The parent can tell that a signal has ended this process, as without a handler.
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }
}
