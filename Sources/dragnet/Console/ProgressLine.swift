import Foundation
import Synchronization

/// The progress of a long command, on standard error.
///
/// On a terminal it is one line that is overwritten, at most every 0.1 s. Elsewhere, and on a terminal that
/// is `dumb`, it is a plain line every 5 s.
final class ProgressLine: Sendable {
  private let isTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let last = Mutex(ContinuousClock.now - .seconds(60))

  /// Shows `text`, unless another text was shown a moment ago.
  func show(_ text: String) {
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last >= (isTerminal ? .milliseconds(100) : .seconds(5)) else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    write(
      isTerminal
        ? "\r\u{1b}[K" + text.prefix(ProgressLine.columns(of: STDERR_FILENO) - 1) : text + "\n")
  }

  /// Clears the line, so that something else can be printed in its place.
  func clear() {
    if isTerminal { write("\r\u{1b}[K") }
    last.withLock { $0 = .now - .seconds(60) }
  }

  /// Prints `text` on a line that stays.
  func say(_ text: String) {
    write((isTerminal ? "\r\u{1b}[K" : "") + text + "\n")
  }

  /// Prints `text` on a line that stays, unless there is a terminal, whose user waits for the summary.
  func log(_ text: String) {
    if !isTerminal { write(text + "\n") }
  }

  private func write(_ text: String) {
    // A search must go on even if its progress cannot be written.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Returns the width of a terminal in characters; 80 if it is unknown.
  static func columns(of terminal: Int32) -> Int {
    var size = winsize()
    let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
