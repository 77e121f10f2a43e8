import GestureEngine

extension Law where Subject == Trial {
  /// One bad sample from a driver must not spoil a gesture, or poison the state for good.
  ///
  /// A lift-off at no place ends the gesture where it last was, as one without a place does.
  public static var badSamples: Law {
    Law(
      "A3", "bad samples",
      "a sample at no usable place changes nothing"
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        guard let point = step.event.touch?.point, !point.isUsable else { return nil }
        let before = trace.before(index).value
        if case .up(_, let id) = step.event {
          let events = Array(trial.script.events[..<index]) + [.up(nil, id: id)]
          guard let expected = trial.value(after: events) else { return nil }
          return step.after.value.isIdentical(to: expected)
            ? nil : "lifting off nowhere left \(step.after.value) instead of \(expected)"
        }
        return step.after.value.isIdentical(to: before) && step.response.editing == nil
          ? nil : "a touch at (\(point.x), \(point.y)) turned \(before) into \(step.after.value)"
      }
    }
  }
}
