import GestureEngine

extension Law where Subject == Trial {
  /// A finger that goes on to the right must never see the value fall.
  public static var monotonicity: Law {
    Law(
      "B2", "monotonicity",
      "further along the track is never a smaller value"
    ) { trial in
      var previous: Trace.Sample?
      for sample in trial.samples {
        defer { previous = sample }
        guard let last = previous, !sample.isAfresh, sample.hold != .unknown,
          sample.hold != .tapping
        else { continue }
        // Far from its edge the places on a track are rounded, and only the motion counts.
        let isBack =
          sample.hold == .relative
          ? trial.trace.traits.direction.motion(from: last.point, to: sample.point).x < 0
          : sample.along < last.along
        let (low, high) = isBack ? (sample, last) : (last, sample)
        if high.value < low.value {
          return Breach(
            step: sample.step,
            "\(low.along) gives \(low.value), further along \(high.along) gives \(high.value)")
        }
      }
      return nil
    }
  }
}
