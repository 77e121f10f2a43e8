import GestureEngine

extension Law where Subject == Trial {
  /// The next sample of a drag must not undo a correction that the program made during the drag.
  ///
  /// A `set` of the present value corrects nothing: law D14 judges it.
  public static var settingWhileDragging: Law {
    Law(
      "D11", "set mid-drag",
      "after a set of another value during a gesture, a drag continues from that value",
      unless: {
        $0.trace.traits.thumbs?.movesBothBetween ?? false
          ? nil : $0.trace.traits.exemptionFromTranslation
      }
    ) { trial in
      trial.trace.traits.thumbs == nil
        ? trial.firstOutOfReach(bySteps: 1) { $0.base == .set } : trial.pairThatUndoesASet
    }
  }
}
