import GestureEngine

extension Law where Subject == Trial {
  /// What an earlier gesture left behind must not steer the next one.
  public static var gestureIndependence: Law {
    Law(
      "D6", "gesture independence",
      "after a gesture the control answers like a fresh one of the same size and value",
      unless: {
        $0.trace.traits.stops.map { !$0.areDistinct } ?? false
          ? "some of its stops are the same number" : nil
      }
    ) { trial in
      let trace = trial.trace
      let end = trace.steps.indices.first { index in
        switch trace.steps[index].response.editing {
        case .committed, .cancelled: index + 1 < trace.steps.count
        case .began, nil: false
        }
      }
      guard let end, trace.steps[end].after.value.isFinite else { return nil }
      let after = trace.steps[end].after
      let fresh: [GestureEvent] = [.resize(after.size), .set(after.value), .wait(1000)]
      let events = trial.script.events
      let settled = Array(events[...end]) + [.wait(1000)] + events[(end + 1)...]
      let played = trial.answers(to: settled)
      let other = trial.answers(to: fresh + events[(end + 1)...])
      for index in (end + 1)..<trace.steps.count {
        let here = played[index + 1]
        let there = other[index - end - 1 + fresh.count]
        guard here.value.isIdentical(to: there.value),
          here.response.isIdentical(to: there.response)
        else {
          return Breach(step: index, "\(here.value), where a fresh one gives \(there.value)")
        }
      }
      return nil
    }
  }
}
