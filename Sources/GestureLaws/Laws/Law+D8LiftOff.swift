import GestureEngine

extension Law where Subject == Trial {
  /// The last millimetre of a quick flick arrives with the lift-off.
  public static var liftOff: Law {
    Law(
      "D8", "up",
      "a lift-off counts where it is, then commits once"
    ) { trial in
      let trace = trial.trace
      var events: [GestureEvent] = []
      var places: [Int] = []
      for step in trace.steps {
        if case .up(let point?, let id) = step.event, step.tracked == id, point.isUsable {
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
          committed.isIdentical(to: expected),
          here.after.value.isIdentical(to: there.value)
        else {
          return Breach(
            step: index,
            "lifting off gives \(committed), moving there first gives \(there.response.committed)")
        }
      }
      return nil
    }
  }
}

extension Response {
  /// The value that was committed, for a message.
  fileprivate var committed: String {
    if case .committed(let value)? = editing { value.description } else { "no commit" }
  }
}
