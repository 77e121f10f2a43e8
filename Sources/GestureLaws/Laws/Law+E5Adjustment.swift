import GestureEngine

extension Law where Subject == Trial {
  /// A keyboard user must reach every value that a finger reaches.
  public static var adjustment: Law {
    Law(
      "E5", "adjustment",
      "a step back undoes a step, and steps lead from one end to the other",
      unless: {
        let range = $0.trace.traits.range
        if let stops = $0.trace.traits.stops {
          return stops.areDistinct ? nil : "some of its stops are equal numbers"
        }
        let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
        let span = range.upperBound / 2 - range.lowerBound / 2
        let isFine = span > largest * 1e-6 && span > 1e-300
        return isFine || range.lowerBound == range.upperBound
          ? nil : "its range has too few numbers for tenths"
      }
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      func isInside(_ snapshot: ControlSnapshot) -> Bool {
        snapshot.value > range.lowerBound && snapshot.value < range.upperBound
      }
      for index in trace.steps.indices.dropFirst() {
        let (first, second) = (trace.steps[index - 1], trace.steps[index])
        guard first.tracked == nil, case .adjust(let there) = first.event,
          case .adjust(let back) = second.event, there.opposite == back, isInside(first.after),
          trace.traits.stops.map({ $0.snap(trace.before(index - 1).value) })
            .map({ $0 == trace.before(index - 1).value }) ?? true
        else { continue }
        let (before, after) = (trace.before(index - 1).fraction, second.after.fraction)
        guard (before - after).magnitude <= 1e-9 else {
          return Breach(
            step: index, "a step and a step back lead from fraction \(before) to \(after)")
        }
      }
      let steps = trace.traits.stops?.lastIndex ?? 10
      // The walk from end to end is made for scripts with adjustments, and for at most 100 steps.
      let isStepping = trial.script.events.contains { if case .adjust = $0 { true } else { false } }
      guard isStepping, steps <= 100 else { return nil }
      for (start, step) in [
        (range.lowerBound, GestureEvent.Adjustment.increment), (range.upperBound, .decrement),
      ] {
        let events = [.set(start)] + Array(repeating: GestureEvent.adjust(step), count: steps)
        let end = step == .increment ? range.upperBound : range.lowerBound
        guard let value = trial.value(after: events) else { continue }
        guard value == end else {
          return Breach("\(steps) steps from \(start) end at \(value), not at \(end)")
        }
      }
      return nil
    }
  }
}
