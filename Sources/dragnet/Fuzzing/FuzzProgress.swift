import Foundation
import Synchronization

/// Shows how a long command gets on, on standard error: one line that is drawn anew on a terminal,
/// a plain line now and then where there is none.
final class FuzzProgress: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let last = Mutex(ContinuousClock.now - .seconds(60))

  /// Shows `text` if it is time to.
  func show(_ text: String) {
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last >= (isTerminal ? .milliseconds(100) : .seconds(5)) else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    write(isTerminal ? "\r\u{1b}[K" + text.prefix(FuzzProgress.columns - 1) : text + "\n")
  }

  /// Takes the line away, so that something else can be printed.
  func clear() {
    if isTerminal { write("\r\u{1b}[K") }
    last.withLock { $0 = .now - .seconds(60) }
  }

  /// Says something that is to stay.
  func say(_ text: String) {
    write((isTerminal ? "\r\u{1b}[K" : "") + text + "\n")
  }

  private func write(_ text: String) {
    // Where even the message cannot be written, the search is to go on.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// The width of the terminal.
  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
