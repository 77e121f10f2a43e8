import GestureEngine

extension Law where Subject == Trial {
  /// A label that reads "0.30000000000000004" is a bug that users report.
  public static var canonicalValues: Law {
    Law(
      "C1", "canonical stops",
      "a value at a stop is exactly the number of that stop",
      unless: {
        $0.trace.traits.stops == nil ? "it has no stops" : nil
      }
    ) { trial in
      guard let stops = trial.trace.traits.stops else { return nil }
      return trial.trace.first { _, step in
        let value = step.after.value
        let stop = stops.snap(value)
        let isMeant = (value - stop).magnitude <= 1e-9 * Swift.max(stop.magnitude, value.magnitude)
        return isMeant && value != stop ? "the value is \(value), its stop is \(stop)" : nil
      }
    }
  }
}
