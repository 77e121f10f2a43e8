import GestureEngine

extension Law where Subject == Trial {
  /// A larger value that is drawn further back looks like a smaller one.
  public static var monotoneDrawing: Law {
    Law(
      "I3", "monotone drawing",
      "a larger value is never drawn further back",
      unless: { $0.trace.initial.thumb == nil ? "it has no thumb" : nil }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      for (index, step) in trace.steps.enumerated().dropFirst() {
        let (before, after) = (trace.steps[index - 1].after, step.after)
        guard !trace.wasAnimating(before: index), !step.response.isAnimating,
          before.size == after.size, let old = before.thumb, let new = after.thumb
        else { continue }
        let moved =
          direction.onTrack(new.center, in: after.size).x
          - direction.onTrack(old.center, in: after.size).x
        if (after.value - before.value) * moved < 0 {
          return Breach(
            step: index,
            "\(before.value) became \(after.value), and the thumb moved by \(moved)")
        }
      }
      return nil
    }
  }
}
