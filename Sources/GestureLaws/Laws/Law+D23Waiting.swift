import GestureEngine

extension Law where Subject == Trial {
  /// A slider that goes back after a while loses a choice that nobody took back.
  ///
  /// A motion that a control has put off, or a touch that must rest before it drags, may move the value as time passes.
  public static var waiting: Law {
    Law(
      "D23", "waiting",
      "time alone changes no value",
      unless: {
        $0.trace.traits.changesOverTime ? "its value changes over time" : nil
      }
    ) { trial in
      guard Trial.judgesEveryDesign else { return nil }
      let traits = trial.trace.traits
      let mayFollow = traits.minimumTime > 0 || traits.hasButtons
      // Whether a motion may have been put off.
      var isPending = false
      // A tap may wait for a second one, a drag may not.
      if traits.doubleTapTime > 0 { return trial.valueThatWaitingLoses }
      let found = trial.trace.firstBreach { index, step in
        if step.event.isMove { isPending = traits.samplingInterval > 0 }
        if step.event.isSet, !step.after.value.isSame(as: trial.trace.before(index).value) {
          isPending = false
        }
        guard case .wait = step.event, !(mayFollow || isPending) || step.tracked == nil else {
          return nil
        }
        let (old, new) = (trial.trace.before(index).value, step.after.value)
        return traits.isSame(new, old)
          ? nil
          : Observation(
            "time alone changed the value from \(old) to \(new)",
            trial.trace.contrast(new, expected: old))
      }
      return found ?? trial.valueThatWaitingLoses
    }
  }
}

extension Trial {
  /// The value of a drag after the script that is another one once the touch has rested for long.
  ///
  /// A quarter of the scripts in which time passes are probed.
  fileprivate var valueThatWaitingLoses: Breach? {
    let traits = trace.traits
    guard script.events.count.isMultiple(of: 4),
      script.events.contains(where: { if case .wait = $0 { true } else { false } }),
      traits.thumbs == nil, !traits.hasButtons, let hand = hand(),
      let drag = hand.drag(by: [(dragsUpward ? 0.4 : -0.4) * hand.last.track.length])
    else { return nil }
    let waits = [GestureEvent.wait(1), .wait(4), .wait(60)]
    let values = settled.end.answers(to: drag.events + waits).suffix(waits.count + 1).map {
      $0.value
    }
    guard !traits.isSame(values[0], hand.last.value),
      let index = values.indices.dropFirst().first(where: { !traits.isSame(values[$0], values[0]) })
    else { return nil }
    return breach(
      afterSettling: drag.events + waits.prefix(index),
      "time alone changed the value of a drag from \(values[0]) to \(values[index])",
      contrast: trace.contrast(values[index], expected: values[0]))
  }
}
