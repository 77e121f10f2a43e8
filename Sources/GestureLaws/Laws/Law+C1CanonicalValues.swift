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
      return trial.trace.firstValueMeantForAStop(flaw)
    }
  }
}

extension Trace {
  /// Returns the first value with a flaw, of those that should be a stop.
  ///
  /// Where the program can set other values, those are the values to which a touch or an adjustment has led.
  func firstValueMeantForAStop(_ flaw: (Double) -> Observation?) -> Breach? {
    if traits.roundsSets, let seen = flaw(initial.value) {
      return Breach("initially, \(seen.message)", contrast: seen.contrast)
    }
    return firstBreach { index, step in
      if !traits.roundsSets {
        switch step.event {
        // Keys may go on from a value that was set, by steps of their own.
        case .adjust where !traits.hasCommonKeys: return nil
        case .down, .move, .up, .adjust:
          // A cancelled gesture may go back to a value that was set.
          if step.after.value.isSame(as: before(index).value) || step.isLostEnd
            || step.response.editing == .cancelled
          {
            return nil
          }
        case .set, .resize, .wait, .cancel, .revert, .thumbs: return nil
        }
      }
      return flaw(step.after.value)
    }
  }
}

extension Snapping {
  /// Whether a value is so close to a stop that only rounding can tell them apart.
  func isBeside(_ value: Double, _ stop: Double) -> Bool {
    (value - stop).magnitude <= 1e-9 * Swift.max(stop.magnitude, value.magnitude)
  }
}
