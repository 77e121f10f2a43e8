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
      for (index, step) in trace.steps.enumerated() {
        guard let point = step.event.touch?.point, !point.isUsable else { continue }
        let before = trace.before(index).value
        if case .up(_, let id) = step.event {
          let events = Array(trial.script.events[..<index]) + [.up(nil, id: id)]
          guard let expected = trial.value(after: events) else { continue }
          if trace.traits.isSame(step.after.value, expected) { continue }
          return Breach(
            step: index,
            "lifting off at \(point) gives \(step.after.value), without a location \(expected)",
            probe: trial.shown(events),
            contrast: trace.contrast(step.after.value, expected: expected))
        }
        guard step.after.value.isSame(as: before) else {
          return Breach(
            step: index,
            "a touch at \(point) changed the value from \(before) to \(step.after.value)",
            contrast: trace.contrast(step.after.value, expected: before))
        }
        if step.response.editing != nil {
          return Breach(step: index, "a touch at \(point) begins or ends a gesture")
        }
      }
      return nil
    }
  }
}
