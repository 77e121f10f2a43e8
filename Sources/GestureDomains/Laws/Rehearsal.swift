import GestureLaws
import PropertyTesting

/// A player that plays scripts as often as the laws do, without judging them.
///
/// The number of plays depends on the script and on its trace. So a rehearsal judges a script the first
/// time and logs every play; while the same script comes again, it repeats exactly these plays. A
/// measurement therefore runs each case many times in a row.
///
/// Only one thread may use a rehearsal. It is an unchecked `Sendable` because a property requires that.
final class Rehearsal<Script: JudgedScript>: @unchecked Sendable {
  private let judge: @Sendable (Script) -> Void
  private var last: (script: Script, log: PlayLog)?

  /// Creates a rehearsal for the laws by which `judge` judges a script.
  init(_ judge: @escaping @Sendable (Script) -> Void) { self.judge = judge }

  /// Plays `script` as often as the laws do.
  func play(_ script: Script) {
    if let last, last.script.isIdentical(to: script) {
      last.log.playAgain()
      return
    }
    let log = PlayLog()
    judge(script.logged(in: log))
    last = (script, log)
  }
}
