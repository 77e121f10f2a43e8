/// What was played of a script while it was judged, so that just that can be played once more.
///
///     let log = PlayLog()
///     _ = LawBook.controls.findings(in: script.logged(in: log))
///     log.playAgain()  // what judging the script costs, without the judging
///
/// One log, one thread.
package final class PlayLog: Sendable {
  private nonisolated(unsafe) var plays: [@Sendable () -> Void] = []

  /// A log in which there is nothing yet.
  package init() {}

  func add(_ play: @escaping @Sendable () -> Void) { plays.append(play) }

  /// Makes every control and plays every event that was logged, and drops what is seen.
  package func playAgain() {
    for play in plays { play() }
  }
}
