import GestureEngine

extension Law where Subject == Trial {
  /// A bad sample from a driver must not spoil a gesture or corrupt the state permanently.
  ///
  /// An `up` with a bad coordinate ends the gesture at its last good location, as an `up` without a
  /// location does.
  public static var badSamples: Law {
    Law(
      "A3", "bad samples",
      "a sample with a coordinate that is not finite or out of bounds changes nothing"
    ) { trial in
      let trace = trial.trace
      return trace.first { index, step in
        guard let point = step.event.touch?.point, !point.isUsable else { return nil }
        let before = trace.before(index).value
        if case .up(_, let id) = step.event {
          let events = Array(trial.script.events[..<index]) + [.up(nil, id: id)]
          guard let expected = trial.value(after: events) else { return nil }
          return trace.traits.isSame(step.after.value, expected)
            ? nil
            : "lifting off at \(point) gives \(step.after.value), without a location \(expected)"
        }
        guard step.after.value.isIdentical(to: before) else {
          return "a touch at \(point) changed the value from \(before) to \(step.after.value)"
        }
        return step.response.editing == nil ? nil : "a touch at \(point) begins or ends a gesture"
      }
    }
  }
}
