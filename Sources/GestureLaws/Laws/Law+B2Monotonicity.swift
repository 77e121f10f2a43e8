import GestureEngine

extension Law where Subject == Trial {
  /// A finger that moves on towards the end must never see the value fall.
  public static var monotonicity: Law {
    Law(
      "B2", "monotonicity",
      "moving further along the track never lowers the value",
      unless: { $0.trace.traits.wraps ? "its value goes on at one bound from the other" : nil }
    ) { trial in
      let traits = trial.trace.traits
      var previous: Trace.Sample?
      for sample in trial.samples {
        defer { previous = sample }
        guard let last = previous, !sample.isRebased, sample.hold == last.hold
        else { continue }
        // Positions far from the edge are rounded, so a relative drag compares motions instead.
        let isBack =
          sample.hold == .relative
          ? trial.trace.traits.direction.motion(from: last.point, to: sample.point).x < 0
          : sample.along < last.along
        let (low, high) = isBack ? (sample, last) : (last, sample)
        switch sample.hold {
        case .tapping, .waiting, .unknown: continue
        case .held, .free, .relative: break
        }
        if high.value < low.value, !traits.isClose(high.value, low.value) {
          return Breach(
            step: sample.step,
            "position \(low.along) gives \(low.value), \(high.along) gives only \(high.value)")
        }
      }
      return nil
    }
  }
}
