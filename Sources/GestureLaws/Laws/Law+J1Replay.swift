import GestureEngine

extension Law where Subject == Trial {
  /// A bug report that cannot be replayed cannot be fixed.
  public static var replay: Law {
    Law(
      "J1", "replay",
      "a script gives the same trace each time, bit for bit"
    ) { trial in
      guard let again = trial.again?.trace else {
        return Breach("the configuration is accepted the first time and refused the second time")
      }
      guard let index = trial.trace.firstDifference(from: again) else { return nil }
      let message = trial.trace.steps[index].difference(
        from: again.steps[index].answer, of: "the second play")
      return Breach(step: index, message ?? "the second play draws the value elsewhere")
    }
  }
}
