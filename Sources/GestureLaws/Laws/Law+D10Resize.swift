import GestureEngine

extension Law where Subject == Trial {
  /// Turning a phone must not turn the volume up.
  public static var resizing: Law {
    Law(
      "D10", "resize",
      "a resize keeps the value, and later motion is measured on the new track"
    ) { trial in
      let trace = trial.trace
      let jump = trace.firstBreach { index, step in
        guard case .resize = step.event else { return nil }
        let before = trace.before(index).value
        guard trace.traits.isSame(step.after.value, before) else {
          return Observation(
            "a resize changed the value from \(before) to \(step.after.value)",
            trace.contrast(step.after.value, expected: before))
        }
        return step.response.editing == nil ? nil : Observation("a resize begins or ends a gesture")
      }
      return jump ?? trial.firstOutOfReach(bySteps: 1, base: .resize)
        ?? (Trial.judgesEveryDesign
          ? trial.first(
            { $0.drawingThatAResizeMoves },
            { $0.turnAroundTheOldMiddle }, { $0.turnThatAResizeUndoes },
            { $0.ownDragOnTheOldTrack }, { $0.ownTurnThatAResizeChanges },
            { $0.ownDragThatAResizeUndoes }, { $0.pairThatAResizeMoves },
            {
              let traits = $0.trace.traits
              return traits.stops == nil && traits.dragsUnseen ? $0.dragThatAResizeMoves : nil
            }, { $0.dragOnTheOldTrack })
          : nil)
    }
  }
}

extension Trial {
  /// The drawing of a value at rest, after the script, that a resize moves to another value.
  fileprivate var drawingThatAResizeMoves: Breach? {
    let traits = trace.traits
    guard traits.thumbs == nil, traits.range.span > 0, !traits.isCoarse, let last = atRest,
      last.track.isUsable, traits.isSame(last.presentedValue, last.value)
    else { return nil }
    let larger = GestureSize(width: 1.25 * last.size.width, height: 1.25 * last.size.height)
    guard larger.usable == larger,
      let resized = settled.end.play([.resize(larger)]).trace.steps.last?.after,
      resized.track.isUsable, traits.isSame(resized.value, last.value),
      (resized.presentedValue - last.value).magnitude > 0.1 * traits.range.span
    else { return nil }
    return breach(
      afterSettling: [.resize(larger)],
      "a resize moves the drawing of \(last.value) to \(resized.presentedValue)",
      contrast: trace.contrast(resized.presentedValue, expected: last.value))
  }
}
