import GestureEngine

extension Law where Subject == Trial {
  /// An event that traps takes the whole app with it; one that hangs freezes it.
  ///
  /// A trap cannot be judged from inside: whoever plays the script writes it down first.
  public static var totality: Law {
    Law(
      "A1", "no trap, no hang",
      "every event is answered"
    ) { trial in
      trial.trace.steps.count == trial.script.events.count
        ? nil : Breach("only \(trial.trace.steps.count) events were answered")
    }
  }
}
