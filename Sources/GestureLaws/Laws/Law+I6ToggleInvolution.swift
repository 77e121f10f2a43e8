import GestureEngine

extension Law where Subject == Trial {
  /// A switch that two taps leave in another state is no switch.
  public static var toggleInvolution: Law {
    Law(
      "I6", "toggle involution",
      "a tap toggles, and two taps are none",
      unless: {
        $0.trace.traits.drag == .tapped ? nil : "it is no toggle"
      }
    ) { trial in
      let trace = trial.trace
      let size = trace.before(trace.steps.count).size
      let middle = GesturePoint(x: size.width / 2, y: size.height / 2)
      guard GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(middle) else {
        return nil
      }
      let tap = [GestureEvent.down(middle), .up(nil)]
      let answers = trial.end.answers(to: [.cancel] + tap + tap)
      let (before, once, twice) = (answers[0].value, answers[2].value, answers[4].value)
      return once == 1 - before && twice == before
        ? nil : Breach("then a tap turns \(before) into \(once), and another into \(twice)")
    }
  }
}
