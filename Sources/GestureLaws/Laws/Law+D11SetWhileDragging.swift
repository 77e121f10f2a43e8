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
        if traits.thumbs?.movesBothBetween ?? false { return nil }
        return Trial.judgesEveryDesign && traits.drag == .tappedOrDragged
          ? nil : traits.exemptionFromTranslation
      }
    ) { trial in
      if Trial.judgesEveryDesign, trial.trace.traits.drag == .tappedOrDragged {
        return trial.dragThatUndoesASet
      }
      if Trial.judgesEveryDesign, trial.trace.traits.wraps { return trial.turnThatUndoesASet }
      return trial.trace.traits.thumbs == nil
        ? trial.firstOutOfReach(bySteps: 1) { $0.base == .set } : trial.pairThatUndoesASet
    }
  }
}

extension Trial {
  /// A drag by translation of a value that wraps, after the script, that undoes what the program sets on its way.
  fileprivate var turnThatUndoesASet: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let step = traits.partOfAStep
    guard traits.thumbs == nil, !traits.changesOverTime, !traits.hasOwnScale, step < 0.1,
      let scale = try? Scale(range, traits.scale), range.lowerBound < range.upperBound,
      let hand = hand(after: [.set(range.lowerBound), .wait(1000)]),
      let drag = hand.drag(by: [0.05 * hand.last.track.length]),
      let place = drag.events.last(where: { $0.isMove })?.touch?.point
    else { return nil }
    let wanted = scale.value(at: 0.5)
    let end = place.moved(
      by: (0.02 + 2 * step) * hand.last.track.length, along: traits.direction)
    guard end.isUsable else { return nil }
    var events = drag.events + [.set(traits.stops?.snap(wanted) ?? wanted)]
    if traits.samplingInterval > 0 { events.append(.wait(2 * traits.samplingInterval)) }
    events.append(.move(end))
    let steps = settled.end.play(events).trace.steps
    let (before, after) = (steps[steps.count - 2].after, steps[steps.count - 1].after)
    let moved = difference(after.fraction, from: before.fraction)
    let slack = 0.01 + 1.5 * step + 4 * traits.resolution / hand.last.track.length
    guard steps[hand.opening.count].response.editing == .began,
      difference(moved, from: 0.02 + 2 * step).magnitude > slack
    else { return nil }
    return breach(
      afterSettling: events,
      "after a set of \(before.value), a motion by \(0.02 + 2 * step) of the track gives "
        + "\(after.value)")
  }
}
