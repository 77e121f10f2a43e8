import GestureEngine

extension Law where Subject == Trial {
  /// A label that reads "0.30000000000000004" is a bug that users report.
  public static var canonicalValues: Law {
    Law(
      "C1", "canonical stops",
      "a value at a stop is exactly the number of that stop",
      unless: {
        if $0.trace.traits.precision.part > 0 { return "it does not compute in double precision" }
        return $0.trace.traits.stops == nil ? "it has no stops" : nil
      }
    ) { trial in
      guard let stops = trial.trace.traits.stops else { return nil }
      func flaw(of value: Double) -> Observation? {
        let stop = stops.snap(value)
        return value != stop && stops.isBeside(value, stop)
          ? Observation(
            "the value is \(value), its stop is \(stop)" + value.apart(from: stop),
            trial.trace.contrast(value, expected: stop)) : nil
      }
      return flaw(of: trial.trace.initial.value).map { Breach($0.message, contrast: $0.contrast) }
        ?? trial.trace.firstBreach { _, step in flaw(of: step.after.value) }
    }
  }
}

extension Snapping {
  /// Whether a value is so close to a stop that only rounding can tell them apart.
  func isBeside(_ value: Double, _ stop: Double) -> Bool {
    (value - stop).magnitude <= 1e-9 * Swift.max(stop.magnitude, value.magnitude)
  }
}
