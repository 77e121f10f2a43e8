import GestureEngine

extension Law where Subject == Trial {
  /// State that a gesture leaves behind must not affect the next gesture.
  public static var gestureIndependence: Law {
    Law(
      "D6", "gesture independence",
      "after a gesture the control behaves like a new control of the same size and value",
      unless: {
        if $0.trace.traits.remembersGestures { return "it remembers gestures" }
        if $0.trace.traits.doubleTapTime >= 1000 { return "any touch may be part of a double tap" }
        return $0.trace.traits.stops.map { !$0.areDistinct } ?? false
          ? "some of its stops are equal numbers" : nil
      }
    ) { trial in
      let trace = trial.trace
      let end = trace.steps.indices.first { index in
        index + 1 < trace.steps.count && trace.steps[index].response.endsGesture
          && trace.steps[index].trackedAfter.first == nil
      }
      guard let end else { return nil }
      var after = trace.steps[end].after
      let events = trial.script.events
      if trace.traits.changesOverTime {
        // The value goes on after the gesture.
        let rest = trial.start.play(Array(events[...end]) + [.wait(1000)]).trace
        after = rest.steps.last?.after ?? after
      }
      guard after.value.isFinite else { return nil }
      let fresh: [GestureEvent] = [.resize(after.size), after.setting, .wait(1000)]
      let settled = Array(events[...end]) + [.wait(1000)] + events[(end + 1)...]
      let played = trial.answers(to: settled)
      let other = trial.answers(to: fresh + events[(end + 1)...])
      // A `set` may lead to a stop, so that a new control cannot have a value beside it.
      if Trial.judgesEveryDesign, trace.traits.stopsOnRelease != nil,
        !trace.traits.isSame(other[fresh.count - 1].value, after.value)
      {
        return nil
      }
      var probe: String { trial.shown(fresh + events[(end + 1)...]) }
      for index in (end + 1)..<trace.steps.count {
        let here = played[index + 1]
        let there = other[index - end - 1 + fresh.count]
        guard trace.traits.isSame(here.value, there.value) else {
          return Breach(
            step: index,
            "the value is \(here.value), that of a new control is \(there.value)"
              + here.value.apart(from: there.value),
            probe: probe, contrast: trace.contrast(here.value, expected: there.value))
        }
        if trace.traits.precision.part > 0 {
          if let message = here.response.difference(inKindFrom: there.response, of: "a new control")
          {
            return Breach(step: index, message, probe: probe)
          }
          continue
        }
        if let parts = here.response.firstDifference(from: there.response) {
          return Breach(
            step: index,
            "the response has \(parts.here), that of a new control has \(parts.there)",
            probe: probe, contrast: .response(parts.here, expected: parts.there))
        }
      }
      return nil
    }
  }
}
