import GestureLaws
import PropertyTesting

/// A player that plays scripts as often as the laws do, without judging them.
///
/// The number of plays depends on the script and on its trace. So a rehearsal judges a script the first
/// time and logs every play; while the same script comes again, it repeats exactly these plays. A
/// measurement therefore runs each case many times in a row.
///
/// Only one thread may use a rehearsal. It is an unchecked `Sendable` because a property requires that.
final class Rehearsal: @unchecked Sendable {
  private let book: LawBook
  private var last: (script: GestureScript, log: PlayLog)?

  /// Creates a rehearsal for the laws of `book`.
  init(_ book: LawBook) { self.book = book }

  /// Plays `script` as often as the laws do.
  func play(_ script: GestureScript) {
    if let last, last.script.isIdentical(to: script) {
      last.log.playAgain()
      return
    }
    let log = PlayLog()
    _ = book.findings(in: script.logged(in: log), most: 1)
    last = (script, log)
  }
}
