import GestureLaws
import PropertyTesting

/// Plays scripts just as often as the laws play them, and judges nothing.
///
/// What the laws play depends on the script and on what is seen. So the first time a script comes it
/// is judged, and every play written down; as long as the same script comes again, just these plays
/// are repeated. What is to be measured with it runs each case many times in a row.
///
/// One rehearsal, one thread: it is unchecked because a property asks for it.
final class Rehearsal: @unchecked Sendable {
  private let book: LawBook
  private var last: (script: GestureScript, log: PlayLog)?

  /// A rehearsal for the laws of `book`.
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
