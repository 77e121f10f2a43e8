import GestureEngine

extension Law where Subject == Trial {
  /// A dial that skips an hour, or that a slow turn does not move, must be turned again and again.
  ///
  /// The law turns the dial after the script: slowly and at once, in parts, over its ends and over every stop.
  public static var turning: Law {
    Law(
      "D22", "turning",
      "a turn leads as far as its angle, however slow it is and wherever it begins",
      unless: { $0.trace.traits.isDial ? nil : "it does not turn" }
    ) { trial in
      guard Trial.judgesEveryDesign else { return nil }
      return trial.first(
        { $0.firstLagOfASlowTurn }, { $0.firstTurnInParts }, { $0.firstSkippedStop },
        { $0.firstTurnThatStaysAway }, { $0.downThatTurnsElsewhere },
        { $0.motionInPlaceThatTurns }, { $0.firstUnevenTurn }, { $0.endThatATurnLeaves },
        { $0.endOfBothWays }, { $0.endThatATurnNeverLeaves }, { $0.endThatATurnLeavesEarly },
        { $0.partThatTurnsMiss }, { $0.turnToTheWrongPlace },
        { $0.motionTowardTheMiddleThatTurns }, { $0.stopFarFromItsMark },
        { $0.turnWithinAStopThatLeadsOn }, { $0.turnThatDependsOnItsRadius })
    }.ofOneValue
  }
}
