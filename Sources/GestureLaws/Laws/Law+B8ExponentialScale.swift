import GestureEngine

extension Law where Subject == Trial {
  /// A zoom must feel the same at both ends: equal distances multiply the value by equal factors.
  public static var exponentialScale: Law {
    Law(
      "B8", "exponential",
      "an exponential scale gives fraction t the value lower × (upper / lower)^t",
      unless: {
        let traits = $0.trace.traits
        if traits.scale != .exponential || traits.hasOwnScale {
          return "its scale is not exponential"
        }
        if traits.wraps { return "its bounds are the same place" }
        return traits.stops == nil ? nil : "it snaps"
      }
    ) { trial in
      let trace = trial.trace
      guard let scale = try? Scale(trace.traits.range, .exponential) else { return nil }
      for sample in trial.samples where sample.hold == .free {
        guard let place = trace.before(sample.step).track.fraction(at: sample.along) else {
          continue
        }
        let expected = scale.value(at: place)
        let slack = trace.traits.placeSlack(at: sample.along, on: trace.before(sample.step).track)
        let least = scale.value(at: place - slack), most = scale.value(at: place + slack)
        let rounding = 1e-12 * expected + .leastNonzeroMagnitude + trace.traits.valueSlack
        guard sample.value >= least - rounding, sample.value <= most + rounding else {
          return Breach(
            step: sample.step, "fraction \(place) has the value \(sample.value), not \(expected)",
            contrast: trace.contrast(sample.value, expected: expected))
        }
      }
      return nil
    }
  }
}
