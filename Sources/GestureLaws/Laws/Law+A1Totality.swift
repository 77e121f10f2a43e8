import GestureEngine

extension Law where Subject == Trial {
  /// An event that traps ends the whole app; an event that hangs freezes it.
  ///
  /// The process of a trap cannot judge it: a parent process or the next run reports it.
  public static var totality: Law {
    Law(
      "A1", "no trap, no hang",
      "the control answers every event"
    ) { trial in
      let (answered, events) = (trial.trace.steps.count, trial.script.events.count)
      return answered == events
        ? nil : Breach("the control answered \(answered) of \(events) events")
    }
  }
}

extension Law where Subject == HostTrial {
  /// A host that traps ends the whole app.
  public static var totality: Law {
    Law("A1", "no trap, no hang", "the host answers every input") { trial in
      let answered = trial.trace.steps.count { $0.index != nil }
      let inputs = trial.script.steps.count
      return answered == inputs
        ? nil : Breach("the host answered \(answered) of \(inputs) inputs")
    }
  }
}
