import GestureEngine

extension Law where Subject == Trial {
  /// The last millimetre of a quick flick arrives with the `up`.
  public static var liftOff: Law {
    Law(
      "D8", "up",
      "lifting off at a location moves there first, then commits once"
    ) { trial in
      let trace = trial.trace
      var events: [GestureEvent] = []
      var places: [Int] = []
      for step in trace.steps {
        if case .up(let point?, let id) = step.event, step.tracks(id), point.isUsable {
          events += [.move(point, id: id), .up(nil, id: id)]
        } else {
          events.append(step.event)
        }
        places.append(events.count - 1)
      }
      guard events.count > places.count else { return nil }
      let other = trial.answers(to: events)
      for (index, place) in places.enumerated() {
        let (here, there) = (trace.steps[index], other[place])
        guard case .committed(let committed)? = here.response.editing else { continue }
        guard case .committed(let expected)? = there.response.editing,
          trace.traits.isSame(committed, expected),
          trace.traits.isSame(here.after.value, there.value)
        else {
          return Breach(
            step: index,
            "lifting off there commits \(committed), moving there first "
              + there.response.committed(besides: committed), probe: trial.shown(events),
            contrast: there.response.committed.map { trace.contrast(committed, expected: $0) })
        }
        // Its speed at the end of a gesture may depend on the samples.
        if trace.traits.changesOverTime { return nil }
      }
      return nil
    }
  }
}

extension Response {
  /// The committed value; `nil` if the response commits nothing.
  fileprivate var committed: Double? {
    if case .committed(let value)? = editing { value } else { nil }
  }

  /// Returns the committed value in words, beside the value that another response committed.
  fileprivate func committed(besides other: Double) -> String {
    guard case .committed(let value)? = editing else { return "commits nothing" }
    return "commits \(value)" + other.apart(from: value)
  }
}
