import GestureEngine

extension Law where Subject == Trial {
  /// One bad sample from a driver must not spoil a gesture, or poison the state for good.
  public static var badSamples: Law {
    Law(
      "A3", "bad samples",
      "a sample that is not finite changes nothing"
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        guard let point = step.event.touch?.point, !point.isFinite else { return nil }
        let before = trace.before(index).value
        if case .up(_, let id) = step.event {
          let expected = step.tracked == id ? trace.traits.rest ?? before : before
          return step.after.value.isIdentical(to: expected)
            ? nil : "lifting off nowhere left \(step.after.value) instead of \(expected)"
        }
        return step.after.value.isIdentical(to: before) && step.response.editing == nil
          ? nil : "a touch at (\(point.x), \(point.y)) turned \(before) into \(step.after.value)"
      }
    }
  }
}
