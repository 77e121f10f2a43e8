import GestureEngine

extension Law where Subject == Trial {
  /// A palm on the glass must not move what a finger holds.
  public static var foreignTouches: Law {
    Law(
      "D9", "foreign touches",
      "a touch that is not tracked changes nothing"
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        guard let touch = step.event.touch else { return nil }
        let isForeign: Bool
        if case .down = step.event {
          isForeign = step.tracked != nil
        } else {
          isForeign = step.tracked != touch.id
        }
        guard isForeign else { return nil }
        var response = step.response
        response.isAnimating = false
        return response == Response() && step.after.isIdentical(to: trace.before(index))
          ? nil : "a foreign touch turned \(trace.before(index).value) into \(step.after.value)"
      }
    }
  }
}
