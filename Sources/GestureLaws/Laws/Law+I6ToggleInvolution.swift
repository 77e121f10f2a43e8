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
      let last = trace.before(trace.steps.count)
      let (size, track) = (last.size, last.track)
      let isOnThumb = Trial.judgesEveryDesign && trace.traits.grabArea == .thumb
      let middle = isOnThumb ? last.middle : GesturePoint(x: size.width / 2, y: size.height / 2)
      guard GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(middle) else {
        return nil
      }
      func tap(at place: GesturePoint) -> [GestureEvent] { [.down(place), .up(nil)] }
      let first = [.cancel()] + tap(at: middle)
      // The thumb may have gone to the other side.
      let there = isOnThumb ? trial.end.play(first).trace.before(first.count).middle : middle
      let answers = trial.end.answers(to: first + tap(at: there))
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
          after: first + (once == 1 - before ? tap(at: there) : []),
          "after the script, a tap changes the value from \(before) to \(once), a second tap to "
            + "\(twice)",
          contrast: once == 1 - before
            ? trace.contrast(twice, expected: before) : trace.contrast(once, expected: 1 - before))
    }
  }
}
