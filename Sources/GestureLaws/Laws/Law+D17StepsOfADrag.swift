import GestureEngine

extension Law where Subject == Trial {
  /// A slow finger sends motions smaller than a step; a slider that snaps before it adds them up never
  /// moves, or runs ahead of the finger.
  ///
  /// One that goes on from its stop after a resize loses the rest of the way.
  public static var stepsOfADrag: Law {
    Law(
      "D17", "stepped drag",
      "a drag sets the stop nearest to its place, and nothing rounds that place",
      unless: {
        let traits = $0.trace.traits
        return traits.exemptionFromTranslation ?? (traits.stops == nil ? "it has no stops" : nil)
      }
    ) { trial in
      if let breach = trial.firstOutOfReach() ?? trial.firstLagOfASlowDrag {
        return breach
      }
      return Trial.judgesEveryDesign
        ? trial.first({ $0.firstStopSkippedByASlowDrag }, { $0.dragThatAResizeMoves }) : nil
    }.ofOneValue
  }
}
