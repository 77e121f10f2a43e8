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
      if let breach = trial.firstLagOfASlowTurn { return breach }
      if let breach = trial.firstTurnInParts { return breach }
      if let breach = trial.firstSkippedStop { return breach }
      if let breach = trial.firstTurnThatStaysAway { return breach }
      if let breach = trial.downThatTurnsElsewhere { return breach }
      if let breach = trial.firstUnevenTurn { return breach }
      if let breach = trial.endThatATurnLeaves ?? trial.endOfBothWays { return breach }
      if let breach = trial.endThatATurnNeverLeaves { return breach }
      return trial.partThatTurnsMiss ?? trial.turnToTheWrongPlace
    }.ofOneValue
  }
}
