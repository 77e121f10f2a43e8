import GestureEngine

extension Law where Subject == Trial {
  /// A palm on the glass must not move a thumb that a finger holds, and its cancel must not end the
  /// finger's drag.
  public static var foreignTouches: Law {
    Law(
      "D9", "foreign touches",
      "a touch that is not tracked changes nothing, and neither does its cancel"
    ) { trial in
      let trace = trial.trace
      return trace.firstBreach { index, step in
        let isElsewhere =
          step.event.isDown && step.tracked == nil && step.response.editing == nil
        guard step.isForeign || isElsewhere else { return nil }
        let (before, after) = (trace.before(index), step.after)
        guard after.value.isSame(as: before.value) else {
          return Observation(
            "an untracked touch changed the value from \(before.value) to \(after.value)",
            trace.contrast(after.value, expected: before.value))
        }
        var response = step.response
        response.isAnimating = false
        if let parts = response.firstDifference(from: Response()) {
          return Observation(
            "the response to an untracked touch has \(parts.here)",
            .response(parts.here, expected: parts.there))
        }
        return after.isSame(as: before)
          ? nil : Observation("an untracked touch changed the drawing")
      }
    }
  }
}
