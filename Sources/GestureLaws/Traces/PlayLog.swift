/// A log of everything that the laws played of a script, so that exactly that can be repeated.
///
///     let log = PlayLog()
///     _ = LawBook.controls.findings(in: script.logged(in: log))
///     log.playAgain()  // takes the time that the plays take, without the judging
///
/// Use a log on a single thread.
package final class PlayLog: Sendable {
  private nonisolated(unsafe) var plays: [@Sendable () -> Void] = []

  /// Creates an empty log.
  package init() {}

  func add(_ play: @escaping @Sendable () -> Void) { plays.append(play) }

  /// Makes every logged control and plays every logged event again, and discards the results.
  package func playAgain() {
    for play in plays { play() }
  }
}
