import GestureEngine

extension Law where Subject == Trial {
  /// A palm on the glass must not move a thumb that a finger holds.
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
        let (before, after) = (trace.before(index), step.after)
        guard after.value.isIdentical(to: before.value) else {
          return "an untracked touch changed the value from \(before.value) to \(after.value)"
        }
        var response = step.response
        response.isAnimating = false
        if let parts = response.firstDifference(from: Response()) {
          return "the response to an untracked touch has \(parts.here)"
        }
        return after.isIdentical(to: before) ? nil : "an untracked touch changed the drawing"
      }
    }
  }
}
