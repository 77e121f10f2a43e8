/// What was played of a script while it was judged, so that just that can be played once more.
///
///     let log = PlayLog()
///     _ = LawBook.controls.findings(in: script.logged(in: log))
///     log.playAgain()  // what judging the script costs, without the judging
///
/// One log, one thread.
public final class PlayLog: Sendable {
  private nonisolated(unsafe) var plays: [@Sendable () -> Void] = []

  /// A log in which there is nothing yet.
  public init() {}

  func add(_ play: @escaping @Sendable () -> Void) { plays.append(play) }

  /// Makes every control and plays every event that was logged, and drops what is seen.
  public func playAgain() {
    for play in plays { play() }
  }
}

extension GestureScript {
  /// The same script, which writes down all that is played of it.
  ///
  /// - Parameter log: Where to.
  /// - Returns: A script of the same settings and events.
  public func logged(in log: PlayLog) -> GestureScript {
    var script = self
    script.kind = ControlKind(kind, loggingTo: log)
    return script
  }
}
