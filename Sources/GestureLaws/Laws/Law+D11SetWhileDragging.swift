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
        let traits = $0.trace.traits
        if let thumbs = traits.thumbs, thumbs.movesBothBetween || traits.drag == .absolute {
          return nil
        }
        return Trial.judgesEveryDesign
          && (traits.drag == .tappedOrDragged || traits.drag == .custom && traits.thumbs == nil)
          ? nil : traits.exemptionFromTranslation
      }
    ) { trial in
      if Trial.judgesEveryDesign, trial.trace.traits.drag == .tappedOrDragged {
        return trial.switchThatUndoesASet
      }
      if Trial.judgesEveryDesign, trial.trace.traits.drag == .custom,
        trial.trace.traits.thumbs == nil
      {
        return trial.ownDragThatUndoesASet
      }
      if trial.trace.traits.thumbs != nil { return trial.rangeThatUndoesASet }
      return trial.firstOutOfReach(bySteps: 1, base: .set)
        ?? (Trial.judgesEveryDesign && trial.trace.traits.dragsUnseen
          ? trial.first({ $0.sliderThatUndoesASet }, { $0.dragThatUndoesAnEarlySet }) : nil)
    }
  }
}
