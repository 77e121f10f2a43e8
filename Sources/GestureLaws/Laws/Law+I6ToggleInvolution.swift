import GestureEngine

extension Law where Subject == Trial {
  /// A switch that two taps do not bring back to its state is not a switch.
  public static var toggleInvolution: Law {
    Law(
      "I6", "toggle involution",
      "a tap toggles the value, and a second tap toggles it back",
      unless: {
        $0.trace.traits.drag.isSwitch ? nil : "it is not a toggle"
      }
    ) { trial in
      let trace = trial.trace
      let (size, track) = (
        trace.before(trace.steps.count).size, trace.before(trace.steps.count).track
      )
      let middle = GesturePoint(x: size.width / 2, y: size.height / 2)
      guard GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(middle) else {
        return nil
      }
      let tap = [GestureEvent.down(middle), .up(nil)]
      let answers = trial.end.answers(to: [.cancel()] + tap + tap)
      // An area of the control's own may be elsewhere.
      if trace.traits.grabArea == .custom, answers[1].response.editing != .began { return nil }
      // On a track without length, a touch may change nothing.
      if Trial.judgesEveryDesign, !track.isUsable,
        answers.allSatisfy({ $0.value == answers[0].value })
      {
        return nil
      }
      let (before, once, twice) = (answers[0].value, answers[2].value, answers[4].value)
      return once == 1 - before && twice == before
        ? nil
        : trial.breach(
          after: [.cancel()] + tap + (once == 1 - before ? tap : []),
          "after the script, a tap changes the value from \(before) to \(once), a second tap to "
            + "\(twice)",
          contrast: once == 1 - before
            ? trace.contrast(twice, expected: before) : trace.contrast(once, expected: 1 - before))
    }
  }
}
