import GestureEngine

extension Law where Subject == Trial {
  /// A slow device drops samples; the value must not depend on which.
  public static var lastSampleCounts: Law {
    Law(
      "D3", "only the last sample counts",
      "without the samples in between a drag ends at the same value",
      unless: {
        $0.trace.traits.drag == .relative ? "its way counts, not only its end" : nil
      }
    ) { trial in
      let trace = trial.trace
      let samples = trace.samples
      var superseded = Set<Int>()
      for (sample, next) in zip(samples, samples.dropFirst()) where !next.isAfresh {
        if case .move = trace.steps[sample.step].event { superseded.insert(sample.step) }
      }
      guard !superseded.isEmpty else { return nil }
      let kept = trace.steps.indices.filter { !superseded.contains($0) }
      guard let other = trial.play(kept.map { trial.script.events[$0] }) else { return nil }
      for (place, index) in kept.enumerated() {
        let value = other.steps[place].after.value
        guard value.isIdentical(to: trace.steps[index].after.value) else {
          return Breach(
            step: index,
            "\(trace.steps[index].after.value), but \(value) without the samples in between")
        }
      }
      return nil
    }
  }
}
